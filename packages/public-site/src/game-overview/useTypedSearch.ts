import { useEffect, useState, type Dispatch } from "react";
import { loadGameSearch } from "./loadGameSearch.ts";
import { pacedSearch } from "./pacedSearch.ts";
import type { SuggestionEvent } from "./suggestionState.ts";

/** How far the index is. */
export type SearchProgress = "loading" | "ready" | "failed";

const SUGGESTED = 8;

/**
 * Searches for what is typed into a field, as soon as the index is there.
 *
 * @param wasTyped whether something was typed before this began to listen, which the text alone does not tell: it may be
 * the one of the page before once more
 */
export function useTypedSearch(
  input: HTMLInputElement,
  brand: string,
  wasTyped: boolean,
  dispatch: Dispatch<SuggestionEvent>,
): { readonly progress: SearchProgress; readonly isAsked: boolean } {
  const [progress, setProgress] = useState<SearchProgress>("loading");
  // A text that stood there from the start was asked for on the page before.
  const [isAsked, setAsked] = useState(() => wasTyped || input.value !== input.defaultValue);

  useEffect(() => {
    let isGone = false;
    let stopTyping: () => void = () => undefined;
    let isTyped = wasTyped || input.value !== input.defaultValue;
    const onInput = () => {
      isTyped = true;
      setAsked(input.value.trim() !== "");
    };
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
        // A list that was closed must not be opened by what was still to be found.
        const onKey = ({ key }: KeyboardEvent) => {
          if (key === "Escape" || key === "Enter") paced.stop();
        };
        input.addEventListener("input", ask);
        input.addEventListener("keydown", onKey);
        stopTyping = () => {
          input.removeEventListener("input", ask);
          input.removeEventListener("keydown", onKey);
          paced.stop();
        };
        if (isTyped || input.value !== input.defaultValue) ask();
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
  }, [input, brand, wasTyped, dispatch]);

  return { progress, isAsked };
}
