import { useEffect, useState, type Dispatch } from "react";
import { loadGameSearch } from "./loadGameSearch.ts";
import { pacedSearch } from "./pacedSearch.ts";
import type { SuggestionEvent } from "./suggestionState.ts";

/** How far the index is. */
export type SearchProgress = "loading" | "ready" | "failed";

const SUGGESTED = 8;

/** Searches for what is typed into a field, as soon as the index is there. */
export function useTypedSearch(
  input: HTMLInputElement,
  brand: string,
  dispatch: Dispatch<SuggestionEvent>,
): { readonly progress: SearchProgress; readonly isAsked: boolean } {
  const [progress, setProgress] = useState<SearchProgress>("loading");
  // A text that stood there from the start was asked for on the page before.
  const [isAsked, setAsked] = useState(() => input.value !== input.defaultValue);

  useEffect(() => {
    let isGone = false;
    let stopTyping: () => void = () => undefined;
    const onInput = () => setAsked(input.value.trim() !== "");
    input.addEventListener("input", onInput);
    loadGameSearch(brand).then(
      ({ search }) => {
        if (isGone) return;
        setProgress("ready");
        const paced = pacedSearch(
          (query) => search(query, SUGGESTED),
          (found) => {
            // An answer that comes after the field was left must not open the list.
            if (document.activeElement === input) dispatch({ type: "found", found });
          },
        );
        const ask = () => paced.ask(input.value);
        input.addEventListener("input", ask);
        stopTyping = () => {
          input.removeEventListener("input", ask);
          paced.stop();
        };
        if (input.value !== input.defaultValue) ask();
      },
      () => {
        if (!isGone) setProgress("failed");
      },
    );
    return () => {
      isGone = true;
      input.removeEventListener("input", onInput);
      stopTyping();
    };
  }, [input, brand, dispatch]);

  return { progress, isAsked };
}
