export { MobilePay } from "./mobilePay.ts";
export { type MobilePayConfig, MobilePayConfigSchema } from "./mobilePayConfig.ts";
export { idOf, referenceOf } from "./reference.ts";
