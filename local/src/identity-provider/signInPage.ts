import { html, signInPage, userIdForm } from "../tool-pages/index.ts";
import { PEOPLE } from "@spilhus/seed/players";

interface SignInForm {
  /** Address that the form is posted to. */
  readonly action: string;
  /** Name of the brand that requests the sign-in. */
  readonly client: string;
  /** The typed text, when no person has it as user id. */
  readonly unknownId?: string | undefined;
}

/** The sign-in page, which asks for a user id. */
export const signInForm = ({ action, client, unknownId }: SignInForm): string =>
  signInPage(
    unknownId === undefined ? "Log på" : "Fejl: log på",
    html`<h1>Log på hos ${client}</h1>
      ${userIdForm({ action, people: PEOPLE, unknownId, approve: "Godkend" })}
      <p class="quiet">
        Det her er ikke MitID, men en side på denne maskine til udvikling og test. Du skal ikke bruge rigtige
        oplysninger. Se
        <a href="/" target="_blank" rel="noopener">de bruger-id'er, der findes (nyt vindue)</a>.
      </p>`,
  );

/** The page for a sign-in that is over or was begun in another browser. */
export const visitIsOver = (): string =>
  signInPage(
    "Login er udløbet",
    html`<h1>Login er udløbet</h1>
      <p>
        Der gik for lang tid, eller login er allerede gennemført. Gå tilbage til spilsiden, og begynd igen.
      </p>`,
  );
