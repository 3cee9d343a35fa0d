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

/** Makes the server's search field a combobox: its attributes, its keys, and its list gone when it is left. */
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
      const { event, chooses, isTaken } = comboboxKey(pressed, state);
      if (isTaken) pressed.preventDefault();
      if (event) dispatch(event);
      // A click and no call of the router: it goes where the link goes, and as softly.
      if (chooses) option?.click();
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  }, [input, listId, state, dispatch]);
}
