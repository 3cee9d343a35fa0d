import { html, toolPage } from "../tool-pages/index.ts";
import { personField } from "../players/index.ts";
import { PEOPLE } from "@spilhus/seed/players";
import { CHOICES } from "./changeForm.ts";
import type { ExclusionRegister, RegisterAnswer } from "./exclusionRegister.ts";

const TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "medium",
  timeStyle: "short",
});

function inWords(answer: RegisterAnswer): string {
  if (answer.kind !== "registered") return CHOICES[answer.kind];
  return answer.until === null
    ? CHOICES["registered-permanent"]
    : `Registered until ${TIME.format(answer.until)}`;
}

/** The page that lists the register's answers, with a form that changes one. */
export function registerPage(register: ExclusionRegister, now: Date): string {
  const rows = PEOPLE.filter(({ cpr }) => register.changed.has(cpr)).map(
    ({ id, name, cpr }) =>
      html`<tr>
        <th scope="row"><code>${id}</code></th>
        <td>${name}</td>
        <td>${inWords(register.answerAbout(cpr, now))}</td>
      </tr>`,
  );
  const options = Object.entries(CHOICES).map(
    ([value, words]) => html`<option value="${value}">${words}</option>`,
  );
  return toolPage(
    "/exclusions",
    "Exclusion register",
    html`<h1>Exclusion register</h1>
      <p>Stands in for ROFUS, which is asked before a registration, at every login and before marketing.</p>
      <form class="row" method="post" action="/exclusions">
        ${personField()}
        <div>
          <label for="answer">What it answers</label>
          <select id="answer" name="answer">
            ${options}
          </select>
        </div>
        <button>Set the answer</button>
      </form>
      <h2>Answers that were set</h2>
      ${
        rows.length > 0
          ? html`<div class="table">
              <table>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </div>`
          : html`<p class="quiet">Nobody is registered.</p>`
      }`,
  );
}
