import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { LOCALES } from "@spilhus/contracts";
import { PAYMENT_METHODS } from "@spilhus/contracts/payments";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { waitForDisconnect } from "../http/index.ts";
import { ApiRefusal } from "./apiRefusal.ts";
import { type Desk, hasFault } from "./desk.ts";
import { makeDueChanges } from "./dueChanges.ts";
import type { Concern } from "./faults.ts";
import type { Merchant } from "./merchants.ts";
import { capture, openPayment, paymentOf, refund, voidPayment } from "./payments.ts";
import { accountOf, openAccount, payOut, payoutOf } from "./payouts.ts";
import { type AccountRecord, type PaymentRecord, type PayoutRecord, refundedOf } from "./records.ts";
import { settlementOf } from "./settlement.ts";

const SLOW_MS = 30_000;
const IdSchema = z.string().regex(/^[\w-]{1,100}$/);
const OreSchema = z.int().min(1).max(1_000_000_000);
const LocaleSchema = z.enum(LOCALES);
const PathSchema = z.object({ id: IdSchema });
const NewPaymentSchema = z.object({
  id: IdSchema,
  method: z.enum(PAYMENT_METHODS),
  amount: OreSchema,
  currency: z.literal("DKK"),
  locale: LocaleSchema,
  merchantName: z.string().min(1).max(80),
  returnUrl: z.url(),
  expiresAt: z.iso.datetime(),
});
const NewAccountSchema = z.object({ id: IdSchema, locale: LocaleSchema, returnUrl: z.url() });
const NewPayoutSchema = z.object({
  id: IdSchema,
  account: z.string(),
  amount: OreSchema,
  currency: z.literal("DKK"),
});

function merchantOf({ merchants }: Desk, { headers }: FastifyRequest): Merchant {
  const given = Buffer.from(headers.authorization ?? "");
  for (const merchant of merchants.values()) {
    const right = Buffer.from(`Bearer ${merchant.key}`);
    if (given.length === right.length && timingSafeEqual(given, right)) return merchant;
  }
  throw new ApiRefusal(401, "unknown-key");
}

/** The same card, phone or bank of a person has one token, whichever payment it pays. */
function instrumentOf({ name, choice }: NonNullable<PaymentRecord["payer"]>, method: string) {
  const token = createHash("sha256").update(`${method} ${name} ${choice}`).digest("hex").slice(0, 24);
  return { token: `inst_${token}`, label: choice };
}

function shownPayment(desk: Desk, payment: PaymentRecord) {
  const more = (amount: number) =>
    amount > 0 && hasFault(desk, "wrong-amount", payment) ? amount + 1 : amount;
  return {
    id: payment.id,
    state: payment.state,
    currency: hasFault(desk, "wrong-currency", payment) ? "EUR" : payment.currency,
    authorised: more(payment.authorised),
    captured: more(payment.captured),
    refunded: refundedOf(payment),
    chargedBack: payment.chargedBack,
    authentication: payment.authentication,
    payer: payment.payer && { name: payment.payer.name },
    instrument: payment.payer && instrumentOf(payment.payer, payment.method),
    changedAt: payment.changedAt,
    url: `${desk.origin}/pay/${payment.page}`,
  };
}

const shownAccount = ({ origin }: Desk, { page, state, token, label, ownerName }: AccountRecord) => ({
  state,
  url: `${origin}/account/${page}`,
  ...(state === "verified" ? { token, label, ownerName } : {}),
});

const shownPayout = ({ id, state, amount, currency, reason }: PayoutRecord) => ({
  id,
  state,
  amount,
  currency,
  reason,
});

/** Answers a call with the faults that are set for it; what the call does is done first. */
async function answer(
  desk: Desk,
  reply: FastifyReply,
  concern: Concern,
  act: () => unknown,
): Promise<unknown> {
  if (hasFault(desk, "down", concern)) return reply.code(503).send({ code: "down" });
  makeDueChanges(desk);
  const body = act();
  if (hasFault(desk, "error-after-effect", concern)) return reply.code(500).send({ code: "failed" });
  if (hasFault(desk, "empty-answer", concern)) return reply.code(200).send();
  if (hasFault(desk, "no-answer", concern)) await waitForDisconnect(reply.raw);
  if (hasFault(desk, "slow", concern)) {
    // Whoever has gone away is not waited for.
    await Promise.race([wait(SLOW_MS, undefined, { ref: false }), waitForDisconnect(reply.raw)]);
  }
  return body;
}

/** The provider's API, for merchants. */
export function apiRoutes(server: FastifyInstance, desk: Desk): void {
  const { book } = desk;

  server.post("/v1/payments", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const asked = NewPaymentSchema.parse(request.body);
    return answer(desk, reply, asked, () => shownPayment(desk, openPayment(desk, merchant, asked)));
  });
  server.get("/v1/payments/:id", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const { id } = PathSchema.parse(request.params);
    return answer(desk, reply, { id, amount: book.payment(id)?.amount }, () =>
      shownPayment(desk, paymentOf(desk, merchant, id)),
    );
  });

  function change(path: string, act: (payment: PaymentRecord, body: unknown) => PaymentRecord): void {
    server.post(`/v1/payments/:id/${path}`, (request, reply) => {
      const merchant = merchantOf(desk, request);
      const { id } = PathSchema.parse(request.params);
      return answer(desk, reply, { id, amount: book.payment(id)?.amount }, () =>
        shownPayment(desk, act(paymentOf(desk, merchant, id), request.body)),
      );
    });
  }
  const AmountSchema = z.object({ amount: OreSchema });
  change("capture", (payment, body) => capture(desk, payment, AmountSchema.parse(body).amount));
  change("void", (payment) => voidPayment(desk, payment));
  change("refunds", (payment, body) =>
    refund(desk, payment, AmountSchema.extend({ id: IdSchema }).parse(body)),
  );

  server.post("/v1/accounts", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const asked = NewAccountSchema.parse(request.body);
    return answer(desk, reply, asked, () => shownAccount(desk, openAccount(desk, merchant, asked)));
  });
  server.get("/v1/accounts/:id", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const { id } = PathSchema.parse(request.params);
    return answer(desk, reply, { id }, () => shownAccount(desk, accountOf(desk, merchant, id)));
  });

  server.post("/v1/payouts", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const asked = NewPayoutSchema.parse(request.body);
    return answer(desk, reply, asked, () => shownPayout(payOut(desk, merchant, asked)));
  });
  server.get("/v1/payouts/:id", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const { id } = PathSchema.parse(request.params);
    return answer(desk, reply, { id, amount: book.payout(id)?.amount }, () =>
      shownPayout(payoutOf(desk, merchant, id)),
    );
  });

  server.get("/v1/settlements/:day", (request, reply) => {
    const merchant = merchantOf(desk, request);
    const { day } = z.object({ day: z.iso.date() }).parse(request.params);
    return answer(desk, reply, {}, () => ({ day, rows: settlementOf(desk, merchant, day) }));
  });
}
