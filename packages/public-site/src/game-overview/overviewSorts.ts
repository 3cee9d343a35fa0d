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
 * The orders of the overview, the one in force marked. What is searched for comes in the order in which it answers the
 * search until another is chosen; without a search the most played come first. The order of its own accord has the address
 * without `sort`, so that no page has two.
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
