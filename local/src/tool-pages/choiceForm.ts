import { html, type Markup } from "./html.ts";

interface ChoiceForm {
  /** Path that the form is posted to. */
  readonly action: string;
  /** The field that says whom or what the choice is about. */
  readonly about: Markup;
  readonly name: string;
  readonly label: string;
  /** Values with their words, in order; an empty value removes what was set. */
  readonly choices: readonly (readonly [value: string, words: string])[];
  readonly button: string;
}

/** A form of one line that sets how a stand-in behaves. */
export const choiceForm = ({ action, about, name, label, choices, button }: ChoiceForm): Markup =>
  html`<form class="row" method="post" action="${action}">
    ${about}
    <div>
      <label for="${name}">${label}</label>
      <select id="${name}" name="${name}">
        ${choices.map(([value, words]) => html`<option value="${value}">${words}</option>`)}
      </select>
    </div>
    <button>${button}</button>
  </form>`;
