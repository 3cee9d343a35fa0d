import { html, toolPage } from "../tool-pages/index.ts";
import { personField } from "../players/index.ts";
import { FAULTS, type Fault, type Faults } from "./faults.ts";

/** The page that lists the faults that are set, with a form that sets one. */
export function faultsPage(faults: Faults): string {
  const set: [string, Fault][] = [...faults.byPerson];
  if (faults.everyone) set.unshift(["Everyone", faults.everyone]);
  const rows = set.map(
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
    html`<h1>Faults of the identity provider</h1>
      <p>Makes sign-in fail the way a real provider does, for one person or for everyone.</p>
      <form class="row" method="post" action="/faults">
        ${personField(true)}
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
  );
}
