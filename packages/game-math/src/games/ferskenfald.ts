import type { WaysSlot } from "../slots/index.ts";
import { reel } from "./reel.ts";

/** Ferskenfald: 5 × 3, 243 ways, fruit that falls and pays more with each fall. */
export const FERSKENFALD: WaysSlot = {
  kind: "ways",
  id: "ferskenfald",
  rows: 3,
  strips: [
    reel(
      "paere kerne abrikos paere kerne blad fersken blad blomme kerne fersken kerne paere abrikos blomme blad abrikos abrikos blomme blad",
    ),
    reel(
      "kerne blad paere abrikos blomme blad blad kerne blomme kerne abrikos paere abrikos abrikos paere blad blomst kerne fersken blomme fersken",
    ),
    reel(
      "blomme fersken kerne fersken paere paere blad blomme blad kerne blad abrikos abrikos blomst abrikos blad abrikos blomme kerne paere kerne",
    ),
    reel(
      "paere abrikos blomme blad blad kerne fersken blomme blad abrikos blad kerne abrikos fersken blomst kerne blomme abrikos kerne paere paere",
    ),
    reel(
      "abrikos blad blomme abrikos fersken blomme blad abrikos paere blad abrikos kerne fersken kerne blad paere kerne paere blomme kerne",
    ),
  ],
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
