import { html, type Markup } from "../tool-pages/index.ts";

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)\]])/;

/** Turns the web addresses in a plain text into links and escapes the rest. */
export function withLinks(text: string): readonly (string | Markup)[] {
  return text
    .split(ADDRESS)
    .map((part, place) =>
      place % 2 === 1 && URL.canParse(part) ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part,
    );
}
