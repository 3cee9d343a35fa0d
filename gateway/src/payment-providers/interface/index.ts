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
  ProviderNotes,
  SettlementRow,
  StrongAuthentication,
} from "./paymentProvider.ts";
