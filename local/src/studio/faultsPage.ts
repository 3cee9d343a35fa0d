import { html, toolPage } from "../tool-pages/index.ts";
import { FAULTS, type Faults } from "./faults.ts";

const TOOLS = [["/faults", "Faults"]] as const;

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
    html`<h1>Faults of the game studio</h1>
      <p>
        Makes the studio's server and its frame misbehave: in rounds of one stake, or in all. Several faults
        can be set for one stake.
      </p>
      <form class="row" method="post" action="/faults">
        <div>
          <label for="stake">Stake of the round in øre; empty for all</label>
          <input id="stake" name="stake" inputmode="numeric" autocomplete="off" />
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
    TOOLS,
  );
}
