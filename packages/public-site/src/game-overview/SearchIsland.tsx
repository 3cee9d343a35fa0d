"use client";
import { useEffect, useState } from "react";
import { dropEmptyFields } from "./dropEmptyFields.ts";
import type { SearchSuggestionsProps } from "./SearchSuggestions.tsx";

type Suggestions = (typeof import("./SearchSuggestions.tsx"))["SearchSuggestions"];

interface SearchIslandProps extends Pick<SearchSuggestionsProps, "brand" | "messages"> {
  /** Id of the server-rendered `<input>`. */
  readonly fieldId: string;
}

/**
 * Loads suggestions, their code and the search index when a visitor points at or focuses a search field (R2.16). Until
 * then, and if loading fails, the field is a plain form.
 */
export function SearchIsland({ fieldId, ...props }: SearchIslandProps) {
  const [loaded, setLoaded] = useState<{
    readonly Suggestions: Suggestions;
    readonly input: HTMLInputElement;
    readonly wasTyped: boolean;
  }>();
  useEffect(() => {
    const input = document.getElementById(fieldId);
    if (!(input instanceof HTMLInputElement)) return undefined;
    let wasTyped = false;
    const onInput = () => (wasTyped = true);
    const load = () => {
      import("./SearchSuggestions.tsx").then(
        ({ SearchSuggestions }) =>
          setLoaded((before) => before ?? { Suggestions: SearchSuggestions, input, wasTyped }),
        // The next pointer or focus event tries again; the form works meanwhile.
        () => undefined,
      );
    };
    if (document.activeElement === input) load();
    input.addEventListener("input", onInput);
    input.addEventListener("focus", load);
    input.addEventListener("pointerenter", load);
    document.addEventListener("formdata", dropEmptyFields);
    return () => {
      input.removeEventListener("input", onInput);
      input.removeEventListener("focus", load);
      input.removeEventListener("pointerenter", load);
      document.removeEventListener("formdata", dropEmptyFields);
    };
  }, [fieldId]);
  return loaded && <loaded.Suggestions input={loaded.input} wasTyped={loaded.wasTyped} {...props} />;
}
