export { MobilePayDouble, type MobilePaySettings, type PaymentFault, signHook } from "./mobilepay/index.ts";
export type { WireFault } from "./wireFaults.ts";
