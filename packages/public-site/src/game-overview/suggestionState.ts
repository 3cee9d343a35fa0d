import type { FoundGame } from "@spilhus/search";

/** The suggestions of the search, and which one is current. */
export interface SuggestionState {
  readonly found: readonly FoundGame[];
  readonly isOpen: boolean;
  /** Index in `found`; undefined while the text itself is current. */
  readonly active: number | undefined;
}

export type SuggestionEvent =
  /** Results of a new search. */
  | { readonly type: "found"; readonly found: readonly FoundGame[] }
  | { readonly type: "open" }
  | { readonly type: "close" }
  /** Moves to the next or previous suggestion; opens the list. */
  | { readonly type: "move"; readonly by: 1 | -1 }
  /** Returns to the text. */
  | { readonly type: "text" };

export const NO_SUGGESTIONS: SuggestionState = { found: [], isOpen: false, active: undefined };

/** From the text, down is the first suggestion and up the last. Wraps at the ends. */
function moved(active: number | undefined, by: 1 | -1, count: number): number {
  if (active === undefined) return by === 1 ? 0 : count - 1;
  return (active + by + count) % count;
}

/** Reducer for the combobox pattern of the ARIA authoring practices. */
export function suggestionState(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  const { found, active } = state;
  switch (event.type) {
    case "found":
      return { found: event.found, isOpen: event.found.length > 0, active: undefined };
    case "open":
      return { ...state, isOpen: found.length > 0 };
    case "close":
      return { ...state, isOpen: false, active: undefined };
    case "move":
      return found.length === 0
        ? state
        : { found, isOpen: true, active: moved(active, event.by, found.length) };
    case "text":
      return { ...state, active: undefined };
  }
}
