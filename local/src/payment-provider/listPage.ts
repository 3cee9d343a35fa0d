import { html, type Markup, toolPage } from "../tool-pages/index.ts";
import type { Desk } from "./desk.ts";
import { PAYMENT_TOOLS } from "./paymentTools.ts";
import type { PaymentRecord, PayoutRecord } from "./records.ts";
import { inKroner } from "./words.ts";

const SHOWN = 100;

const act = (path: string, id: string, label: string) =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="id" value="${id}" />
    <button class="second">${label}</button>
  </form>`;

const paymentRow = (origin: string, payment: PaymentRecord) =>
  html`<tr>
    <th scope="row">
      <a href="${origin}/pay/${payment.page}"><code>${payment.id}</code></a>
    </th>
    <td>${payment.merchant}, ${payment.method}</td>
    <td class="number">${inKroner(payment.amount, "en")}</td>
    <td>${payment.state}</td>
    <td>${payment.payer?.name}</td>
    <td>
      ${payment.state === "open" && act("/expiries", payment.id, "Let it expire")}
      ${payment.state === "captured" && act("/chargebacks", payment.id, "Charge back")}
    </td>
  </tr>`;

const payoutRow = (payout: PayoutRecord) =>
  html`<tr>
    <th scope="row"><code>${payout.id}</code></th>
    <td>${payout.merchant}</td>
    <td class="number">${inKroner(payout.amount, "en")}</td>
    <td>${payout.state}</td>
    <td>${payout.state === "paid" && act("/returns", payout.id, "Return")}</td>
  </tr>`;

function table(headings: readonly string[], rows: readonly Markup[]): Markup {
  if (rows.length === 0) return html`<p class="quiet">There are none.</p>`;
  return html`<div class="table">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The page that lists the latest payments, payouts and events. */
export function listPage({ book, webhooks, origin }: Desk): string {
  const latest = <Item>(items: readonly Item[]) => items.slice(-SHOWN).toReversed();
  return toolPage(
    "/",
    "Payments",
    html`<h1>Payments</h1>
      <p>
        Stands in for a payment provider: cards, MobilePay, bank and Apple Pay. No money moves. The same as
        <a href="/payments.json">JSON</a>.
      </p>
      ${table(
        ["Payment", "Account and method", "Amount", "State", "Payer", "Bank"],
        latest(book.payments).map((payment) => paymentRow(origin, payment)),
      )}
      <h2>Payouts</h2>
      ${table(["Payout", "Account", "Amount", "State", "Bank"], latest(book.payouts).map(payoutRow))}
      <h2>Events</h2>
      ${table(
        ["Event", "About", "Attempts", "Last answer"],
        latest(webhooks.sent).map(
          ({ type, reference, attempts, lastStatus }) =>
            html`<tr>
              <th scope="row">${type}</th>
              <td><code>${reference}</code></td>
              <td class="number">${attempts}</td>
              <td class="number">${lastStatus === 0 ? "none" : lastStatus}</td>
            </tr>`,
        ),
      )}`,
    PAYMENT_TOOLS,
  );
}
