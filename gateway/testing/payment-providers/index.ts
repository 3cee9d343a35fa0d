export { conformance } from "./conformance.ts";
export type {
  Forgery,
  KnownKeys,
  PaymentFault,
  PlayerAct,
  ProviderAbilities,
  ProviderBench,
  ProviderUnderTest,
  SigningKey,
  WireFault,
} from "./providerBench.ts";
