export { sendReceipt } from "./arrival/sendReceipt.ts";
