export { ReportStart } from "./ReportStart.tsx";
