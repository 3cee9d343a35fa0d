import { expect, it } from "vitest";
import { ferskenfaldRound, storyTable } from "../../../testing/index.ts";
import { firstWindow } from "./firstWindow.ts";

it("a game begins with what its last round ended with, after all falls", () => {
  const round = ferskenfaldRound([
    "paere kerne blad paere blomme",
    "blomme blomme blomme kerne kerne",
    "blad paere kerne abrikos blad",
    "fersken fersken blomst paere blad",
    "blad fersken abrikos blomme fersken",
  ]);
  const last = round.events.findLast((event) => event.kind === "tumble");
  expect(firstWindow(storyTable("ferskenfald"), round)).toEqual(last?.window);
});

it.each(["treKirsebaer", "isfuglensSkat", "ferskenfald"] as const)(
  "a game of %s that was never played begins with a window of its own symbols that wins nothing",
  (name) => {
    const table = storyTable(name);
    const window = firstWindow(table);
    expect(window).toHaveLength(table.reels);
    for (const symbol of window.flat()) expect(table.symbols).toContain(symbol);
    expect(window.every((column) => new Set(column).size === table.rows)).toBe(true);
  },
);
