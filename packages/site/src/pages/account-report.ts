export { reportPage as page } from "../account/report/reportPage.tsx";
