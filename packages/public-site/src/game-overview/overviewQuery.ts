import { GAME_CATEGORIES, GAME_SORTS, type CatalogueQuery } from "@spilhus/contracts";
import { PATHS } from "@spilhus/routes";

/** Games on one page of the overview: few enough for a light page, many enough for a lobby. */
export const OVERVIEW_PAGE_SIZE = 24;

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((candidate) => candidate === value);

/** The catalogue query for the query of the overview's address, which the route table has normalised. */
export function overviewQuery(query: URLSearchParams): Omit<CatalogueQuery, "brand" | "locale"> {
  const q = query.get("q");
  const category = oneOf(GAME_CATEGORIES, query.get("kategori"));
  const provider = query.get("udbyder");
  const theme = query.get("tema");
  const sort = oneOf(GAME_SORTS, query.get("sort"));
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(provider ? { provider } : {}),
    ...(theme ? { theme } : {}),
    ...(query.get("nye") === "1" ? { new: "1" as const } : {}),
    ...(query.get("jackpot") === "1" ? { jackpot: "1" as const } : {}),
    ...(query.get("spilbare") === "1" ? { playable: "1" as const } : {}),
    ...(sort ? { sort } : {}),
    page: Number(query.get("side") ?? 1),
    perPage: OVERVIEW_PAGE_SIZE,
  };
}

/**
 * The address of the overview with parts of the query changed. An empty value removes a parameter, and any change of a
 * filter returns to the first page.
 */
export function overviewHref(query: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(query);
  if (!("side" in changes)) next.delete("side");
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || (name === "side" && value === "1")) next.delete(name);
    else next.set(name, value);
  }
  return next.size === 0 ? PATHS["game-overview"] : `${PATHS["game-overview"]}?${next}`;
}
