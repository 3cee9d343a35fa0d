import { html, toolPage } from "../tool-pages/index.ts";
import { FAULTS, type Faults } from "./faults.ts";
import { PAYMENT_TOOLS } from "./paymentTools.ts";

/** The page that lists the faults that are set, with a form that sets one. */
export function faultsPage({ list }: Faults): string {
  const rows = list.map(
    ([who, fault]) =>
      html`<tr>
        <th scope="row"><code>${who}</code></th>
        <td>${FAULTS[fault]}</td>
      </tr>`,
  );
  const options = Object.entries(FAULTS).map(
    ([value, words]) => html`<option value="${value}">${words}</option>`,
  );
  return toolPage(
    "/faults",
    "Faults",
    html`<h1>Faults of the payment provider</h1>
      <p>
        Makes payments and payouts go wrong the way they do at real providers: one of them, all of an amount,
        or all. Several faults can be set for one.
      </p>
      <form class="row" method="post" action="/faults">
        <div>
          <label for="target">Id of the payment or payout, or an amount in øre; empty for all</label>
          <input id="target" name="target" autocomplete="off" autocapitalize="none" spellcheck="false" />
        </div>
        <div>
          <label for="fault">Fault</label>
          <select id="fault" name="fault">
            <option value="">None: it works</option>
            ${options}
          </select>
        </div>
        <button>Set the fault</button>
      </form>
      <h2>Faults that were set</h2>
      ${
        rows.length > 0
          ? html`<div class="table">
              <table>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </div>`
          : html`<p class="quiet">Everything works.</p>`
      }`,
    PAYMENT_TOOLS,
  );
}
