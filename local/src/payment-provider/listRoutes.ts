import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { Desk } from "./desk.ts";
import { makeDueChanges } from "./dueChanges.ts";
import { listPage } from "./listPage.ts";
import { chargeBack, endPayment } from "./payments.ts";
import { returnPayout } from "./payouts.ts";

const FormSchema = z.object({ id: z.string().max(100) });

/** The list of all payments and payouts, as a page and for journeys, and what their banks can do later. */
export function listRoutes(server: FastifyInstance, desk: Desk): void {
  const { book, webhooks, origin } = desk;
  server.get("/", (_request, reply) => {
    makeDueChanges(desk);
    return reply.type("text/html; charset=utf-8").send(listPage(desk));
  });
  server.get("/payments.json", () => {
    makeDueChanges(desk);
    return {
      payments: book.payments.map(({ page, ...payment }) => ({ ...payment, url: `${origin}/pay/${page}` })),
      accounts: book.accounts.map(({ page, ...account }) => ({
        ...account,
        url: `${origin}/account/${page}`,
      })),
      payouts: book.payouts,
      webhooks: webhooks.sent,
    };
  });
  server.post("/chargebacks", (request, reply) => {
    const payment = book.payment(FormSchema.parse(request.body).id);
    if (payment) chargeBack(desk, payment);
    return reply.redirect("/", 303);
  });
  server.post("/expiries", (request, reply) => {
    const payment = book.payment(FormSchema.parse(request.body).id);
    if (payment?.state === "open") endPayment(desk, payment, "expired");
    return reply.redirect("/", 303);
  });
  server.post("/returns", (request, reply) => {
    const payout = book.payout(FormSchema.parse(request.body).id);
    if (payout) returnPayout(desk, payout);
    return reply.redirect("/", 303);
  });
}
