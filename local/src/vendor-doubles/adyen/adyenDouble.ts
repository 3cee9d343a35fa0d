import { randomBytes } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { request as send } from "undici";
import * as z from "zod";
import { answerWith, type WireFault } from "../wire-faults/index.ts";
import { type AccountingRecord, reportOf } from "./report.ts";
import { type Item, signItem, webhookWith } from "./signItem.ts";

export interface AdyenSettings {
  readonly key: string;
  readonly merchantAccount: string;
  readonly hook: { readonly address: string; readonly host: string; readonly path: string };
  readonly hookKey: string;
  /** Origin of the pages behind payment links. */
  readonly pages: string;
  /** Who may download reports. */
  readonly reports: { readonly user: string; readonly password: string };
}

export type AdyenFault =
  | "wrong-amount"
  | "wrong-currency"
  | "settlement-missing"
  | "settlement-doubled"
  | "settlement-one-ore";

/** A payment link with the payment that was made by it. */
export interface AdyenPayment {
  readonly linkId: string;
  readonly reference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly expiresAt: string;
  status: "active" | "completed" | "expired";
  psp: string | undefined;
  cancelled: boolean;
  captured: number;
  refunded: number;
  /** What the accounting report says of it. */
  readonly records: AccountingRecord[];
  readonly faults: Set<AdyenFault>;
}

const Amount = z.object({ value: z.int().min(1), currency: z.string().length(3) });
const LinkSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string().min(1).max(80),
  amount: Amount,
  returnUrl: z.url(),
  expiresAt: z.iso.datetime(),
  manualCapture: z.literal(true),
  reusable: z.literal(false),
  allowedPaymentMethods: z.array(z.string()).min(1),
});
const ModificationSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string(),
  amount: Amount.optional(),
});

class Refused extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string) {
    super(errorCode);
    this.status = status;
    this.errorCode = errorCode;
  }
}

const newPsp = () => randomBytes(8).toString("hex").toUpperCase();

/**
 * The wire of Adyen's Checkout API and standard webhooks, as far as the adapter uses them, written to
 * https://docs.adyen.com/api-explorer/Checkout/71 and https://docs.adyen.com/development-resources/webhooks (read
 * 2026-11-23). It has not been compared with the vendor's own.
 */
export class AdyenDouble {
  readonly server: FastifyInstance;
  /** By our reference. */
  readonly payments = new Map<string, AdyenPayment>();
  fault: WireFault | undefined;
  readonly #settings: AdyenSettings;
  readonly #answers = new Map<string, { readonly sent: string; readonly answer: unknown }>();

  constructor(settings: AdyenSettings) {
    this.#settings = settings;
    this.server = Fastify({ forceCloseConnections: true });
    this.server.setErrorHandler((error: unknown, _request, reply) => {
      if (!(error instanceof Refused) && !(error instanceof z.ZodError)) return reply.code(500).send();
      const [status, errorCode] = error instanceof Refused ? [error.status, error.errorCode] : [422, "702"];
      return reply.code(status).send({ status, errorCode, message: error.message, errorType: "validation" });
    });
    this.#routes();
  }

  #routes(): void {
    const { server } = this;
    server.post("/v71/paymentLinks", (request, reply) => {
      this.#authorise(request);
      const asked = LinkSchema.parse(request.body);
      return answerWith(this.fault, reply, () => this.#once(request, () => this.#open(asked)));
    });
    server.get("/v71/paymentLinks/:id", (request, reply) => {
      this.#authorise(request);
      return answerWith(this.fault, reply, () => ({ status: 200, body: this.#shown(this.#link(request)) }));
    });
    server.patch("/v71/paymentLinks/:id", (request, reply) => {
      this.#authorise(request);
      z.object({ status: z.literal("expired") }).parse(request.body);
      return answerWith(this.fault, reply, () => {
        const payment = this.#link(request);
        if (payment.status === "completed") throw new Refused(422, "14_006");
        payment.status = "expired";
        return { status: 200, body: this.#shown(payment) };
      });
    });
    server.get("/reports/download/MerchantAccount/:account/:file", ({ params, headers }, reply) => {
      const { user, password } = this.#settings.reports;
      const { account, file } = params as { account: string; file: string }; // the route's own
      const right = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
      if (headers.authorization !== right) return reply.code(401).send();
      const [, year, month, day] = /^payments_accounting_report_(\d{4})_(\d\d)_(\d\d)\.csv$/.exec(file) ?? [];
      if (account !== this.#settings.merchantAccount || year === undefined) return reply.code(404).send();
      const text = reportOf([...this.payments.values()], `${year}-${month}-${day}`, account);
      return reply.type("text/csv").send(text);
    });
    this.#modification("captures", "CAPTURE", (payment, amount) => {
      if (payment.cancelled || amount > payment.amount.value - payment.captured) return false;
      payment.captured += amount;
      payment.records.push({ type: "SentForSettle", amount, at: new Date() });
      return true;
    });
    this.#modification("cancels", "CANCELLATION", (payment) => {
      if (payment.cancelled || payment.captured > 0) return false;
      payment.cancelled = true;
      return true;
    });
    this.#modification("refunds", "REFUND", (payment, amount) => {
      if (amount > payment.captured - payment.refunded) return false;
      payment.refunded += amount;
      payment.records.push({ type: "SentForRefund", amount, at: new Date() });
      return true;
    });
  }

  /** Modifications are received at once; their outcome comes by webhook. */
  #modification(
    path: string,
    eventCode: string,
    act: (payment: AdyenPayment, amount: number) => boolean,
  ): void {
    this.server.post(`/v71/payments/:psp/${path}`, (request, reply: FastifyReply) => {
      this.#authorise(request);
      const { amount } = ModificationSchema.parse(request.body);
      return answerWith(this.fault, reply, () =>
        this.#once(request, () => {
          const { psp } = request.params as { psp: string }; // the route's own
          const payment = [...this.payments.values()].find((one) => one.psp === psp);
          if (!payment) throw new Refused(422, "167");
          const value = amount?.value ?? payment.amount.value;
          const pspReference = newPsp();
          const isDone = act(payment, value);
          const event = { eventCode, pspReference, originalReference: psp, value };
          setImmediate(() => void this.tell(payment, { ...event, success: isDone }));
          return { merchantAccount: this.#settings.merchantAccount, pspReference, status: "received" };
        }),
      );
    });
  }

  #authorise({ headers, body }: FastifyRequest): void {
    const { key, merchantAccount } = this.#settings;
    if (headers["x-api-key"] !== key) throw new Refused(401, "000");
    const named = z.object({ merchantAccount: z.string() }).safeParse(body).data?.merchantAccount;
    if (named !== undefined && named !== merchantAccount) throw new Refused(403, "901");
  }

  /** The same key with the same body gets the first answer again, with another one it is refused. */
  #once({ headers, url, body }: FastifyRequest, act: () => unknown): { status: number; body: unknown } {
    const key = String(headers["idempotency-key"] ?? "");
    if (key === "" || key.length > 64) throw new Refused(422, "703");
    const sent = JSON.stringify([url, body]);
    const before = this.#answers.get(key);
    if (before && before.sent !== sent) throw new Refused(422, "704");
    const answer = before ? before.answer : act();
    this.#answers.set(key, { sent, answer });
    return { status: 201, body: answer };
  }

  #open({ reference, amount, expiresAt }: z.infer<typeof LinkSchema>): unknown {
    const payment: AdyenPayment = {
      ...{ linkId: `PL${newPsp()}`, reference, amount, expiresAt, status: "active", psp: undefined },
      ...{ cancelled: false, captured: 0, refunded: 0, records: [], faults: new Set() },
    };
    this.payments.set(reference, payment);
    return this.#shown(payment);
  }

  #shown({ linkId: id, reference, amount, expiresAt, status }: AdyenPayment) {
    const { merchantAccount, pages } = this.#settings;
    return { id, reference, amount, expiresAt, status, merchantAccount, url: `${pages}/${id}` };
  }

  #link({ params }: FastifyRequest): AdyenPayment {
    const { id } = params as { id: string }; // the route's own
    const payment = [...this.payments.values()].find(({ linkId }) => linkId === id);
    if (!payment) throw new Refused(404, "14_005");
    return payment;
  }

  /** The shopper pays on the hosted page, or fails to. A link of a failed payment stays active. */
  async pay(reference: string, reason?: "Refused" | "3D Not Authenticated"): Promise<void> {
    const payment = this.payments.get(reference);
    if (payment?.status !== "active") throw new Error(`${reference} is not open.`);
    const pspReference = newPsp();
    const { amount, faults } = payment;
    const value = amount.value + (faults.has("wrong-amount") ? 1 : 0);
    if (reason === undefined) {
      payment.status = "completed";
      payment.psp = pspReference;
    }
    const event = { eventCode: "AUTHORISATION", pspReference, value, success: reason === undefined };
    await this.tell(payment, reason === undefined ? event : { ...event, reason });
  }

  /** Sends a webhook, once. */
  async tell(
    { reference, amount, faults }: AdyenPayment,
    event: Pick<Item, "eventCode" | "pspReference"> & {
      readonly value: number;
      readonly success: boolean;
      readonly originalReference?: string;
      readonly reason?: string;
    },
  ): Promise<void> {
    const { hook, hookKey, merchantAccount } = this.#settings;
    const { eventCode, pspReference, originalReference, value, success, reason = "" } = event;
    const item: Item = {
      amount: { value, currency: faults.has("wrong-currency") ? "EUR" : amount.currency },
      ...{ eventCode, pspReference, reason, eventDate: new Date().toISOString() },
      ...{ merchantAccountCode: merchantAccount, merchantReference: reference },
      ...(originalReference === undefined ? {} : { originalReference }),
      success: success ? "true" : "false",
    };
    await send(new URL(hook.path, hook.address), {
      method: "POST",
      headers: { host: hook.host, "content-type": "application/json" },
      body: webhookWith(signItem(item, hookKey)),
    }).then(
      (answer) => answer.body.dump(),
      () => undefined, // nobody listens any more
    );
  }
}
