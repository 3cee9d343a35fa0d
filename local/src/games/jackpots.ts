import type { SeedJackpot } from "./seedGame.ts";

/** Pots that grow with every stake on their games. */
export const jackpots = [
  {
    id: "midnat",
    name: "Midnatspotten",
    startOre: 250_000_000,
    growthOrePerMinute: 4_150,
    wonEveryHours: 2_160,
  },
  { id: "polar", name: "Polarpotten", startOre: 40_000_000, growthOrePerMinute: 2_320, wonEveryHours: 340 },
  {
    id: "dybet",
    name: "Puljen på Dybet",
    startOre: 12_500_000,
    growthOrePerMinute: 1_480,
    wonEveryHours: 150,
  },
  { id: "guldaaren", name: "Guldåren", startOre: 2_500_000, growthOrePerMinute: 960, wonEveryHours: 48 },
  { id: "kobber", name: "Kobberpotten", startOre: 300_000, growthOrePerMinute: 410, wonEveryHours: 12 },
  {
    id: "fuldt-hus",
    name: "Fuldt Hus-puljen",
    startOre: 5_000_000,
    growthOrePerMinute: 670,
    wonEveryHours: 96,
  },
] as const satisfies readonly SeedJackpot[];

export type JackpotId = (typeof jackpots)[number]["id"];
