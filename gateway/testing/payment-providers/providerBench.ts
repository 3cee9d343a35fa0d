import type { PaymentMethod } from "@spilhus/contracts/payments";
import type {
  IncomingHook,
  PaymentProvider,
  PaymentStatus,
  ProviderCapabilities,
} from "../../src/payment-providers/index.ts";

/** What a player or their bank does at the provider. */
export type PlayerAct =
  | "approve"
  | "decline"
  | "cancel"
  | "fail-challenge"
  | "expire"
  | "approve-unchallenged";

/** What goes wrong with the calls to the provider. */
export type WireFault = "error-after-effect" | "empty-answer" | "no-answer" | "slow" | "down";

/** What is wrong with one payment, payout or settlement at the provider. */
export type PaymentFault =
  | "wrong-amount"
  | "wrong-currency"
  | "other-name"
  | "late-capture"
  | "payout-refused"
  | "bank-return"
  | "settlement-missing"
  | "settlement-doubled"
  | "settlement-one-ore";

/** Which keys of webhooks the adapter knows. */
export type KnownKeys = "old" | "both" | "new";
/** Which key a webhook is signed with; `foreign` is another merchant's or provider's. */
export type SigningKey = "old" | "new" | "foreign";

/** What a forged webhook changes before it is signed; without a change it is signed anew as it was. */
export interface Forgery {
  readonly key?: SigningKey;
  /** Signed time; the adapter's `now` without it. */
  readonly at?: Date;
  /** Id of the event, where the provider signs one. */
  readonly id?: string;
}

/** What a provider has and its double can show. A test of what it does not have is not made. */
export interface ProviderAbilities extends Pick<
  ProviderCapabilities,
  "hasCapture" | "canRefund" | "tellsName"
> {
  readonly canPayOut: boolean;
  /** The state that each act ends in. */
  readonly acts: Readonly<Partial<Record<PlayerAct, PaymentStatus["state"]>>>;
  readonly faults: readonly PaymentFault[];
  /** Its answers prove how the payer was authenticated; otherwise the player is asked for MitID. */
  readonly tellsAuthentication: boolean;
  /** Its signature covers a time, so that a replay window can be kept. */
  readonly signsTime: boolean;
  /** Its signature covers an id that is a header. */
  readonly signsId: boolean;
  /** Its signature covers the bytes of the body, not values of its fields. */
  readonly signsBytes: boolean;
  /** Its settlement can be asked for. */
  readonly settlement: boolean;
  readonly chargeback: boolean;
  /** Refuses another payment under an id that was used; others answer with the first one. */
  readonly refusesOtherPayment: boolean;
}

/** What the double of a provider offers the suite, beside its wire. */
export interface ProviderBench extends AsyncDisposable {
  readonly provider: PaymentProvider;
  /** The same adapter with deadlines of a tenth of a second, for a provider that does not answer. */
  readonly impatient: PaymentProvider;
  /** The same adapter, to which other origins are declared than the provider's pages have. */
  readonly elsewhere: PaymentProvider;
  /** The adapter of the same account with other keys of webhooks. */
  providerWith(keys: KnownKeys): PaymentProvider;
  readonly method: PaymentMethod;
  now(): Date;
  /** Number of payments that the provider has for an id. */
  paymentsOf(id: string): Promise<number>;
  /** Number of payouts that the provider has for an id. */
  payoutsOf(id: string): Promise<number>;
  act(paymentId: string, act: PlayerAct, name?: string): Promise<void>;
  chargeBack(paymentId: string): Promise<void>;
  /** A player proves that a payout account is theirs, or gives it up. */
  registerAccount(requestId: string, url: string, ownerName: string | undefined): Promise<void>;
  setWireFault(fault: WireFault | undefined): void;
  setPaymentFault(id: string, fault: PaymentFault): void;
  /** Waits for a webhook about a payment or payout and returns it as it arrived. */
  hookOf(reference: string): Promise<IncomingHook>;
  /** A webhook with other bytes, signed as asked for. */
  sign(hook: IncomingHook, forgery: Forgery): IncomingHook;
}

/** The bench of one adapter. */
export interface ProviderUnderTest {
  readonly name: string;
  readonly can: ProviderAbilities;
  open(): Promise<ProviderBench>;
}
