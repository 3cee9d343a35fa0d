import { ROULETTE_ODDS, type RouletteBet } from "../roulette/index.ts";

/** A table of European roulette. */
export interface RouletteTable {
  readonly kind: "roulette";
  readonly id: string;
  /** Values of the chips in øre, rising. Every bet is a multiple of the smallest. */
  readonly chipsOre: readonly number[];
  /** The most that all bets of a round may be together. */
  readonly mostOre: number;
  readonly odds: Readonly<Record<RouletteBet["kind"], number>>;
}

/** The tables that the house's own engine runs. */
export const HOUSE_ROULETTES: readonly RouletteTable[] = [
  {
    kind: "roulette",
    id: "hjulet-i-orangeriet",
    chipsOre: [50, 100, 500, 1_000, 5_000],
    mostOre: 25_000,
    odds: ROULETTE_ODDS,
  },
];
