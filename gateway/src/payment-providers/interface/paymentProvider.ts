import type { Locale } from "@spilhus/contracts";
import type { PaymentMethod } from "@spilhus/contracts/payments";

/** How the payer was authenticated, as the provider's answer says. `none` covers exemptions and frictionless flows. */
export type StrongAuthentication = "challenge" | "app" | "bank" | "none" | "unknown";

/** What a provider can do; the deposit rules ask this instead of knowing providers. */
export interface ProviderCapabilities {
  readonly methods: readonly PaymentMethod[];
  /** Authorises first, captures later. Without it, money is taken as soon as the player approves. */
  readonly hasCapture: boolean;
  readonly canRefund: boolean;
  /** Its answers carry the payer's name. */
  readonly tellsName: boolean;
  readonly minOre: number;
  readonly maxOre: number;
  /** How long a player has to complete a payment: a deposit is not called off earlier. */
  readonly payWithinSeconds: number;
  /** Origins of the provider's pages, to which alone a browser is sent. */
  readonly origins: readonly string[];
}

/** A payment to be opened. `id` is our deposit's id and the provider's reference of the payment. */
export interface PaymentIntent {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly amountOre: number;
  readonly locale: Locale;
  readonly brandName: string;
  /** Where the provider sends the browser afterwards. Nothing in it is trusted. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/**
 * The outcome of a call to a provider. `unknown` means that the call may have had its effect: a time-out, a broken
 * connection, an answer that cannot be read. Whoever gets it asks for the status and never repeats the call under
 * another id.
 */
export type Outcome<Done> =
  | { readonly outcome: "done"; readonly value: Done }
  | { readonly outcome: "refused"; readonly reason: string }
  | { readonly outcome: "unknown"; readonly reason: string };

/** Where a payment stands at its provider. Amounts are øre; what a provider does not tell is undefined. */
export interface PaymentStatus {
  readonly state:
    | "open"
    | "authorised"
    | "captured"
    | "declined"
    | "cancelled"
    | "expired"
    | "challenge-failed"
    | "voided"
    | "refunded"
    | "charged-back"
    /** The provider does not know the reference. */
    | "missing";
  readonly currency: string | undefined;
  readonly authorisedOre: number;
  readonly capturedOre: number;
  readonly refundedOre: number;
  readonly chargedBackOre: number;
  readonly authentication: StrongAuthentication;
  readonly payerName: string | undefined;
  /** Lasting token and masked label of the instrument, if the provider tells them. */
  readonly instrument: { readonly token: string; readonly label: string } | undefined;
  /** Time of the last change, by the provider's clock. */
  readonly changedAt: Date | undefined;
}

/** Where a payout stands at its provider. */
export interface PayoutStatus {
  readonly state: "missing" | "open" | "paid" | "returned" | "refused";
  readonly amountOre: number;
  readonly reason: string | undefined;
}

/** Bytes of a webhook as they arrived, and the address that the provider signed. */
export interface IncomingHook {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Uint8Array;
}

/** One event of a webhook: a hint that a payment or payout has changed. Its status is asked for before anything is done. */
export interface ProviderEvent {
  /** The provider's id of the event; the same event may come any number of times. */
  readonly id: string;
  readonly concerns: "payment" | "payout";
  /** Our id, as the provider knows it. */
  readonly reference: string;
  readonly type: string;
  /** What the adapter keeps of it, where the provider's status cannot be asked for. Nothing about a person. */
  readonly note?: string;
}

/**
 * Notes of adapters about payments, for a provider that reports some facts only in webhooks. A webhook's note is stored
 * once, in the transaction that stores its event.
 */
export interface ProviderNotes {
  /** Notes about a payment, oldest first. */
  about(provider: string, reference: string): Promise<readonly string[]>;
  add(provider: string, reference: string, note: string): Promise<void>;
}

export type HookReading =
  | {
      readonly accepted: true;
      readonly events: readonly ProviderEvent[];
      /** Answer that the provider asks for, such as `[accepted]`. */
      readonly answer: { readonly type: string; readonly body: string };
    }
  | { readonly accepted: false; readonly reason: string };

/** A row of a provider's settlement file. */
export interface SettlementRow {
  readonly reference: string;
  readonly kind: "capture" | "refund" | "chargeback" | "payout" | "payout-returned";
  readonly amountOre: number;
  readonly currency: string;
  readonly at: Date;
}

/** What a provider that pays out does besides. */
export interface Payouts {
  /** Begins to register a payout account on the provider's page, which proves that the player owns it. */
  registerAccount(request: {
    id: string;
    locale: Locale;
    returnUrl: string;
  }): Promise<Outcome<{ url: string }>>;
  /** The account that was registered; `missing` until the player has finished. */
  account(requestId: string): Promise<
    Outcome<
      | { readonly state: "missing" | "open" | "refused" }
      | {
          readonly state: "verified";
          readonly token: string;
          readonly label: string;
          readonly ownerName: string;
        }
    >
  >;
  payOut(payout: { id: string; accountToken: string; amountOre: number }): Promise<Outcome<void>>;
  payoutStatus(payoutId: string): Promise<Outcome<PayoutStatus>>;
}

/**
 * A payment provider. Every adapter connects within 2 s and answers within 8 s more, never throws for what a provider
 * does, and passes the conformance suite (`gateway/testing/payment-providers`).
 */
export interface PaymentProvider {
  /** Stands in the path of its webhooks, in the ledger's accounts and in deposits: it never changes. */
  readonly id: string;
  readonly capabilities: ProviderCapabilities;
  /** Opens a payment; the same id again finds the payment that is there. */
  start(
    intent: PaymentIntent,
  ): Promise<Outcome<{ readonly next: { kind: "redirect"; url: string } | { kind: "wait" } }>>;
  status(paymentId: string): Promise<Outcome<PaymentStatus>>;
  capture(paymentId: string, amountOre: number): Promise<Outcome<void>>;
  /** Releases an authorisation, or calls off a payment that nobody completed. */
  void(paymentId: string): Promise<Outcome<void>>;
  refund(paymentId: string, refundId: string, amountOre: number): Promise<Outcome<void>>;
  /** Absent where it only takes payments. */
  readonly payouts?: Payouts | undefined;
  /** Verifies the signature over the bytes as they came, and the replay window. */
  readHook(hook: IncomingHook, now: Date): HookReading;
  /** Rows of one day, in the zone of the provider's settlements. */
  settlement(day: string): Promise<Outcome<readonly SettlementRow[]>>;
}
