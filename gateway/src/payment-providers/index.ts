export { CircuitBreaker } from "./circuitBreaker.ts";
export { guardProvider, type GuardedProvider, type ProviderHealth } from "./guardProvider.ts";
export type {
  HookReading,
  IncomingHook,
  Outcome,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
  Payouts,
  PayoutStatus,
  ProviderCapabilities,
  ProviderEvent,
  ProviderNotes,
  SettlementRow,
  StrongAuthentication,
} from "./interface/index.ts";
export { type MethodRoutes, type OfferedMethod, type Payments, paymentsOf } from "./payments.ts";
export { createProvider, createProviders, NO_NOTES } from "./createProviders.ts";
export {
  type PaymentProvidersConfig,
  PaymentProvidersSchema,
  type ProviderConfig,
} from "./paymentProvidersConfig.ts";
export { isTestAccount, standInAmong } from "./standIns.ts";
export { type Deadlines, openWire, type Wire } from "./wire/index.ts";
