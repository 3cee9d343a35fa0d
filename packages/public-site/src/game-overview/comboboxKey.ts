import type { SuggestionEvent, SuggestionState } from "./suggestionState.ts";

/** What a key in the search field asks for. */
export interface KeyIntent {
  readonly event?: SuggestionEvent;
  /** Go to the current suggestion's page. */
  readonly chooses?: boolean;
  /** The key must not also do what it does in a text field. */
  readonly isTaken?: boolean;
}

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  /** A letter is being composed: keys belong to the composer. */
  readonly isComposing: boolean;
}

/**
 * The keys of an editable combobox with a list (ARIA authoring practices). What is not listed is typing; Enter without
 * a current suggestion sends the form.
 */
export function comboboxKey({ key, altKey, isComposing }: PressedKey, state: SuggestionState): KeyIntent {
  if (isComposing) return {};
  switch (key) {
    case "ArrowDown":
      return { event: altKey ? { type: "open" } : { type: "move", by: 1 }, isTaken: true };
    case "ArrowUp":
      return { event: altKey ? { type: "close" } : { type: "move", by: -1 }, isTaken: true };
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      return { event: { type: "text" } };
    case "Escape":
      // Only a closed list leaves Escape to the field, which it empties.
      return state.isOpen ? { event: { type: "close" }, isTaken: true } : {};
    case "Enter":
      return state.isOpen && state.active !== undefined
        ? { chooses: true, isTaken: true }
        : { event: { type: "close" } };
    case "Tab":
      return { event: { type: "close" } };
    default:
      return {};
  }
}
