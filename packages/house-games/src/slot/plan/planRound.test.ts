import { describe, expect, it } from "vitest";
import {
  ferskenfaldRound,
  isfuglensSkatRound,
  storyTable,
  treKirsebaerRound,
} from "../../../testing/index.ts";
import type { SlotRound, SlotTable } from "../../house-game/index.ts";
import { fallenRows } from "./fallenRows.ts";
import { planRound } from "./planRound.ts";
import type { SlotView } from "./slotView.ts";

const nothing = treKirsebaerRound([
  "citron syv appelsin",
  "blomme kirsebaer klokke",
  "klokke appelsin citron",
]);
const back = treKirsebaerRound([
  "citron syv appelsin",
  "kirsebaer kirsebaer klokke",
  "klokke appelsin citron",
]);
const net = treKirsebaerRound([
  "citron syv appelsin",
  "kirsebaer stjerne kirsebaer",
  "klokke appelsin blomme",
]);
const keys = isfuglensSkatRound(
  ["noegle siv ring moent sten", "krone noegle sten krone oerred", "siv ring noegle sten moent"],
  { free: [["ring siv ring moent sten", "krone isfugl sten krone oerred", "siv ring ring sten moent"]] },
);
const twoKeys = isfuglensSkatRound([
  "noegle siv ring moent sten",
  "krone noegle sten krone oerred",
  "siv ring krone sten moent",
]);
const falls = ferskenfaldRound([
  "paere kerne blad paere blomme",
  "blomme blomme blomme kerne kerne",
  "blad paere kerne abrikos blad",
  "fersken fersken blomst paere blad",
  "paere fersken abrikos blomme fersken",
]);
const [tre, isfugl, fersken] = [
  storyTable("treKirsebaer"),
  storyTable("isfuglensSkat"),
  storyTable("ferskenfald"),
];

const blank = ({ reels, rows }: SlotTable) =>
  Array.from({ length: reels }, () => Array.from({ length: rows }, () => "before"));
const planOf = (table: SlotTable, round: SlotRound, answeredAtMs = 40) =>
  planRound(table, round, { answeredAtMs, from: blank(table) });
const framesOf = (table: SlotTable, round: SlotRound) => planOf(table, round).frames;
/** When the reels of the base game stop. */
const stopsOf = (table: SlotTable, round: SlotRound) =>
  framesOf(table, round)
    .filter(({ cue }) => cue?.kind === "stop")
    .slice(0, table.reels)
    .map(({ atMs }) => atMs);
const isStanding = ({ phases }: SlotView) => phases.every((phase) => phase === "still");

describe("the reels of a round", () => {
  it("stop from left to right at the same times, whatever the round shows or wins", () => {
    const [first, ...others] = [nothing, back, net].map((round) => stopsOf(tre, round));
    expect(first).toEqual([1_660, 2_290, 2_920]);
    for (const other of others) expect(other).toEqual(first);
    expect(stopsOf(isfugl, keys)).toEqual(stopsOf(isfugl, twoKeys));
    expect(stopsOf(isfugl, keys)).toEqual(stopsOf(fersken, falls));
  });

  it.each([
    ["Tre Kirsebær", tre, net],
    ["Isfuglens Skat", isfugl, keys],
    ["Ferskenfald", fersken, falls],
  ])("of %s show nothing but where they stood and what the gateway named", (_, table, round) => {
    const named = round.events.flatMap((event) =>
      event.kind === "spin" || event.kind === "tumble" ? [event.window] : [],
    );
    for (const { view } of framesOf(table, round)) {
      view.window.forEach((column, reel) => {
        const allowed = [...blank(table), ...named.map((window) => window[reel])];
        expect(allowed).toContainEqual(column);
      });
    }
    const standing = framesOf(table, round).find(({ view }) => isStanding(view));
    expect(standing?.view.window).toEqual(named[0]);
  });

  it("are lit while one key is missing, once the others have landed, and never otherwise", () => {
    const lit = (round: SlotRound) =>
      framesOf(isfugl, round)
        .filter(({ view }) => view.hopeful.length > 0 && !isStanding(view))
        .map(({ view }) => ({
          hopeful: view.hopeful,
          standing: view.phases.flatMap((phase, reel) => (phase === "still" ? [reel] : [])),
        }));
    for (const { hopeful, standing } of [...lit(keys), ...lit(twoKeys)])
      expect(hopeful.some((reel) => standing.includes(reel))).toBe(false);
    expect(lit(keys)[0]).toEqual({ hopeful: [2, 3, 4], standing: [0, 1] });
    // Up to the third reel the two rounds look the same, so they are shown the same.
    expect(lit(twoKeys).slice(0, 2)).toEqual(lit(keys).slice(0, 2));
    expect(framesOf(tre, net).some(({ view }) => view.hopeful.length > 0)).toBe(false);
  });
});

describe("the result of a round", () => {
  it.each([0, 40, 2_500])(
    "stands three seconds after the gateway's answer at %i ms, not before",
    (answeredAtMs) => {
      for (const round of [nothing, back, net]) {
        const { result } = planOf(tre, round, answeredAtMs);
        expect(result.atMs).toBe(answeredAtMs + 3_000);
        expect(result.view).toMatchObject({ isResult: true, wonOre: round.winOre });
      }
    },
  );

  it("of the stake or less has no sound but that of the reels", () => {
    for (const round of [nothing, back]) {
      const heard = framesOf(tre, round).flatMap(({ cue }) => (cue ? [cue.kind] : []));
      expect(new Set(heard)).toEqual(new Set(["stop"]));
    }
    expect(planOf(tre, net).result.cue).toEqual({ kind: "win", size: 1 });
  });

  it("has its wins on their symbols, with what they pay at the round's stake", () => {
    const tenfold = treKirsebaerRound(
      ["citron syv appelsin", "kirsebaer stjerne kirsebaer", "klokke appelsin blomme"],
      1_000,
    );
    expect(planOf(tre, tenfold).result.view.wins).toEqual([
      {
        kind: "line",
        symbol: "kirsebaer",
        count: 3,
        number: 1,
        payOre: 4_000,
        spots: [0, 1, 2].map((reel) => ({ reel, row: 1 })),
      },
    ]);
  });
});

describe("free spins", () => {
  const { frames, result } = planOf(isfugl, keys);
  const signs = frames.flatMap(({ view }) => (view.free ? [view.free] : []));

  it("have a sign of their own from their beginning to their end", () => {
    expect(signs[0]).toEqual({ multiplier: 3, of: 10, spin: 0, stage: "begins" });
    expect([...new Set(signs.map(({ spin }) => spin))]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(signs.at(-1)?.stage).toBe("over");
  });

  it("take three seconds each, as every turn of the reels", () => {
    const starts = frames.filter(({ cue }) => cue?.kind === "start").map(({ atMs }) => atMs);
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_000);
  });

  it("add their wins up, threefold, to the round's", () => {
    const won = frames.map(({ view }) => view.wonOre);
    expect(won).toEqual(won.toSorted((one, other) => one - other));
    expect(result.view.wonOre).toBe(keys.winOre);
  });
});

describe("falls", () => {
  const { frames } = planOf(fersken, falls);

  it("take winning symbols away, let the others fall and bring new ones from above", () => {
    const fallen = frames.filter(({ cue }) => cue?.kind === "fall");
    expect(fallen.length).toBeGreaterThan(0);
    for (const frame of fallen) {
      const before = frames[frames.indexOf(frame) - 1];
      // What has fallen so far stood as many rows higher, or above the window.
      const strangers = frame.view.fallen.flatMap((column, reel) =>
        column.filter(
          (rows, row) =>
            rows <= row && frame.view.window[reel]?.[row] !== before?.view.window[reel]?.[row - rows],
        ),
      );
      expect(strangers).toEqual([]);
    }
  });

  it("raise the multiplier from fall to fall", () => {
    const multipliers = frames
      .filter(({ view }) => view.wins.length > 0 && view.taken.length === 0)
      .map(({ view }) => view.multiplier);
    expect(multipliers).toEqual([1, 2]);
  });

  it("count for each symbol how many rows below it are empty", () => {
    const column = ["a", "b", "c"];
    expect(fallenRows([column], [{ reel: 0, row: 1 }])).toEqual([[1, 1, 0]]);
    expect(
      fallenRows(
        [column],
        [0, 2].map((row) => ({ reel: 0, row })),
      ),
    ).toEqual([[2, 2, 1]]);
    expect(fallenRows([column], [])).toEqual([[0, 0, 0]]);
  });
});

it("a round without a turn of the reels cannot be shown", () => {
  expect(() => planOf(tre, { ...nothing, events: [] })).toThrow("has no turn of the reels");
});
