import type { SuggestionEvent, SuggestionState } from "./suggestionState.ts";

/** What a key in the search field does. */
export interface KeyIntent {
  readonly event?: SuggestionEvent;
  /** Opens the current suggestion's page. */
  readonly chooses?: boolean;
  /** Prevents the key's default in a text field. */
  readonly isHandled?: boolean;
}

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  /** Whether an input method is composing text; it then handles all keys. */
  readonly isComposing: boolean;
}

/**
 * The keys of an editable combobox with a list (ARIA authoring practices). All other keys type text. Enter without a
 * current suggestion submits the form.
 */
export function comboboxKey({ key, altKey, isComposing }: PressedKey, state: SuggestionState): KeyIntent {
  if (isComposing) return {};
  switch (key) {
    case "ArrowDown":
      return { event: altKey ? { type: "open" } : { type: "move", by: 1 }, isHandled: true };
    case "ArrowUp":
      return { event: altKey ? { type: "close" } : { type: "move", by: -1 }, isHandled: true };
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      return { event: { type: "text" } };
    case "Escape":
      // With a closed list, Escape empties the field (browser default).
      return state.isOpen ? { event: { type: "close" }, isHandled: true } : {};
    case "Enter":
      return state.isOpen && state.active !== undefined
        ? { chooses: true, isHandled: true }
        : { event: { type: "close" } };
    case "Tab":
      return { event: { type: "close" } };
    default:
      return {};
  }
}
