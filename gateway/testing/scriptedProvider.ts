import { createHmac } from "node:crypto";
import { RECEIVE_HOOK } from "@spilhus/contracts/payments";
import type {
  HookReading,
  IncomingHook,
  Outcome,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
  ProviderCapabilities,
  ProviderEvent,
  SettlementRow,
  StrongAuthentication,
} from "../src/payment-providers/index.ts";

/** Calls that a provider can be told to answer badly. */
export type ProviderCall = "start" | "status" | "capture" | "void" | "refund";

/**
 * What happens to a call:
 * - `lost`: it never arrives, and the caller hears nothing
 * - `unheard`: it has its effect, and the caller hears nothing
 * - `refused`: it is refused
 * - a promise: the call waits for it, has its effect and is answered
 */
export type ProviderFault = "lost" | "unheard" | "refused" | Promise<void>;

interface Payment extends PaymentStatus {
  readonly amountOre: number;
}

/** What the payer does on the provider's page. */
interface Approval {
  readonly authentication?: StrongAuthentication;
  readonly payerName?: string;
  readonly amountOre?: number;
  readonly currency?: string;
}

interface Opened {
  readonly next: { kind: "redirect"; url: string } | { kind: "wait" };
}

const UNHEARD = { outcome: "unknown", reason: "no answer" } as const;
const NOT_SERVED = { outcome: "refused", reason: "takes payments only" } as const;
const done = <Value>(value: Value): Outcome<Value> => ({ outcome: "done", value });
const MISSING: PaymentStatus = {
  ...{ state: "missing", currency: undefined, authentication: "unknown" },
  ...{ authorisedOre: 0, capturedOre: 0, refundedOre: 0, chargedBackOre: 0 },
  ...{ payerName: undefined, instrument: undefined, changedAt: undefined },
};

/** A payment provider in memory that does what a test tells it, and misbehaves on demand. */
export class ScriptedProvider implements PaymentProvider {
  readonly id: string;
  readonly capabilities: ProviderCapabilities;
  /** Payments by our id. */
  readonly payments = new Map<string, Payment>();
  /** Calls that arrived, such as `capture`, with our id. */
  readonly arrived: { readonly call: ProviderCall; readonly id: string }[] = [];
  /** By day, what it tells that it has settled; days that are not there have no rows. */
  readonly settlements = new Map<string, readonly SettlementRow[]>();
  /** Refunds of payments by their own ids: each is made once. */
  readonly #refunds = new Map<string, ReadonlyMap<string, number>>();
  readonly #faults = new Map<ProviderCall, ProviderFault[]>();
  #events = 0;
  /** Nothing arrives and nothing is answered. */
  isDown = false;

  constructor(id = "betaling", capabilities: Partial<ProviderCapabilities> = {}) {
    this.id = id;
    this.capabilities = {
      ...{
        methods: ["card", "mobilepay"],
        hasCapture: true,
        canRefund: true,
        tellsName: true,
      },
      ...{ minOre: 1_000, maxOre: 5_000_000, payWithinSeconds: 600, origins: ["https://pay.example"] },
      ...capabilities,
    };
  }

  /** Makes the next calls go wrong, one fault each. */
  fail(call: ProviderCall, ...faults: readonly ProviderFault[]): void {
    this.#faults.set(call, [...(this.#faults.get(call) ?? []), ...faults]);
  }

  /** How often a call about a payment arrived. */
  count(call: ProviderCall, id: string): number {
    return this.arrived.filter((one) => one.call === call && one.id === id).length;
  }

  /** Changes a payment at the provider, whatever it was. */
  set(id: string, change: Partial<Payment>): void {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`The provider has no payment ${id}.`);
    this.payments.set(id, { ...payment, ...change });
  }

  /** The payer approves; a provider without a capture takes the money at once. */
  approve(id: string, approval: Approval = {}): void {
    const { authentication = "challenge", payerName = "Mette Madsen", currency = "DKK" } = approval;
    const authorisedOre = approval.amountOre ?? this.payments.get(id)?.amountOre ?? 0;
    const known = { authorisedOre, authentication, payerName, currency };
    const isTaken = !this.capabilities.hasCapture;
    this.set(id, {
      ...known,
      state: isTaken ? "captured" : "authorised",
      capturedOre: isTaken ? authorisedOre : 0,
    });
  }

  /** A webhook about payments, signed as the provider does. */
  hook(
    references: readonly string[],
    { id, at = new Date() }: { id?: string; at?: Date } = {},
  ): IncomingHook {
    const events = references.map((reference): ProviderEvent => {
      this.#events += 1;
      return { id: id ?? `event-${this.#events}`, concerns: "payment", reference, type: "changed" };
    });
    const rawBody = Buffer.from(JSON.stringify({ at: at.toISOString(), events }));
    const headers = { "content-type": "application/json", signature: this.#sign(rawBody) };
    return {
      method: "POST",
      host: "fjord.localhost:3000",
      path: RECEIVE_HOOK.path.replace("{provider}", this.id),
      headers,
      rawBody,
    };
  }

  readHook({ headers, rawBody }: IncomingHook, now: Date): HookReading {
    if (headers["signature"] !== this.#sign(rawBody)) return { accepted: false, reason: "signature" };
    // It was signed by this class, so it is what `hook` has written.
    const { at, events } = JSON.parse(Buffer.from(rawBody).toString()) as {
      at: string;
      events: ProviderEvent[];
    };
    if (Math.abs(now.getTime() - Date.parse(at)) > 300_000) return { accepted: false, reason: "too old" };
    return { accepted: true, events, answer: { type: "text/plain", body: "[accepted]" } };
  }

  start({ id, amountOre, method }: PaymentIntent) {
    return this.#call<Opened>("start", id, () => {
      if (!this.payments.has(id)) this.payments.set(id, { ...MISSING, state: "open", amountOre });
      if (method === "mobilepay") return done({ next: { kind: "wait" } });
      return done({ next: { kind: "redirect", url: `https://pay.example/${id}` } });
    });
  }

  status(id: string) {
    return this.#call("status", id, () => done<PaymentStatus>(this.payments.get(id) ?? MISSING));
  }

  capture(id: string, amountOre: number) {
    return this.#call("capture", id, () => {
      const payment = this.payments.get(id);
      if (payment?.state === "captured") return done<void>(undefined);
      if (payment?.state !== "authorised") return { outcome: "refused", reason: "not authorised" } as const;
      this.set(id, { state: "captured", capturedOre: amountOre });
      return done<void>(undefined);
    });
  }

  void(id: string) {
    return this.#call("void", id, () => {
      const payment = this.payments.get(id);
      if (payment?.state === "captured") return { outcome: "refused", reason: "captured" } as const;
      if (payment) this.set(id, { state: payment.state === "open" ? "cancelled" : "voided" });
      return done<void>(undefined);
    });
  }

  refund(id: string, refundId: string, amountOre: number) {
    return this.#call("refund", id, () => {
      const made = new Map(this.#refunds.get(id)).set(refundId, amountOre);
      this.#refunds.set(id, made);
      const refundedOre = [...made.values()].reduce((sum, ore) => sum + ore, 0);
      const isWhole = refundedOre >= (this.payments.get(id)?.capturedOre ?? 0);
      this.set(id, { refundedOre, ...(isWhole ? { state: "refunded" } : {}) });
      return done<void>(undefined);
    });
  }

  /** Its settlements are refused until it has one. */
  settlement = (day: string): Promise<Outcome<readonly SettlementRow[]>> =>
    Promise.resolve(this.settlements.size === 0 ? NOT_SERVED : done(this.settlements.get(day) ?? []));

  async #call<Done>(call: ProviderCall, id: string, effect: () => Outcome<Done>): Promise<Outcome<Done>> {
    const fault = this.isDown ? "lost" : this.#faults.get(call)?.shift();
    if (fault === "lost") return UNHEARD;
    this.arrived.push({ call, id });
    if (fault === "refused") return { outcome: "refused", reason: "told to" };
    if (fault !== undefined && fault !== "unheard") await fault;
    const outcome = effect();
    return fault === "unheard" ? UNHEARD : outcome;
  }

  #sign(body: Uint8Array): string {
    return createHmac("sha256", `key of ${this.id}`).update(body).digest("hex");
  }
}
