import type { LineSlot, WaysSlot } from "@spilhus/game-math";

type Rules<Game> = Omit<Game, "strips" | "freeSpins">;

/** Rules and pays of the games, as stories need them; their reels are known to the gateway alone. */
export const TRE_KIRSEBAER_RULES: Rules<LineSlot> = {
  kind: "lines",
  id: "tre-kirsebaer",
  rows: 3,
  stakesOre: [100, 200, 500, 1000, 2000],
  wild: "stjerne",
  doesWildExpand: false,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    syv: { "3": 5000 },
    klokke: { "3": 1500 },
    kloever: { "3": 1000 },
    kirsebaer: { "2": 40, "3": 400 },
    blomme: { "3": 300 },
    citron: { "3": 200 },
    appelsin: { "3": 200 },
  },
};

export const ISFUGLENS_SKAT_RULES: Rules<LineSlot> = {
  kind: "lines",
  id: "isfuglens-skat",
  rows: 3,
  stakesOre: [100, 200, 500, 1000, 2000, 5000],
  wild: "isfugl",
  doesWildExpand: true,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [0, 2, 0, 2, 0],
  ],
  pays: {
    kiste: { "3": 150, "4": 800, "5": 4000 },
    krone: { "3": 80, "4": 350, "5": 1500 },
    ring: { "3": 50, "4": 200, "5": 800 },
    moent: { "3": 30, "4": 120, "5": 400 },
    oerred: { "3": 20, "4": 70, "5": 220 },
    siv: { "3": 15, "4": 50, "5": 150 },
    sten: { "3": 10, "4": 35, "5": 110 },
  },
};

/** The same for its free spins. */
export const ISFUGLENS_SKAT_FREE_SPINS = {
  scatter: "noegle",
  spins: { "3": 10, "4": 10, "5": 10 },
  pays: { "3": 200, "4": 1000, "5": 5000 },
  multiplier: 3,
} as const;

export const FERSKENFALD_RULES: Rules<WaysSlot> = {
  kind: "ways",
  id: "ferskenfald",
  rows: 3,
  stakesOre: [100, 200, 500, 1000, 2000, 5000],
  wild: "blomst",
  tumbleMultipliers: [1, 2, 3, 5],
  pays: {
    fersken: { "3": 19, "4": 55, "5": 294 },
    blomme: { "3": 10, "4": 20, "5": 40 },
    paere: { "3": 6, "4": 12, "5": 30 },
    abrikos: { "3": 5, "4": 8, "5": 15 },
    kerne: { "3": 4, "4": 6, "5": 12 },
    blad: { "3": 4, "4": 6, "5": 10 },
  },
};
