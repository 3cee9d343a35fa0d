import type { Locale } from "@spilhus/contracts";
import { html, type Markup } from "./html.ts";

/** The pages that link to each other; those of the identity provider are not among them. */
const TOOLS = [
  ["/", "Players"],
  ["/outbox", "Outbox"],
  ["/exclusions", "Exclusion register"],
  ["/faults", "Faults"],
] as const;
export type ToolPath = (typeof TOOLS)[number][0];

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

/** A page for developers who use the local stack. */
export function toolPage(path: ToolPath, title: string, main: Markup): string {
  const links = TOOLS.map(
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

/** A page of the identity provider, shown to players. */
export function signInPage(title: string, main: Markup): string {
  const header = html`<header><p class="stand-in">Lokal stand-in for MitID</p></header>`;
  return document({
    lang: "da",
    title: `${title} · lokal stand-in for MitID`,
    main,
    header,
    kind: "sign-in",
  });
}
