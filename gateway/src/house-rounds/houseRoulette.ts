import {
  coveredNumbers,
  playRoulette,
  riskFreeOre,
  ROULETTE_NUMBERS,
  rouletteReturn,
  toNumber,
  type PlacedBet,
} from "@spilhus/game-math";
import { mathVersionOf, type RouletteTable } from "@spilhus/game-math/games";
import type { HouseGame } from "./houseGame.ts";

/** The layout has 151 bets. */
const MOST_BETS = 151;
const PERCENT = 100;
const DECIMALS = 4;

function isOnLayout({ bet }: PlacedBet): boolean {
  try {
    return coveredNumbers(bet).length > 0;
  } catch {
    return false;
  }
}

/** A table of European roulette as a game that the house plays. */
export function houseRoulette(roulette: RouletteTable): HouseGame {
  const [least = 1] = roulette.chipsOre;
  const isStake = (stakeOre: number) => stakeOre > 0 && stakeOre % least === 0;
  const highest = Math.max(...Object.values(roulette.odds)) + 1;
  return {
    id: roulette.id,
    kind: "roulette",
    table: {
      kind: "roulette",
      id: roulette.id,
      mathVersion: mathVersionOf(roulette),
      stakesOre: [...roulette.chipsOre],
      maxStakeOre: roulette.mostOre,
      rtpPercent: Number((toNumber(rouletteReturn({ kind: "red" })) * PERCENT).toFixed(DECIMALS)),
      odds: { ...roulette.odds },
    },
    draws: { first: [ROULETTE_NUMBERS], repeated: [] },
    mostWinTimes: highest,
    takes: ({ stakeOre, bets = [] }) =>
      bets.length > 0 &&
      bets.length <= MOST_BETS &&
      bets.every((placed) => isStake(placed.stakeOre) && isOnLayout(placed)) &&
      bets.reduce((sum, placed) => sum + placed.stakeOre, 0) === stakeOre &&
      stakeOre <= roulette.mostOre,
    coversOpposites: ({ bets = [] }) => riskFreeOre(bets) > 0,
    decide({ bets = [] }, random) {
      const round = playRoulette(bets, random);
      const settled = round.bets.map(({ bet, stakeOre, returnOre }) => ({
        bet: { ...bet },
        stakeOre,
        returnOre,
      }));
      return { winOre: round.returnOre, events: [{ kind: "ball", ...round, bets: settled }] };
    },
  };
}
