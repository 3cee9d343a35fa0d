/** What a payer does on the provider's page. */
export type PayerAct = "approve" | "decline" | "cancel";

/** What the provider does wrong from then on. */
export type ProviderFault =
  | "late-capture"
  | "other-name"
  | "wrong-amount"
  | "payout-refused"
  | "bank-return"
  | "duplicate"
  | "disorder"
  | "silent"
  | "error-after-effect";

/** What the provider holds, in øre; what it has given back or paid out is taken off. */
export interface ProviderBooks {
  /** By the gateway's id of the payment. */
  readonly payments: ReadonlyMap<string, number>;
  /** By the gateway's id of the payout, what has left. */
  readonly payouts: ReadonlyMap<string, number>;
}

/** A payment provider that the machine plays with: real HTTP to gateways, and misbehaviour on demand. */
export interface MachineProvider extends AsyncDisposable {
  /** Value of `PAYMENT_PROVIDERS`: `card` captures after an approval, `bank` takes at once and pays out. */
  readonly config: object;
  /** Where its webhooks go. */
  hookTo(origin: string): void;
  /** Registers a payout account. @returns its token */
  registerAccount(id: string): Promise<string>;
  /** Whether it knows a payment. */
  knows(paymentId: string): Promise<boolean>;
  act(paymentId: string, what: PayerAct): Promise<void>;
  /** Every payment and payout goes wrong like this until told otherwise. */
  setFault(fault: ProviderFault | undefined): void;
  chargeBack(paymentId: string): Promise<void>;
  books(): Promise<ProviderBooks>;
}

/**
 * Opens a provider for one walk.
 *
 * @param now the clock, which the machine moves
 */
export type OpenProvider = (now: () => Date) => Promise<MachineProvider>;
