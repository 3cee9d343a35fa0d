import { createHash, createHmac, randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { request as send } from "undici";
import { ZodError } from "zod";
import { answerWith, type WireFault } from "../wire-faults/index.ts";
import {
  adjusted,
  AdjustSchema,
  cancel,
  capture,
  CreateSchema,
  type EPayment,
  newPayment,
  problem,
  refund,
  Refused,
  shown,
} from "./epayments.ts";
import { reportOf } from "./report.ts";

export interface MobilePaySettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subscriptionKey: string;
  readonly serialNumber: string;
  readonly ledgerId: string;
  readonly hook: { readonly address: string; readonly host: string; readonly path: string };
  readonly hookSecret: string;
  /** Origin of the landing page. */
  readonly landing: string;
}

export type EventName =
  | "CREATED"
  | "ABORTED"
  | "EXPIRED"
  | "CANCELLED"
  | "CAPTURED"
  | "REFUNDED"
  | "AUTHORIZED"
  | "TERMINATED";

/** Headers of a signed webhook, by "Request authentication" of the Webhooks API. */
export function signHook(
  { host, path }: { readonly host: string; readonly path: string },
  body: Uint8Array,
  secret: string,
  at: Date,
): Record<string, string> {
  const date = at.toUTCString();
  const hash = createHash("sha256").update(body).digest("base64");
  const signature = createHmac("sha256", secret)
    .update(`POST\n${path}\n${date};${host};${hash}`)
    .digest("base64");
  return {
    "x-ms-date": date,
    "x-ms-content-sha256": hash,
    authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
  };
}

/**
 * The wire of Vipps MobilePay's Access Token, ePayment, Userinfo, Webhooks and Report APIs, as far as the adapter uses
 * them, written to https://developer.vippsmobilepay.com/docs/APIs (read 2026-11-23). It has not been compared with the
 * vendor's own.
 */
export class MobilePayDouble {
  readonly server: FastifyInstance;
  readonly payments = new Map<string, EPayment>();
  fault: WireFault | undefined;
  readonly #settings: MobilePaySettings;
  readonly #token = randomUUID();
  /** Answers by idempotency key. */
  readonly #answers = new Map<string, { readonly body: string; readonly answer: unknown }>();

  constructor(settings: MobilePaySettings) {
    this.#settings = settings;
    this.server = Fastify({ forceCloseConnections: true });
    this.server.setErrorHandler((error: unknown, _request, reply) => {
      if (error instanceof Refused) return reply.code(error.status).send(problem(error));
      if (error instanceof ZodError)
        return reply.code(400).send(problem(new Refused(400, "400", "Bad Request")));
      return reply.code(500).send();
    });
    this.#routes();
  }

  #routes(): void {
    const { server } = this;
    const { clientId, clientSecret, subscriptionKey, ledgerId } = this.#settings;
    server.post("/accesstoken/get", ({ headers }, reply) => {
      const isKnown =
        headers["client_id"] === clientId &&
        headers["client_secret"] === clientSecret &&
        headers["ocp-apim-subscription-key"] === subscriptionKey;
      if (!isKnown) return reply.code(401).send();
      return { token_type: "Bearer", expires_in: "3600", access_token: this.#token };
    });
    server.post("/epayment/v1/payments", (request, reply) => {
      this.#authorise(request);
      const body = CreateSchema.parse(request.body);
      return answerWith(this.fault, reply, () => this.#once(request, 201, () => this.#create(body)));
    });
    server.get("/epayment/v1/payments/:reference", (request, reply) => {
      this.#authorise(request);
      return answerWith(this.fault, reply, () => {
        const payment = this.#payment(request);
        return { status: 200, body: shown(payment, this.#landingOf(payment)) };
      });
    });
    this.#adjustment("capture", "CAPTURED", (payment, amount) => capture(payment, amount, new Date()));
    this.#adjustment("refund", "REFUNDED", (payment, amount) => refund(payment, amount, new Date()));
    server.post("/epayment/v1/payments/:reference/cancel", (request, reply) => {
      this.#authorise(request);
      return this.#change(request, reply, (payment) => {
        cancel(payment);
        return payment.state === "TERMINATED" ? "TERMINATED" : "CANCELLED";
      });
    });
    server.get("/vipps-userinfo-api/userinfo/:sub", ({ headers, params }, reply) => {
      // The subscription key must not be sent here.
      if (headers["ocp-apim-subscription-key"] !== undefined) return reply.code(401).send();
      const { sub } = params as { sub: string }; // the route's own
      const payment = [...this.payments.values()].find((one) => one.sub === sub);
      return payment ? { sub, name: payment.name } : reply.code(404).send();
    });
    server.get(`/report/v2/ledgers/${ledgerId}/funds/dates/:date`, (request) => {
      this.#authorise(request);
      const { date } = request.params as { date: string }; // the route's own
      const { cursor } = request.query as { cursor?: string }; // looked at as text
      return reportOf([...this.payments.values()], date, cursor);
    });
  }

  #adjustment(what: string, event: EventName, act: (payment: EPayment, amount: number) => void): void {
    this.server.post(`/epayment/v1/payments/:reference/${what}`, (request, reply) => {
      this.#authorise(request);
      const { modificationAmount } = AdjustSchema.parse(request.body);
      return this.#change(request, reply, (payment) => {
        act(payment, modificationAmount.value);
        return event;
      });
    });
  }

  #change(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (payment: EPayment) => EventName,
  ): Promise<FastifyReply> {
    return answerWith(this.fault, reply, () =>
      this.#once(request, 200, () => {
        const payment = this.#payment(request);
        void this.tell(payment, act(payment));
        return adjusted(payment);
      }),
    );
  }

  #authorise({ headers }: FastifyRequest): void {
    const { subscriptionKey, serialNumber } = this.#settings;
    const isRight =
      headers.authorization === `Bearer ${this.#token}` &&
      headers["ocp-apim-subscription-key"] === subscriptionKey &&
      headers["merchant-serial-number"] === serialNumber;
    if (!isRight) throw new Refused(401, "401", "Unauthorized");
  }

  /** The same key with the same body gets the first answer again, with another one it is refused. */
  #once(
    { headers, url, body }: FastifyRequest,
    status: number,
    act: () => unknown,
  ): { readonly status: number; readonly body: unknown } {
    const key = String(headers["idempotency-key"] ?? "");
    if (key === "" || key.length > 50) throw new Refused(400, "400", "Idempotency-Key is missing");
    const sent = JSON.stringify([url, body]);
    const before = this.#answers.get(key);
    if (before && before.body !== sent) throw new Refused(409, "409", "Idempotency-Key was used before");
    if (before) return { status, body: before.answer };
    const answer = act();
    this.#answers.set(key, { body: sent, answer });
    return { status, body: answer };
  }

  #create(body: ReturnType<typeof CreateSchema.parse>): unknown {
    if (this.payments.has(body.reference)) throw new Refused(409, "409", "The reference was used before");
    const payment = newPayment(body);
    this.payments.set(body.reference, payment);
    return { redirectUrl: this.#landingOf(payment), reference: payment.reference };
  }

  #landingOf = ({ pspReference }: EPayment) => `${this.#settings.landing}/?token=${pspReference}`;

  #payment({ params }: FastifyRequest): EPayment {
    const { reference } = params as { reference: string }; // the route's own
    const payment = this.payments.get(reference);
    if (!payment) throw new Refused(404, "404", "Payment not found");
    return payment;
  }

  /** The payer acts in the app, or lets the time run out. */
  async act(reference: string, what: "approve" | "abort" | "expire", name: string): Promise<void> {
    const payment = this.payments.get(reference);
    if (payment?.state !== "CREATED") throw new Error(`${reference} is not open.`);
    payment.state = ({ approve: "AUTHORIZED", abort: "ABORTED", expire: "EXPIRED" } as const)[what];
    payment.authorized = what === "approve" ? payment.amount.value : 0;
    payment.name = payment.faults.has("other-name") ? "Niels Fremmed" : name;
    await this.tell(payment, payment.state);
  }

  /** Sends a webhook, once. */
  async tell({ reference, amount }: EPayment, name: EventName): Promise<void> {
    const { hook, hookSecret, serialNumber: msn } = this.#settings;
    const timestamp = new Date().toISOString();
    const event = { msn, reference, pspReference: randomUUID(), name, amount, timestamp, success: true };
    const body = Buffer.from(JSON.stringify({ ...event, idempotencyKey: null }));
    const headers = signHook(hook, body, hookSecret, new Date());
    await send(new URL(hook.path, hook.address), {
      method: "POST",
      headers: { host: hook.host, "content-type": "application/json", ...headers },
      body,
    }).then(
      (answer) => answer.body.dump(),
      () => undefined, // nobody listens any more
    );
  }
}
