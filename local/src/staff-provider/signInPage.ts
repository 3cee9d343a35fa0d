import { factTable, html, type Markup, standInPage, userIdForm } from "../tool-pages/index.ts";
import { STAFF } from "./people.ts";

/** A page of the provider, in the look of the other stand-ins. */
export const staffPage = (title: string, main: Markup): string =>
  standInPage({
    lang: "da",
    title,
    standIn: "Lokal stand-in for medarbejdernes login",
    standInFor: "lokalt medarbejderlogin",
    main,
  });

/** The page on which a member of staff says who they are. */
export const staffSignInForm = (action: string, unknownId?: string): string =>
  staffPage(
    unknownId === undefined ? "Log på" : "Fejl: log på",
    html`<h1>Log på konsollen</h1>
      ${userIdForm({ action, people: STAFF, unknownId, approve: "Log på" })}
      <h2>Medarbejdere</h2>
      ${factTable(STAFF.map(({ id, name, roles }) => [id, name, roles.join(", ")]))}`,
  );

/** The page for a sign-in that is over or was begun in another browser. */
export const visitIsOver = (): string =>
  staffPage(
    "Login er udløbet",
    html`<h1>Login er udløbet</h1>
      <p>Gå tilbage til konsollen, og begynd igen.</p>`,
  );
