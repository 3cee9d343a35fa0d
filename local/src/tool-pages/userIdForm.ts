import { html, type Markup } from "./html.ts";

interface UserIdForm {
  /** Address that the form is posted to. */
  readonly action: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The typed text, when nobody has it as user id. */
  readonly unknownId: string | undefined;
  /** Words of the button that signs in. */
  readonly approve: string;
}

/** The form on which a person says who they are, with a message when nobody has the typed id. */
export function userIdForm({ action, people, unknownId, approve }: UserIdForm): Markup {
  const isWrong = unknownId !== undefined;
  return html`${
      isWrong &&
      html`<p class="alert" role="alert" id="wrong">
        ${unknownId === "" ? "Skriv et bruger-id." : html`Der er ingen med bruger-id'et »${unknownId}«.`}
      </p>`
    }
    <form method="post" action="${action}" novalidate>
      <label for="userId">Bruger-id</label>
      <input
        id="userId"
        name="userId"
        value="${unknownId}"
        list="people"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        maxlength="80"
        autofocus
        ${isWrong && html`aria-invalid="true" aria-describedby="wrong"`}
      />
      <datalist id="people">
        ${people.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </datalist>
      <div class="choices">
        <button name="decision" value="approve">${approve}</button>
        <button class="second" name="decision" value="cancel">Afbryd</button>
      </div>
    </form>`;
}
