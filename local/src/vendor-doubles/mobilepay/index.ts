export type { PaymentFault } from "./epayments.ts";
export { MobilePayDouble, type MobilePaySettings, signHook } from "./mobilePayDouble.ts";
