import { useEffect, useState } from "react";
import type { Translate, KeyIn } from "@spilhus/i18n/island";
import type { SearchProgress } from "./useTypedSearch.ts";

interface SearchStatusProps {
  readonly progress: SearchProgress;
  /** Number of suggestions; undefined before the first search. */
  readonly count: number | undefined;
  readonly t: Translate<KeyIn<"games.search">>;
}

/** Delay after the last letter, so that a screen reader does not announce every letter's count. */
const DELAY_MS = 600;

/** Text for screen readers; empty before the first search. */
export function searchStatus({ progress, count, t }: SearchStatusProps): string {
  if (count === undefined) return "";
  if (progress === "loading") return t("games.searchLoading");
  if (progress === "failed") return t("games.searchFailed");
  return count === 0 ? t("games.noSuggestions") : t("games.suggestions", { count });
}

/** Announces the number of suggestions to screen readers. */
export function SearchStatus({ progress, count, t }: SearchStatusProps) {
  const [status, setStatus] = useState("");
  useEffect(() => {
    // Formats the text inside the timer, since choosing a plural is too slow for every letter.
    const timer = setTimeout(() => setStatus(searchStatus({ progress, count, t })), DELAY_MS);
    return () => clearTimeout(timer);
  }, [progress, count, t]);
  return <output className="visually-hidden">{status}</output>;
}
