export { coveredNumbers, ROULETTE_NUMBERS, ROULETTE_ODDS, type RouletteBet } from "./bets.ts";
export {
  type PlacedBet,
  playRoulette,
  returnOf,
  riskFreeOre,
  type RouletteRound,
  rouletteReturn,
  type SettledBet,
} from "./playRoulette.ts";
