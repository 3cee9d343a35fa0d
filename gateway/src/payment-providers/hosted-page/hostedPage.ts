import type * as z from "zod";
import type {
  HookReading,
  IncomingHook,
  Outcome,
  PaymentIntent,
  PaymentProvider,
  PaymentStatus,
  Payouts,
  ProviderCapabilities,
} from "../interface/index.ts";
import { type Deadlines, openWire, outcomeOf, parseAnswer, type Wire } from "../wire/index.ts";
import {
  AnythingSchema,
  CURRENCY,
  EventSchema,
  PaymentSchema,
  refusal,
  SettlementSchema,
} from "./hostedPageApi.ts";
import { hostedPagePayouts } from "./hostedPagePayouts.ts";
import type { HostedPageConfig } from "./hostedPageConfig.ts";
import { readStandardWebhook } from "./standardWebhook.ts";

const NOTHING: PaymentStatus = {
  state: "missing",
  currency: undefined,
  authorisedOre: 0,
  capturedOre: 0,
  refundedOre: 0,
  chargedBackOre: 0,
  authentication: "unknown",
  payerName: undefined,
  instrument: undefined,
  changedAt: undefined,
};

const done = () => ({ value: undefined });

function statusOf(payment: z.infer<typeof PaymentSchema>): PaymentStatus {
  return {
    state: payment.state,
    currency: payment.currency,
    authorisedOre: payment.authorised,
    capturedOre: payment.captured,
    refundedOre: payment.refunded,
    chargedBackOre: payment.chargedBack,
    authentication: payment.authentication ?? "unknown",
    payerName: payment.payer?.name,
    instrument: payment.instrument ?? undefined,
    changedAt: new Date(payment.changedAt),
  };
}

/**
 * The adapter of a provider that shows its own pages, is called over a small JSON API and sends Standard Webhooks. The
 * stand-in of a local stack speaks it.
 */
export class HostedPage implements PaymentProvider {
  readonly id: string;
  readonly capabilities: ProviderCapabilities;
  readonly payouts?: Payouts;
  readonly #config: HostedPageConfig;
  readonly #wire: Wire;

  /** @param deadlines shorter ones, for tests */
  constructor(id: string, config: HostedPageConfig, deadlines?: Deadlines) {
    this.id = id;
    this.#config = config;
    this.#wire = openWire(config.address, deadlines);
    const { methods, hasCapture, canPayOut, minOre, maxOre, payWithinSeconds, pages } = config;
    this.capabilities = {
      ...{ methods, hasCapture, minOre, maxOre, payWithinSeconds },
      ...{ canRefund: true, tellsName: true, origins: [pages] },
    };
    if (canPayOut) this.payouts = this.#payOut();
  }

  #get(path: string) {
    return this.#wire({ method: "GET", path, headers: { authorization: `Bearer ${this.#config.key}` } });
  }

  #post(path: string, body: unknown) {
    return this.#wire({
      method: "POST",
      path,
      headers: { authorization: `Bearer ${this.#config.key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** A page of the provider, if the address is on its origin. */
  #page(url: string): string | undefined {
    return new URL(url).origin === this.#config.pages ? url : undefined;
  }

  async start(intent: PaymentIntent): Promise<Outcome<{ next: { kind: "redirect"; url: string } }>> {
    const answer = await this.#post("/v1/payments", {
      id: intent.id,
      method: intent.method,
      amount: intent.amountOre,
      currency: CURRENCY,
      locale: intent.locale,
      merchantName: intent.brandName,
      returnUrl: intent.returnUrl,
      expiresAt: intent.expiresAt.toISOString(),
    });
    return outcomeOf(answer, {
      schema: PaymentSchema,
      refusal,
      read: (payment) => {
        const url = this.#page(payment.url);
        if (url === undefined || payment.id !== intent.id) return undefined;
        return { value: { next: { kind: "redirect", url } } };
      },
    });
  }

  async status(paymentId: string): Promise<Outcome<PaymentStatus>> {
    const answer = await this.#get(`/v1/payments/${encodeURIComponent(paymentId)}`);
    if (answer.status === 404 && refusal(answer.text) === "unknown-payment") {
      return { outcome: "done", value: NOTHING };
    }
    return outcomeOf(answer, {
      schema: PaymentSchema,
      refusal,
      read: (payment) => (payment.id === paymentId ? { value: statusOf(payment) } : undefined),
    });
  }

  async #change(path: string, body: unknown): Promise<Outcome<void>> {
    return outcomeOf(await this.#post(path, body), { schema: AnythingSchema, refusal, read: done });
  }

  capture(paymentId: string, amountOre: number): Promise<Outcome<void>> {
    return this.#change(`/v1/payments/${encodeURIComponent(paymentId)}/capture`, { amount: amountOre });
  }

  void(paymentId: string): Promise<Outcome<void>> {
    return this.#change(`/v1/payments/${encodeURIComponent(paymentId)}/void`, {});
  }

  refund(paymentId: string, refundId: string, amountOre: number): Promise<Outcome<void>> {
    const body = { id: refundId, amount: amountOre };
    return this.#change(`/v1/payments/${encodeURIComponent(paymentId)}/refunds`, body);
  }

  #payOut(): Payouts {
    return hostedPagePayouts({
      get: (path) => this.#get(path),
      post: (path, body) => this.#post(path, body),
      page: (url) => this.#page(url),
    });
  }

  readHook(hook: IncomingHook, now: Date): HookReading {
    const reading = readStandardWebhook(hook, this.#config.hookSecrets, now);
    if (!reading.accepted) return reading;
    const event = parseAnswer(EventSchema, reading.text);
    if (event === undefined) return { accepted: false, reason: "malformed-event" };
    const { type, data } = event;
    return {
      accepted: true,
      events: [
        {
          id: reading.id,
          concerns: type.startsWith("payout.") ? "payout" : "payment",
          reference: data.id,
          type,
        },
      ],
      answer: { type: "application/json", body: "{}" },
    };
  }

  async settlement(day: string): ReturnType<PaymentProvider["settlement"]> {
    return outcomeOf(await this.#get(`/v1/settlements/${encodeURIComponent(day)}`), {
      schema: SettlementSchema,
      refusal,
      read: ({ rows }) => ({
        value: rows.map(({ amount, at, ...row }) => ({ ...row, amountOre: amount, at: new Date(at) })),
      }),
    });
  }
}
