export { createPaymentServer, type PaymentServerSettings } from "./createPaymentServer.ts";
export type { Fault, Faults } from "./faults.ts";
export { type Merchant, MerchantSchema } from "./merchants.ts";
