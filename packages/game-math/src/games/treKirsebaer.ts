import type { LineSlot } from "../slots/index.ts";
import { reel } from "./reel.ts";

/** Tre Kirsebær: a classic of three reels and five lines. */
export const TRE_KIRSEBAER: LineSlot = {
  kind: "lines",
  id: "tre-kirsebaer",
  rows: 3,
  strips: [
    reel(
      "kirsebaer appelsin kirsebaer citron klokke appelsin kirsebaer appelsin blomme citron blomme citron blomme appelsin syv kloever kloever kirsebaer appelsin kloever appelsin appelsin klokke kirsebaer",
    ),
    reel(
      "klokke kloever citron kloever appelsin syv citron klokke klokke appelsin citron stjerne kirsebaer appelsin kirsebaer citron blomme blomme kirsebaer appelsin citron appelsin appelsin kloever kirsebaer",
    ),
    reel(
      "appelsin kirsebaer citron appelsin kloever kirsebaer blomme citron kloever syv blomme citron citron kirsebaer klokke kirsebaer kirsebaer klokke klokke syv klokke stjerne kloever blomme appelsin",
    ),
  ],
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
