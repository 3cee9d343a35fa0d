import { useEffect, useState } from "react";
import type { Translate, KeyIn } from "@spilhus/i18n/island";
import type { SearchProgress } from "./useTypedSearch.ts";

interface SearchStatusProps {
  readonly progress: SearchProgress;
  /** Number of suggestions; undefined while nothing was asked for. */
  readonly count: number | undefined;
  readonly t: Translate<KeyIn<"games.search">>;
}

/** A count is said when typing rests, not after every letter. */
const REST_MS = 600;

/** What a screen reader is told of a search: nothing before one types. */
export function searchStatus({ progress, count, t }: SearchStatusProps): string {
  if (count === undefined) return "";
  if (progress === "loading") return t("games.searchLoading");
  if (progress === "failed") return t("games.searchFailed");
  return count === 0 ? t("games.noSuggestions") : t("games.suggestions", { count });
}

/** Tells how many games are suggested to those who do not see the list. */
export function SearchStatus({ progress, count, t }: SearchStatusProps) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    // Worded only when it is said: each letter would pay for choosing a plural.
    const timer = setTimeout(() => setSaid(searchStatus({ progress, count, t })), REST_MS);
    return () => clearTimeout(timer);
  }, [progress, count, t]);
  return <output className="visually-hidden">{said}</output>;
}
