import { html, type Markup, standInPage } from "../tool-pages/index.ts";
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

/** The form on which a member of staff says who they are. */
export function staffSignInForm(action: string, unknownId?: string): string {
  const options = STAFF.map(({ id, name }) => html`<option value="${id}">${name}</option>`);
  const rows = STAFF.map(
    ({ id, name, roles }) =>
      html`<tr>
        <th scope="row"><code>${id}</code></th>
        <td>${name}</td>
        <td>${roles.join(", ")}</td>
      </tr>`,
  );
  const isWrong = unknownId !== undefined;
  return staffPage(
    isWrong ? "Fejl: log på" : "Log på",
    html`<h1>Log på konsollen</h1>
      ${isWrong && html`<p class="alert" role="alert" id="wrong">Der er ingen med bruger-id'et »${unknownId}«.</p>`}
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
          <button name="decision" value="approve">Log på</button>
          <button class="second" name="decision" value="cancel">Afbryd</button>
        </div>
      </form>
      <h2>Medarbejdere</h2>
      <div class="table">
        <table>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`,
  );
}

/** The page for a sign-in that is over or was begun in another browser. */
export const visitIsOver = (): string =>
  staffPage(
    "Login er udløbet",
    html`<h1>Login er udløbet</h1>
      <p>Gå tilbage til konsollen, og begynd igen.</p>`,
  );
