import type { Locale } from "@spilhus/contracts";
import { html, type Markup } from "./html.ts";

/** Path and name of pages of one host that link to each other. */
export type Tools = readonly (readonly [path: string, name: string])[];

/** Tools of the authorities' host; pages of the identity provider are not among them. */
const AUTHORITY_TOOLS: Tools = [
  ["/", "Players"],
  ["/outbox", "Outbox"],
  ["/exclusions", "Exclusion register"],
  ["/faults", "Faults"],
];

interface Document {
  readonly lang: Locale;
  readonly title: string;
  readonly main: Markup;
  /** Markup above the main part. */
  readonly header: Markup;
  readonly kind: "tool" | "sign-in";
}

function document({ lang, title, main, header, kind }: Document): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body class="${kind}">
        ${header}
        <main>${main}</main>
      </body>
    </html>`.text;
}

/**
 * A page for developers who use the local stack.
 *
 * @param path one of the tools' paths
 */
export function toolPage(path: string, title: string, main: Markup, tools = AUTHORITY_TOOLS): string {
  const links = tools.map(
    ([href, name]) =>
      html`<li><a href="${href}" ${href === path && html`aria-current="page"`}>${name}</a></li>`,
  );
  const header = html`<header>
    <p class="stand-in">Local stack</p>
    <nav aria-label="Tools">
      <ul>
        ${links}
      </ul>
    </nav>
  </header>`;
  return document({ lang: "en", title: `${title} · local stack`, main, header, kind: "tool" });
}

export interface StandInPage {
  readonly lang: Locale;
  readonly title: string;
  /** What the page stands in for, above its main part and in its title. */
  readonly standIn: string;
  readonly standInFor: string;
  readonly main: Markup;
}

/** A page of a stand-in, shown to players. */
export function standInPage({ lang, title, standIn, standInFor, main }: StandInPage): string {
  const header = html`<header><p class="stand-in">${standIn}</p></header>`;
  return document({ lang, title: `${title} · ${standInFor}`, main, header, kind: "sign-in" });
}

/** A page of the identity provider, shown to players. */
export const signInPage = (title: string, main: Markup): string =>
  standInPage({
    lang: "da",
    title,
    standIn: "Lokal stand-in for MitID",
    standInFor: "lokal stand-in for MitID",
    main,
  });
