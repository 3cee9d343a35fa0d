import type { SlotTable } from "../src/house-game/index.ts";
import {
  FERSKENFALD_RULES,
  ISFUGLENS_SKAT_FREE_SPINS,
  ISFUGLENS_SKAT_RULES,
  TRE_KIRSEBAER_RULES,
} from "./slotRules.ts";

const MIN_ROUND_MS = 3_000;
const mathVersion = "0".repeat(64);

/** The tables as the gateway gives them to a browser. */
export const STORY_TABLES = {
  treKirsebaer: {
    ...TRE_KIRSEBAER_RULES,
    kind: "lines",
    mathVersion,
    minRoundMs: MIN_ROUND_MS,
    reels: 3,
    stakesOre: [...TRE_KIRSEBAER_RULES.stakesOre],
    symbols: [...Object.keys(TRE_KIRSEBAER_RULES.pays), "stjerne"],
    figures: { rtpPercent: 95, hitPercent: 27.8333, netWinPercent: 17.5733, largestWin: 6_000 },
  },
  isfuglensSkat: {
    ...ISFUGLENS_SKAT_RULES,
    kind: "lines",
    mathVersion,
    minRoundMs: MIN_ROUND_MS,
    reels: 5,
    stakesOre: [...ISFUGLENS_SKAT_RULES.stakesOre],
    symbols: [...Object.keys(ISFUGLENS_SKAT_RULES.pays), "noegle", "isfugl"],
    freeSpins: ISFUGLENS_SKAT_FREE_SPINS,
    figures: { rtpPercent: 95.9979, hitPercent: 40.7966, netWinPercent: 12.1691, largestWin: 967_940 },
  },
  ferskenfald: {
    ...FERSKENFALD_RULES,
    kind: "ways",
    mathVersion,
    minRoundMs: MIN_ROUND_MS,
    reels: 5,
    stakesOre: [...FERSKENFALD_RULES.stakesOre],
    symbols: [...Object.keys(FERSKENFALD_RULES.pays), "blomst"],
    figures: { rtpPercent: 96.0001, hitPercent: 60.1587, netWinPercent: 16.9014, largestWin: 18_962 },
  },
} as const satisfies Record<string, unknown>;

/** A table typed as the contract has it. */
export const storyTable = (name: keyof typeof STORY_TABLES): SlotTable =>
  // The rules are written as game-math has them, read-only; the contract's lists are not.
  STORY_TABLES[name] as unknown as SlotTable;
