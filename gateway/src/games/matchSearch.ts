import { sql, type SQL } from "drizzle-orm";
import { foldSpelling } from "./foldSpelling.ts";
import { games } from "./tables.ts";

/** Least similarity of spelling (pg_trgm, 0 to 1) at which a game is found. */
const THRESHOLD = 0.4;

/** How games match a search text, and their order: literal hits first, then by likeness of spelling. */
export interface SearchMatch {
  readonly condition: SQL;
  readonly rank: SQL;
}

/**
 * The one place that decides what a search finds. It bears a wrong, missing or swapped letter.
 *
 * @returns undefined for a text without letters or digits, which asks for nothing in particular.
 */
export function matchSearch(text: string): SearchMatch | undefined {
  const wanted = foldSpelling(text);
  if (wanted === "") return undefined;
  const literal = `%${wanted.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const likeness = sql`word_similarity(${wanted}, ${games.searchText})`;
  return {
    condition: sql`(${games.searchText} LIKE ${literal} OR ${likeness} >= ${THRESHOLD})`,
    rank: sql`(${games.searchText} LIKE ${literal.slice(1)}) DESC, (${games.searchText} LIKE ${literal}) DESC, ${likeness} DESC`,
  };
}
