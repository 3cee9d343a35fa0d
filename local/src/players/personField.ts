import { html, type Markup } from "../tool-pages/index.ts";
import { PEOPLE } from "@spilhus/seed/players";

/**
 * A field of a form that names a person.
 *
 * @param everyone offers all of them as one choice, whose value is empty
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
