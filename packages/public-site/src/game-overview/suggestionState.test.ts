import type { FoundGame } from "@spilhus/search";
import { describe, expect, it } from "vitest";
import { NO_SUGGESTIONS, suggestionState, type SuggestionEvent } from "./suggestionState.ts";

const game = (name: string): FoundGame => ({ slug: name, name, provider: "Fjord", matches: [] });
const found = [game("rav"), game("ravn"), game("ravnen")];
const after = (...events: readonly SuggestionEvent[]) => events.reduce(suggestionState, NO_SUGGESTIONS);
const typed: SuggestionEvent = { type: "found", found };
const down: SuggestionEvent = { type: "move", by: 1 };
const up: SuggestionEvent = { type: "move", by: -1 };

describe("the suggestions of the search (R2.16)", () => {
  it("opens with results and closes without", () => {
    expect(after(typed)).toEqual({ found, isOpen: true, active: undefined });
    expect(after(typed, down, { type: "found", found: [] })).toEqual(NO_SUGGESTIONS);
  });

  it("moves down and up through all suggestions and wraps at the ends (R2.16)", () => {
    expect(after(typed, down).active).toBe(0);
    expect(after(typed, down, down).active).toBe(1);
    expect(after(typed, down, down, down, down).active).toBe(0);
    expect(after(typed, up).active).toBe(2);
    expect(after(typed, down, up).active).toBe(2);
  });

  it("returns to the text, with the list still open", () => {
    expect(after(typed, down, { type: "text" })).toEqual({ found, isOpen: true, active: undefined });
  });

  it("has no current suggestion once it is closed, and an arrow opens it again", () => {
    expect(after(typed, down, { type: "close" })).toEqual({ found, isOpen: false, active: undefined });
    expect(after(typed, { type: "close" }, down)).toEqual({ found, isOpen: true, active: 0 });
    expect(after(typed, { type: "close" }, { type: "open" }).isOpen).toBe(true);
  });

  it("stays closed while there is nothing to show", () => {
    expect(after({ type: "open" })).toEqual(NO_SUGGESTIONS);
    expect(after(down)).toEqual(NO_SUGGESTIONS);
  });

  it("has no current suggestion after the text changes", () => {
    expect(after(typed, down, { type: "found", found: [game("is")] }).active).toBeUndefined();
  });
});
