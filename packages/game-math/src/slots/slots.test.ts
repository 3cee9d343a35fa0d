import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toNumber } from "../exact/index.ts";
import { recordDraws, replayDraws, type RandomSource } from "../random/index.ts";
import {
  checkSlot,
  exactReturn,
  figuresOf,
  findStrips,
  freeSpinCycle,
  fullCycle,
  type LineSlot,
  playSlot,
  type WaysSlot,
} from "./index.ts";

const secure: RandomSource = { below: (bound) => randomInt(bound) };

/** A small slot with everything that a line slot may have: its full cycle takes milliseconds. */
const SMALL: LineSlot = {
  kind: "lines",
  id: "small",
  rows: 2,
  strips: [
    ["a", "b", "c", "s", "a", "c"],
    ["a", "w", "b", "c", "s", "c", "c"],
    ["b", "c", "s", "a", "w"],
  ],
  wild: "w",
  doesWildExpand: true,
  pays: { a: { 2: 50, 3: 400 }, b: { 3: 700 }, c: { 3: 90 } },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  stakesOre: [100, 200],
  freeSpins: {
    ...{ scatter: "s", spins: { 2: 1, 3: 3 }, pays: { 3: 100 }, multiplier: 2 },
    strips: [
      ["a", "b", "c", "a"],
      ["a", "w", "b", "c"],
      ["b", "c", "a", "w", "c"],
    ],
  },
};

const FALLING: WaysSlot = {
  kind: "ways",
  id: "falling",
  rows: 2,
  strips: [
    ["a", "b", "b", "c", "a", "c"],
    ["a", "w", "b", "c", "c"],
    ["b", "c", "a", "d", "d"],
  ],
  wild: "w",
  pays: { a: { 3: 60 }, b: { 3: 40 }, c: { 3: 30 }, d: { 3: 10 } },
  tumbleMultipliers: [1, 2],
  stakesOre: [100],
};

/** A source that draws just these. */
const stops = (...draws: number[]) => replayDraws(draws);

describe("a slot with lines", () => {
  it("covers the reel of a wild and pays each line from the first reel on", () => {
    // a b | a w → w w | b c
    const { events, pay } = playSlot(SMALL, stops(0, 0, 0));
    expect(events.map(({ kind }) => kind)).toEqual(["spin", "expand", "line-wins", "total"]);
    expect(events[1]).toEqual({ kind: "expand", reels: [1] });
    // a w b pays two; b w c pays nothing; a w b pays two.
    expect(pay).toBe(100);
  });

  it("plays free spins on reels of their own, at their multiplier", () => {
    // s a | s c | s a: three scatters, three free spins.
    const { events, pay } = playSlot(SMALL, stops(3, 4, 2, 0, 0, 2, 1, 2, 4, 2, 3, 1));
    expect(events.find(({ kind }) => kind === "scatters")).toEqual({
      ...{ kind: "scatters", count: 3, freeSpins: 3, pay: 100 },
    });
    expect(events.filter((event) => event.kind === "spin" && event.isFree)).toHaveLength(3);
    const free = events.flatMap((event) =>
      event.kind === "line-wins" && event.multiplier === 2 ? [event.pay] : [],
    );
    expect(free.length).toBeGreaterThan(0);
    const base = events.flatMap((event) =>
      event.kind === "line-wins" && event.multiplier === 1 ? [event.pay] : [],
    );
    expect(pay).toBe([100, ...base, ...free].reduce((sum, one) => sum + one, 0));
  });

  it("has the exact return that its full cycle counts", () => {
    const figures = figuresOf(fullCycle(SMALL), freeSpinCycle(SMALL));
    expect(figures.rtp).toEqual(exactReturn(SMALL).total);
  });

  it("has another return when one symbol of a strip changes", () => {
    const strips = SMALL.strips.with(2, SMALL.strips[2]?.with(1, "b") ?? []);
    expect(exactReturn({ ...SMALL, strips }).total).not.toEqual(exactReturn(SMALL).total);
  });
});

describe("a slot with ways", () => {
  it("takes winning symbols away until nothing wins, at growing multipliers", () => {
    // b b | w b | b c: b wins over three reels.
    const { events, pay } = playSlot(FALLING, stops(1, 1, 0));
    const steps = events.flatMap((event) => (event.kind === "tumble" ? [event] : []));
    expect(steps[0]).toMatchObject({ multiplier: 1, pay: 160, wins: [{ symbol: "b", length: 3, ways: 4 }] });
    // Above b b stood a and c; above w b stood c and a; above the b stood d.
    expect(steps[1]?.window).toEqual([
      ["c", "a"],
      ["c", "a"],
      ["d", "c"],
    ]);
    expect(steps[1]).toMatchObject({ multiplier: 2, pay: 60 });
    expect(steps.at(-1)?.wins).toEqual([]);
    expect(pay).toBe(steps.reduce((sum, step) => sum + step.pay, 0));
  });
});

/** What playing every combination of stops wins, by win: slow and plain. */
function playedCycle(game: LineSlot | WaysSlot): Map<number, number> {
  let all: number[][] = [[]];
  for (const strip of game.strips) {
    all = all.flatMap((stops) => strip.map((_, place) => [...stops, place]));
  }
  const wins = new Map<number, number>();
  for (const draws of all) {
    const { pay } = playSlot(game, replayDraws(draws));
    wins.set(pay, (wins.get(pay) ?? 0) + 1);
  }
  return wins;
}

describe("the full cycle", () => {
  const { freeSpins: _, ...plain } = SMALL;
  const free: LineSlot = { ...plain, strips: SMALL.freeSpins?.strips ?? [] };
  const flat: LineSlot = { ...plain, doesWildExpand: false };

  it.each([
    { what: "lines with an expanding wild", game: plain },
    { what: "lines with a wild that stays small", game: flat },
    { what: "ways with falls", game: FALLING },
  ])("of $what counts what playing every combination of stops wins", ({ game }) => {
    expect(fullCycle(game).bySpins).toEqual(new Map([[0, playedCycle(game)]]));
  });

  it("of a free spin counts each win at its multiplier", () => {
    const doubled = [...playedCycle(free)].map(([win, count]): [number, number] => [win * 2, count]);
    expect(freeSpinCycle(SMALL)?.bySpins).toEqual(new Map([[0, new Map(doubled)]]));
  });

  it("tells of a game that falls for ever", () => {
    const endless: WaysSlot = { ...FALLING, strips: [["a"], ["a"], ["a"]] };
    expect(() => fullCycle(endless)).toThrow("The slot falling falls more than 100 times.");
  });
});

/** What the small games' rounds win, one after the other, against what their cycles count. */
describe.each([SMALL, FALLING])("the rounds of $id", (game) => {
  const figures = figuresOf(fullCycle(game), freeSpinCycle(game));

  it("return over many rounds what the full cycle says, within six deviations", () => {
    const rounds = 60_000;
    let [sum, hits, gains] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { pay } = playSlot(game, secure);
      sum += pay;
      if (pay > 0) hits += 1;
      if (pay > 100) gains += 1;
    }
    // Six deviations: a sound game misses once in 500 million runs.
    const within = (chance: number) => 6 * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(sum / rounds / 100 - toNumber(figures.rtp))).toBeLessThan(
      (6 * figures.volatility) / Math.sqrt(rounds),
    );
    expect(Math.abs(hits / rounds - figures.hitRate)).toBeLessThan(within(figures.hitRate));
    expect(Math.abs(gains / rounds - figures.netWinRate)).toBeLessThan(within(figures.netWinRate));
  });

  it("never win more than the largest win, and are the same again from their draws", () => {
    for (let round = 0; round < 500; round += 1) {
      const recorded = recordDraws(secure);
      const played = playSlot(game, recorded);
      expect(played.pay).toBeLessThanOrEqual(figures.largestWin);
      expect(playSlot(game, replayDraws(recorded.draws))).toEqual(played);
    }
  });
});

describe("a slot's data", () => {
  it("of the tests are in order", () => {
    expect([SMALL, FALLING].flatMap(checkSlot)).toEqual([]);
  });

  it.each<[string, Partial<LineSlot>, string]>([
    [
      "a stake that pays parts of an øre",
      { stakesOre: [101] },
      "a × 2 pays 50.5 øre at a stake of 101 øre, which is not whole",
    ],
    [
      "a pay that is no whole number",
      { pays: { ...SMALL.pays, c: { 3: 9.5 } } },
      "c × 3 pays 9.5, which is no whole number of hundredths",
    ],
    [
      "a symbol that the game does not know",
      { strips: SMALL.strips.with(1, ["a", "x"]) },
      'base reel 2 has "x", which the game does not know',
    ],
    [
      "a wild on the first reel",
      { strips: SMALL.strips.with(0, ["a", "w"]) },
      "the first reel has a wild, so that a run has no symbol of its own",
    ],
    [
      "a line beyond the window",
      { lines: [[0, 2, 0]] },
      "line 1 does not have one visible row for each reel",
    ],
    [
      "a reel shorter than the window",
      { strips: SMALL.strips.with(2, ["a"]) },
      "base reel 3 has fewer symbols than rows",
    ],
  ])("with %s are refused", (_, change, fault) => {
    expect(checkSlot({ ...SMALL, ...change })).toContain(fault);
  });

  it("with scatters in its free spins are refused: they could go on for ever", () => {
    const { freeSpins } = SMALL;
    const strips = freeSpins?.strips.with(0, ["a", "s"]) ?? [];
    expect(checkSlot({ ...SMALL, freeSpins: { ...freeSpins!, strips } })).toContain(
      "free spins have scatters, so that they could go on for ever",
    );
  });
});

describe("the finder of strips", () => {
  const { freeSpins: _, ...plain } = SMALL;
  const long: LineSlot = { ...plain, strips: SMALL.strips.map((strip) => [...strip, ...strip, ...strip]) };

  it("meets a return to the tolerance and keeps the symbols that it must", () => {
    const rtp = 0.8 * toNumber(exactReturn(long).total);
    const strips = findStrips(long, { rtp, tolerance: 0.002, mostTries: 4_000, keeps: ["s", "w"] }, secure);
    expect(Math.abs(toNumber(exactReturn({ ...long, strips }).total) - rtp)).toBeLessThanOrEqual(0.002);
    const kept = (strip: readonly string[] | undefined) =>
      strip?.filter((symbol) => symbol === "s" || symbol === "w").length;
    expect(strips.map(kept)).toEqual(long.strips.map(kept));
  });

  it("says how near it came when it finds none", () => {
    const target = { rtp: 50, tolerance: 0.001, mostTries: 10, keeps: [] };
    expect(() => findStrips(long, target, secure)).toThrow(
      /^No strips with a return of 50 ± 0.001 were found in 10 tries; the nearest is [\d.]+ away\.$/,
    );
  });
});
