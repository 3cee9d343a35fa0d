import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Desk } from "./desk.ts";
import { makeDueChanges } from "./dueChanges.ts";
import {
  accountPage,
  approvalPage,
  BANKS,
  detailsPage,
  overPage,
  unknownPage,
  type Wrong,
} from "./payPages.ts";
import { approvePayment, endPayment } from "./payments.ts";
import { verifyAccount } from "./payouts.ts";
import type { AccountRecord, PaymentRecord } from "./records.ts";
import { WORDS } from "./words.ts";

const text = z.string().trim().max(80).default("");
const FormSchema = z.object({
  decision: z.enum(["approve", "cancel"]),
  name: text,
  card: z.enum(["challenge", "frictionless", "declined"]).default("challenge"),
  phone: text.transform((typed) => typed.replaceAll(" ", "")),
  bank: z.enum(BANKS).default(BANKS[0]),
  digits: text,
});
type Form = z.infer<typeof FormSchema>;

const page = (reply: FastifyReply, body: string) => reply.type("text/html; charset=utf-8").send(body);
const pageName = ({ params }: FastifyRequest) => z.object({ page: z.string() }).parse(params).page;

const CARD_NUMBERS = { challenge: "0001", frictionless: "0002", declined: "0003" } as const;

function choiceOf({ method }: PaymentRecord, { card, phone, bank }: Form): string {
  switch (method) {
    case "card":
      return `•••• ${CARD_NUMBERS[card]}`;
    case "mobilepay":
      return `•• •• •• ${phone.slice(-2)}`;
    case "bank":
      return bank;
    case "apple-pay":
      return "Apple Pay";
  }
}

function wrongOf({ locale, method }: PaymentRecord, { name, phone }: Form): Wrong {
  const words = WORDS[locale];
  return {
    ...(name === "" ? { name: words.nameMissing } : {}),
    ...(method === "mobilepay" && !/^\d{8}$/.test(phone) ? { phone: words.phoneMissing } : {}),
  };
}

/** The pages on which players pay and register payout accounts. */
export function payRoutes(server: FastifyInstance, desk: Desk): void {
  const { book } = desk;

  function payment(
    path: string,
    method: "GET" | "POST",
    then: (open: PaymentRecord, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
  ): void {
    server.route({
      method,
      url: path,
      handler: (request, reply) => {
        makeDueChanges(desk);
        const name = pageName(request);
        const found = book.payments.find((one) => one.page === name);
        if (!found) return page(reply.code(404), unknownPage());
        if (found.state !== "open") return page(reply, overPage(found));
        return then(found, request, reply);
      },
    });
  }

  payment("/pay/:page", "GET", (open, _request, reply) =>
    page(reply, open.payer ? approvalPage(open) : detailsPage(open)),
  );
  payment("/pay/:page", "POST", (open, request, reply) => {
    const form = FormSchema.parse(request.body);
    if (form.decision === "cancel") {
      endPayment(desk, open, "cancelled");
      return reply.redirect(open.returnUrl, 303);
    }
    const wrong = wrongOf(open, form);
    if (Object.keys(wrong).length > 0) return page(reply, detailsPage(open, wrong, form));
    const payer = { name: form.name, choice: choiceOf(open, form) };
    if (open.method === "card" && form.card === "declined") {
      endPayment(desk, { ...open, payer }, "declined");
      return reply.redirect(open.returnUrl, 303);
    }
    const isApproved =
      open.method === "apple-pay" || (open.method === "card" && form.card === "frictionless");
    if (!isApproved) {
      book.put({ ...open, payer });
      return reply.redirect(`/pay/${open.page}`, 303);
    }
    approvePayment(desk, open, payer, open.method !== "card");
    return reply.redirect(open.returnUrl, 303);
  });
  payment("/pay/:page/approval", "POST", (open, request, reply) => {
    if (open.payer === null) return reply.redirect(`/pay/${open.page}`, 303);
    const { decision } = FormSchema.parse(request.body);
    if (decision === "approve") approvePayment(desk, open, open.payer);
    else endPayment(desk, open, open.method === "card" ? "challenge-failed" : "cancelled");
    return reply.redirect(open.returnUrl, 303);
  });

  function account(
    method: "GET" | "POST",
    then: (open: AccountRecord, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
  ): void {
    server.route({
      method,
      url: "/account/:page",
      handler: (request, reply) => {
        const name = pageName(request);
        const found = book.accounts.find((one) => one.page === name);
        if (!found) return page(reply.code(404), unknownPage());
        if (found.state !== "open") return page(reply, overPage(found));
        return then(found, request, reply);
      },
    });
  }
  account("GET", (open, _request, reply) => page(reply, accountPage(open)));
  account("POST", (open, request, reply) => {
    const form = FormSchema.parse(request.body);
    if (form.decision === "cancel") {
      book.put({ ...open, state: "refused" });
      return reply.redirect(open.returnUrl, 303);
    }
    const words = WORDS[open.locale];
    const wrong: Wrong = {
      ...(form.name === "" ? { name: words.nameMissing } : {}),
      ...(/^\d{4}$/.test(form.digits) ? {} : { digits: words.digitsMissing }),
    };
    if (Object.keys(wrong).length > 0) return page(reply, accountPage(open, wrong, form));
    verifyAccount(desk, open, { ownerName: form.name, lastDigits: form.digits });
    return reply.redirect(open.returnUrl, 303);
  });
}
