export { reportPage as page } from "../report/reportPage.tsx";
