export { CircuitBreaker } from "./circuitBreaker.ts";
export { guardProvider, type GuardedProvider, type ProviderHealth } from "./guardProvider.ts";
export type {
  HookReading,
  IncomingHook,
  Outcome,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
  PayoutStatus,
  ProviderCapabilities,
  ProviderEvent,
  SettlementRow,
  StrongAuthentication,
} from "./paymentProvider.ts";
export { type MethodRoutes, type OfferedMethod, type Payments, paymentsOf } from "./payments.ts";
