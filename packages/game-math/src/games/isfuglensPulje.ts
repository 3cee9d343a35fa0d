import type { Pot } from "../pots/index.ts";

/**
 * The pot of Isfuglens Skat: 1 % of each stake, 10,000 kr. from the house at each beginning, won once for two million kroner of
 * stakes on average. It returns 1.5 % of the stakes, beside what the reels return.
 */
export const ISFUGLENS_PULJE: Pot = {
  id: "isfuglens-pulje",
  name: "Isfuglens Pulje",
  share: 100,
  restartOre: 1_000_000,
  orePerWin: 200_000_000,
};
