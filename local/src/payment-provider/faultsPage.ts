import { choiceForm, factTable, html, toolPage } from "../tool-pages/index.ts";
import { FAULTS, type Faults } from "./faults.ts";
import { PAYMENT_TOOLS } from "./paymentTools.ts";

/** The page that lists the faults that are set, with a form that sets one. */
export function faultsPage({ list }: Faults): string {
  return toolPage(
    "/faults",
    "Faults",
    html`<h1>Faults of the payment provider</h1>
      <p>
        Makes payments and payouts go wrong the way they do at real providers: one of them, all of an amount,
        or all. Several faults can be set for one.
      </p>
      ${choiceForm({
        action: "/faults",
        about: html`<div>
          <label for="target">Id of the payment or payout, or an amount in øre; empty for all</label>
          <input id="target" name="target" autocomplete="off" autocapitalize="none" spellcheck="false" />
        </div>`,
        name: "fault",
        label: "Fault",
        choices: [["", "None: it works"], ...Object.entries(FAULTS)],
        button: "Set the fault",
      })}
      <h2>Faults that were set</h2>
      ${factTable(
        list.map(([who, fault]) => [who, FAULTS[fault]]),
        "Everything works.",
      )}`,
    PAYMENT_TOOLS,
  );
}
