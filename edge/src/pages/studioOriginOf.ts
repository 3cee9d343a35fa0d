import { STUDIO_MARK, type RegisteredBrand } from "@spilhus/contracts";

const MARK = new RegExp(`<meta name="${STUDIO_MARK}" content="([a-z0-9-]{1,80})"`);

/**
 * The origin of the studio whose game a document of play is for: the app marks the document with the studio's id, and only
 * studios of the brand's data have an origin.
 */
export function studioOriginOf(
  html: string,
  { studios = [] }: Pick<RegisteredBrand, "studios">,
): string | undefined {
  const [, id] = MARK.exec(html) ?? [];
  return studios.find((studio) => studio.id === id)?.origin;
}
