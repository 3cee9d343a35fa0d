export { AdyenDouble, type AdyenFault, type AdyenSettings, type Item, signItem } from "./adyen/index.ts";
export { MobilePayDouble, type MobilePaySettings, type PaymentFault, signHook } from "./mobilepay/index.ts";
export type { WireFault } from "./wire-faults/index.ts";
