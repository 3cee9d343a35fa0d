export { reportPage } from "./report/reportPage.tsx";
