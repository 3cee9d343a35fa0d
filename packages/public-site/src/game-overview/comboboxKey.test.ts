import { describe, expect, it } from "vitest";
import { comboboxKey } from "./comboboxKey.ts";
import { NO_SUGGESTIONS, type SuggestionState } from "./suggestionState.ts";

const found = [{ slug: "rav", name: "Rav", provider: "Fjord", matches: [] }];
const open: SuggestionState = { found, isOpen: true, active: undefined };
const chosen: SuggestionState = { ...open, active: 0 };
const press = (key: string, state: SuggestionState, more: { altKey?: boolean; isComposing?: boolean } = {}) =>
  comboboxKey({ key, altKey: false, isComposing: false, ...more }, state);

describe("keys of the search field (R2.16)", () => {
  it("moves through the suggestions with the arrows, without moving the caret", () => {
    expect(press("ArrowDown", open)).toEqual({ event: { type: "move", by: 1 }, isHandled: true });
    expect(press("ArrowUp", open)).toEqual({ event: { type: "move", by: -1 }, isHandled: true });
  });

  it("opens and closes with Alt and an arrow", () => {
    expect(press("ArrowDown", open, { altKey: true }).event).toEqual({ type: "open" });
    expect(press("ArrowUp", open, { altKey: true }).event).toEqual({ type: "close" });
  });

  it.each(["Home", "End", "ArrowLeft", "ArrowRight"])(
    "returns to the text with %s, which moves the caret",
    (key) => {
      expect(press(key, chosen)).toEqual({ event: { type: "text" } });
    },
  );

  it("closes an open list with Escape, which empties the field once the list is closed", () => {
    expect(press("Escape", open)).toEqual({ event: { type: "close" }, isHandled: true });
    expect(press("Escape", NO_SUGGESTIONS)).toEqual({});
  });

  it("opens the current suggestion with Enter, or submits the form (R2.16)", () => {
    expect(press("Enter", chosen)).toEqual({ chooses: true, isHandled: true });
    expect(press("Enter", open)).toEqual({ event: { type: "close" } });
    expect(press("Enter", { ...chosen, isOpen: false }).chooses).toBeUndefined();
  });

  it("closes with Tab and ignores typing", () => {
    expect(press("Tab", chosen)).toEqual({ event: { type: "close" } });
    expect(press("a", chosen)).toEqual({});
    expect(press("ArrowDown", open, { isComposing: true })).toEqual({});
  });
});
