export { supportFrame, type SupportFrame } from "./supportFrame.ts";
export { supportOrigins } from "./supportOrigins.ts";
export { EU_VENDOR, type SupportVendor, vendorAt } from "./supportVendor.ts";
