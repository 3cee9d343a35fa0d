/** Messages of the search's suggestions. */
export const SEARCH_KEYS = [
  "games.searchLabel",
  "games.suggestions",
  "games.noSuggestions",
  "games.searchLoading",
  "games.searchFailed",
] as const;
export type SearchKey = (typeof SEARCH_KEYS)[number];
