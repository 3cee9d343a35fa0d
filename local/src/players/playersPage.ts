import { html, type Markup, toolPage } from "../tool-pages/index.ts";
import { PEOPLE, SEEDED_PLAYERS } from "@spilhus/seed/players";

/** A brand that the page links to. */
export interface LinkedBrand {
  readonly name: string;
  readonly origin: string;
}

const cprOf = (cpr: string) => `${cpr.slice(0, 6)}-${cpr.slice(6)}`;

function table(ids: ReadonlySet<string>, label: string): Markup {
  const rows = PEOPLE.filter(({ id }) => ids.has(id)).map(
    ({ id, name, birthdate, cpr, email, account, password, shows }) =>
      html`<tr>
        <th scope="row"><code>${id}</code></th>
        <td>${name}</td>
        <td class="number">${birthdate}</td>
        <td class="number">${cprOf(cpr)}</td>
        <td>
          ${shows}${
            account !== undefined &&
            password !== undefined &&
            html` E-mail <code>${email}</code>, password <code>${password}</code>.`
          }
        </td>
      </tr>`,
  );
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          <th scope="col">User id</th>
          <th scope="col">Name</th>
          <th scope="col">Born</th>
          <th scope="col">CPR</th>
          <th scope="col">What it shows</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** The page that lists everyone who can sign in, what each person shows, and how to sign in. */
export function playersPage(brands: readonly LinkedBrand[]): string {
  const players = new Set(SEEDED_PLAYERS.map(({ id }) => id));
  const newcomers = new Set(PEOPLE.map(({ id }) => id).filter((id) => !players.has(id)));
  const links = brands.map(
    ({ name, origin }, place) => html`${place > 0 && ", "}<a href="${origin}/?auth=login">${name}</a>`,
  );
  return toolPage(
    "/",
    "Players",
    html`<h1>Players of the local stack</h1>
      <p>
        Open a brand (${links}), choose <span lang="da">Log ind</span> and then
        <span lang="da">Log på med MitID</span>. The page you come to stands in for MitID: type a user id of
        this list and press <span lang="da">Godkend</span>, or <span lang="da">Afbryd</span> to see a
        cancelled visit.
      </p>
      <p class="quiet">
        Every player exists on every brand, and is in their state again after each start. Nobody here is real:
        the CPR numbers fail the check that numbers of these birthdays have, so no living person has one of
        them.
      </p>
      ${table(players, "Players, one for each state")}
      <h2>People without an account</h2>
      <p>For trying the registration more than once: each can be registered once on every licence.</p>
      ${table(newcomers, "People without an account")}`,
  );
}
