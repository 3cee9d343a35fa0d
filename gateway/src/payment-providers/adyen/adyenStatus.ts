import type { PaymentStatus } from "../interface/index.ts";
import type { AdyenNote } from "./adyenNotes.ts";

type EventNote = Extract<AdyenNote, { kind: "event" }>;

/** What the notes about a payment say together, whatever the order in which they came. */
export interface Known {
  readonly link: { readonly id: string; readonly url: string; readonly amount: number } | undefined;
  readonly isCalledOff: boolean;
  /** Amounts of the refunds that were asked for, by their ids. */
  readonly refunds: ReadonlyMap<string, number>;
  /** Adyen's reference of the authorised payment, which modifications name. */
  readonly psp: string | undefined;
  readonly isCancelled: boolean;
  readonly failure: "declined" | "challenge-failed" | undefined;
  readonly currency: string | undefined;
  readonly authorisedOre: number;
  readonly capturedOre: number;
  readonly refundedOre: number;
  readonly chargedBackOre: number;
}

/** Events that add to an amount and those that take it back. */
const CAPTURED = { plus: ["CAPTURE"], minus: ["CAPTURE_FAILED"] };
const REFUNDED = { plus: ["REFUND"], minus: ["REFUND_FAILED", "REFUNDED_REVERSED"] };
const CHARGED_BACK = { plus: ["CHARGEBACK", "SECOND_CHARGEBACK"], minus: ["CHARGEBACK_REVERSED"] };
const CANCELLED: readonly string[] = ["CANCELLATION", "TECHNICAL_CANCEL"];

function sum(events: readonly EventNote[], { plus, minus }: typeof CAPTURED): number {
  const of = (codes: readonly string[]) =>
    events.filter(({ code }) => codes.includes(code)).reduce((total, { amount }) => total + amount, 0);
  return Math.max(0, of(plus) - of(minus));
}

export function knownFrom(notes: readonly AdyenNote[]): Known {
  const link = notes.find((note) => note.kind === "link");
  const events = notes.filter((note) => note.kind === "event");
  const done = events.filter(({ success }) => success);
  const authorisation = done.find(({ code }) => code === "AUTHORISATION");
  const failed = events.findLast(({ code, success }) => code === "AUTHORISATION" && !success);
  return {
    link,
    refunds: new Map(
      notes.flatMap((note) => (note.kind === "refund" ? [[note.id, note.amount] as const] : [])),
    ),
    isCalledOff: notes.some(({ kind }) => kind === "called-off"),
    psp: authorisation?.psp,
    isCancelled: done.some(({ code }) => CANCELLED.includes(code)),
    failure: failed && (failed.reason === "challenge-failed" ? "challenge-failed" : "declined"),
    currency: authorisation?.currency ?? done[0]?.currency,
    authorisedOre: authorisation?.amount ?? 0,
    capturedOre: sum(done, CAPTURED),
    refundedOre: sum(done, REFUNDED),
    chargedBackOre: sum(done, CHARGED_BACK),
  };
}

/** The state that the notes prove; nothing while only the link can tell. */
export function stateFrom(known: Known): PaymentStatus["state"] | undefined {
  if (known.chargedBackOre > 0) return "charged-back";
  if (known.capturedOre > 0) return known.refundedOre >= known.capturedOre ? "refunded" : "captured";
  if (known.isCancelled) return "voided";
  if (known.psp !== undefined) return "authorised";
  if (known.failure !== undefined) return known.failure;
  return known.link === undefined ? "missing" : undefined;
}

/** A payment in a state. Adyen's signature covers no name and no authentication, so none is told. */
export const statusIn = (state: PaymentStatus["state"], known: Known): PaymentStatus => ({
  state,
  currency: known.currency,
  authorisedOre: known.authorisedOre,
  capturedOre: known.capturedOre,
  refundedOre: known.refundedOre,
  chargedBackOre: known.chargedBackOre,
  authentication: "unknown",
  payerName: undefined,
  instrument: undefined,
  changedAt: undefined,
});
