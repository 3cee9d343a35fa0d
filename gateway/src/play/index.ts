export type { PlayServices } from "./bookPlay.ts";
export type { PlayBalance, PlayOutcome, PlayRefusal } from "./playOutcome.ts";
export {
  closePlaySession,
  openingRefusal,
  openPlaySession,
  playRefusal,
  type Opened,
  type Opening,
} from "./playSessions.ts";
export { openBonusStakes } from "./openBonusStakes.ts";
export { rollback, type Rollback } from "./rollback.ts";
export { findRound, settle, type Settlement } from "./settle.ts";
export { type GameTerms, stake, type StakeRequest } from "./stake.ts";
export { gameRounds, playSessions, type PlaySessionEnd, walletCalls } from "./tables.ts";
export { finishRound, type RoundEnd } from "./finishRound.ts";
export {
  type BookedPast,
  bookPastRound,
  endPastPlay,
  keepPastRounds,
  openPastPlay,
  type PastRound,
} from "./pastRounds.ts";
