export { withdrawalPage } from "./withdrawal/withdrawalPage.tsx";
