export { writeAudit } from "./writeAudit.ts";
