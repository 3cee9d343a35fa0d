export { KeptForm } from "./KeptForm.tsx";
