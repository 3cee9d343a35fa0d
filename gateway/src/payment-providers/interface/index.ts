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
