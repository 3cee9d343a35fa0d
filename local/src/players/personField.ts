import { html, type Markup } from "../tool-pages/index.ts";
import { PEOPLE } from "@spilhus/seed/players";

/**
 * A select field for a person.
 *
 * @param everyone whether "Everyone" is a choice; its value is empty
 */
export function personField(everyone = false): Markup {
  const options = PEOPLE.map(({ id, name }) => html`<option value="${id}">${id} · ${name}</option>`);
  return html`<div>
    <label for="person">Person</label>
    <select id="person" name="person">
      ${everyone && html`<option value="">Everyone</option>`}${options}
    </select>
  </div>`;
}
