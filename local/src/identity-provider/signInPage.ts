import { html, signInPage } from "../tool-pages/index.ts";
import { PEOPLE } from "@spilhus/seed/players";

interface SignInForm {
  /** Address that the form is posted to. */
  readonly action: string;
  /** Name of the brand that requests the sign-in. */
  readonly client: string;
  /** The typed text, when no person has it as user id. */
  readonly unknownId?: string;
}

/** The sign-in page, which asks for a user id. */
export function signInForm({ action, client, unknownId }: SignInForm): string {
  const isWrong = unknownId !== undefined;
  const options = PEOPLE.map(({ id, name }) => html`<option value="${id}">${name}</option>`);
  const message =
    isWrong &&
    html`<p class="alert" role="alert" id="wrong">
      ${unknownId === "" ? "Skriv et bruger-id." : html`Der er ingen med bruger-id'et »${unknownId}«.`}
    </p>`;
  return signInPage(
    isWrong ? "Fejl: log på" : "Log på",
    html`<h1>Log på hos ${client}</h1>
      ${message}
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
        <datalist id="people">${options}</datalist>
        <div class="choices">
          <button name="decision" value="approve">Godkend</button>
          <button class="second" name="decision" value="cancel">Afbryd</button>
        </div>
      </form>
      <p class="quiet">
        Det her er ikke MitID, men en side på denne maskine til udvikling og test. Du skal ikke bruge rigtige
        oplysninger. Se
        <a href="/" target="_blank" rel="noopener">de bruger-id'er, der findes (nyt vindue)</a>.
      </p>`,
  );
}

/** The page for a sign-in that is over or was begun in another browser. */
export const visitIsOver = (): string =>
  signInPage(
    "Login er udløbet",
    html`<h1>Login er udløbet</h1>
      <p>
        Der gik for lang tid, eller login er allerede gennemført. Gå tilbage til spilsiden, og begynd igen.
      </p>`,
  );
