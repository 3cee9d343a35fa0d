import { useEffect, type Dispatch } from "react";
import { comboboxKey } from "./comboboxKey.ts";
import { suggestionId } from "./SuggestionList.tsx";
import type { SuggestionEvent, SuggestionState } from "./suggestionState.ts";

const ATTRIBUTES = [
  "role",
  "aria-autocomplete",
  "aria-controls",
  "aria-expanded",
  "aria-activedescendant",
] as const;

/** Makes the search field a combobox: sets its attributes, handles its keys, and closes the list on blur. */
export function useComboboxInput(
  input: HTMLInputElement,
  listId: string,
  state: SuggestionState,
  dispatch: Dispatch<SuggestionEvent>,
): void {
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    const close = () => dispatch({ type: "close" });
    const open = () => dispatch({ type: "open" });
    input.addEventListener("blur", close);
    input.addEventListener("click", open);
    return () => {
      input.removeEventListener("blur", close);
      input.removeEventListener("click", open);
      for (const name of ATTRIBUTES) input.removeAttribute(name);
    };
  }, [input, listId, dispatch]);

  useEffect(() => {
    const current =
      state.isOpen && state.active !== undefined ? suggestionId(listId, state.active) : undefined;
    input.setAttribute("aria-expanded", String(state.isOpen));
    if (current === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", current);
    const option = current === undefined ? null : document.getElementById(current);
    option?.scrollIntoView({ block: "nearest" });

    const onKey = (pressed: KeyboardEvent) => {
      const { event, chooses, isHandled } = comboboxKey(pressed, state);
      if (isHandled) pressed.preventDefault();
      if (event) dispatch(event);
      // A click instead of a router call: it follows the link as a pointer would.
      if (chooses) option?.click();
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  }, [input, listId, state, dispatch]);
}
