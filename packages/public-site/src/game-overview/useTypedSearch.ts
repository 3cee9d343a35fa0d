import type { GameSearch } from "@spilhus/search";
import { useEffect, useState, type Dispatch } from "react";
import { loadGameSearch } from "./loadGameSearch.ts";
import { pacedSearch } from "./pacedSearch.ts";
import type { SuggestionEvent } from "./suggestionState.ts";

/** Loading state of the search index. */
export type SearchProgress = "loading" | "ready" | "failed";

const SUGGESTED = 8;

/**
 * Searches for the text of a field, as soon as the index is loaded. What failed to load is asked for again by the next letter.
 *
 * @param wasTyped whether the visitor typed before this hook listened. The text alone does not show that: it may equal the
 *   query of the current page.
 */
export function useTypedSearch(
  input: HTMLInputElement,
  brand: string,
  wasTyped: boolean,
  dispatch: Dispatch<SuggestionEvent>,
): { readonly progress: SearchProgress; readonly hasQuery: boolean } {
  const [progress, setProgress] = useState<SearchProgress>("loading");
  // The initial text is the query of the current page, not a new one.
  const [hasQuery, setHasQuery] = useState(() => wasTyped || input.value !== input.defaultValue);

  useEffect(() => {
    let isUnmounted = false;
    let stopTyping: () => void = () => undefined;
    let isTyped = wasTyped || input.value !== input.defaultValue;
    let isAsked = false;
    const begin = ({ search }: GameSearch) => {
      const paced = pacedSearch(
        (query) => search(query, SUGGESTED),
        (found) => {
          // A result must not open the list after the field has lost the focus.
          if (document.activeElement === input) dispatch({ type: "found", found });
        },
      );
      const request = () => paced.request(input.value);
      // A waiting search must not reopen a closed list.
      const onKey = ({ key }: KeyboardEvent) => {
        if (key === "Escape" || key === "Enter") paced.cancel();
      };
      input.addEventListener("input", request);
      input.addEventListener("keydown", onKey);
      stopTyping = () => {
        input.removeEventListener("input", request);
        input.removeEventListener("keydown", onKey);
        paced.cancel();
      };
      if (isTyped || input.value !== input.defaultValue) request();
    };
    const load = () => {
      if (isAsked) return;
      isAsked = true;
      loadGameSearch(brand).then(
        (found) => {
          if (isUnmounted) return;
          setProgress("ready");
          begin(found);
        },
        () => {
          // The next letter tries again.
          isAsked = false;
          if (!isUnmounted) setProgress("failed");
        },
      );
    };
    const onInput = () => {
      isTyped = true;
      setHasQuery(input.value.trim() !== "");
      load();
    };
    input.addEventListener("input", onInput);
    load();
    return () => {
      isUnmounted = true;
      input.removeEventListener("input", onInput);
      stopTyping();
    };
  }, [input, brand, wasTyped, dispatch]);

  return { progress, hasQuery };
}
