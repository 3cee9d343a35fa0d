export { pressPage as page } from "../press/pressPage.tsx";
