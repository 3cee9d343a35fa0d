export { pressPage } from "./press/pressPage.tsx";
