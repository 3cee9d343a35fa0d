import { GAME_SORTS, type GameSort } from "@spilhus/contracts";
import type { Translate } from "@spilhus/i18n";
import type { SortSelectProps } from "@spilhus/ui";
import { overviewHref } from "./overviewQuery.ts";

const LABELS = {
  popular: "games.sortPopular",
  newest: "games.sortNewest",
  name: "games.sortName",
  rtp: "games.sortRtp",
} as const satisfies Record<GameSort, string>;

/**
 * The sort orders of the overview, with the current one marked. The default is relevance for a search and the most played
 * otherwise. The default's address has no `sort`, so that no page has two addresses.
 */
export function overviewSorts(query: URLSearchParams, t: Translate): SortSelectProps["choices"] {
  const isSearch = query.has("q");
  const choices: readonly (readonly [string, string])[] = [
    ...(isSearch ? [["", t("games.sortRelevance")] as const] : []),
    ...GAME_SORTS.map((sort) => [!isSearch && sort === "popular" ? "" : sort, t(LABELS[sort])] as const),
  ];
  const chosen = query.get("sort") ?? "";
  const current = !isSearch && chosen === "popular" ? "" : chosen;
  return choices.map(([sort, label]) => ({
    href: overviewHref(query, { sort }),
    label,
    current: sort === current,
  }));
}
