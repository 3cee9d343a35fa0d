/** Faults of the provider, each with its effect. */
export const FAULTS = {
  decline: "The approval is declined",
  cancel: "The approval counts as cancelled",
  "challenge-failed": "The 3-D Secure challenge fails",
  frictionless: "Approved without any authentication",
  "late-capture": "Cancelled at the approval, captured after all a moment later",
  "other-name": "Another payer's or account owner's name",
  "wrong-amount": "Answers name one øre more than was asked for",
  "wrong-currency": "Answers name euro instead of kroner",
  silent: "No webhook is sent",
  duplicate: "Each webhook is sent ten times, at once",
  disorder: "Webhooks are kept for a moment and sent last first",
  "error-after-effect": "The call has its effect and is answered with 500",
  "empty-answer": "The call has its effect and is answered with 200 and no body",
  slow: "The call has its effect and is answered after 30 seconds",
  "no-answer": "The call has its effect and is never answered",
  down: "Every call is answered with 503 and has no effect",
  chargeback: "The payer's bank takes the money back a moment after the capture",
  "payout-refused": "The payout is refused",
  "bank-return": "The payout is paid, and the bank returns it a moment later",
  "settlement-missing": "Its rows are missing in the settlement file",
  "settlement-doubled": "Its rows stand twice in the settlement file",
  "settlement-one-ore": "Its rows are one øre too high in the settlement file",
} as const;
export type Fault = keyof typeof FAULTS;
export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text);

/** Whom a fault is for: one payment or payout by its id, every one of an amount, or all. */
export type FaultTarget = string | { readonly ore: number } | "all";

const keyOf = (target: FaultTarget) => (typeof target === "string" ? target : `${target.ore} øre`);

/** What a call or payment is about, as far as it is known. */
export interface Concern {
  readonly id?: string | undefined;
  readonly amount?: number | undefined;
}

/**
 * Faults that are set. A journey sets them for a payment of its own, or for an amount of its own before there is a
 * payment, so that parallel journeys do not affect each other.
 */
export class Faults {
  readonly #set = new Map<string, Set<Fault>>();

  add(target: FaultTarget, fault: Fault): void {
    const key = keyOf(target);
    const faults = this.#set.get(key) ?? new Set();
    faults.add(fault);
    this.#set.set(key, faults);
  }

  clear(target: FaultTarget): void {
    this.#set.delete(keyOf(target));
  }

  has(fault: Fault, { id, amount }: Concern): boolean {
    const keys = ["all", id, amount === undefined ? undefined : keyOf({ ore: amount })];
    return keys.some((key) => key !== undefined && this.#set.get(key)?.has(fault));
  }

  /** Every fault with whom it is for. */
  get list(): readonly (readonly [target: string, fault: Fault])[] {
    return [...this.#set].flatMap(([target, faults]) => [...faults].map((fault) => [target, fault] as const));
  }
}
