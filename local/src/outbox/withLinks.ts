import { html, type Markup } from "../tool-pages/index.ts";

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)\]])/;

/** Plain text with its web addresses as links; everything else is escaped. */
export function withLinks(text: string): readonly (string | Markup)[] {
  return text
    .split(ADDRESS)
    .map((part, place) =>
      place % 2 === 1 && URL.canParse(part) ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part,
    );
}
