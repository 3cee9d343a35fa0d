export { ReportIsland } from "./report/ReportIsland.tsx";
export { REPORT_MESSAGES } from "./report/reportMessages.ts";
