"use client";
import { useEffect, useState } from "react";
import { dropEmptyFields } from "./dropEmptyFields.ts";
import type { SearchSuggestionsProps } from "./SearchSuggestions.tsx";

type Suggestions = (typeof import("./SearchSuggestions.tsx"))["SearchSuggestions"];

interface SearchIslandProps extends Pick<SearchSuggestionsProps, "brand" | "messages"> {
  /** Id of the `<input>` the server drew. */
  readonly fieldId: string;
}

/**
 * Waits at a search field. Only when it is pointed at or focused does it fetch suggestions, their code and the index
 * (R2.16); until then, and where that fails, the field is the form the server drew.
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
        // The next touch tries again; the form works meanwhile.
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
