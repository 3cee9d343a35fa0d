export { staffChain, writeAudit, writeStaffAudit } from "./writeAudit.ts";
export { audit } from "./tables.ts";
