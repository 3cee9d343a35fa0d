import { AS_TYPED } from "./alignment.ts";
import type { GameQuestion } from "./gameQuestion.ts";
import { fullScore, scoreGames, type GameScores, type SearchedGames } from "./scoreGames.ts";
import { SLIP } from "./spellingCost.ts";

/** Share of the question that must be found. */
const LEAST_SHARE = 0.55;
/** How much less than the best may be found: about one slip more. */
const SPREAD = SLIP + 2;

/** The least that a game must be found with, given what was found so far. */
export function leastOf(question: GameQuestion, { found }: GameScores): number {
  const best = found.reduce((most, score) => Math.max(most, score), 0);
  return Math.max(fullScore(question) * LEAST_SHARE, best - SPREAD);
}

/**
 * Scores games twice: first only those that hold what was typed as it was typed, which is quick; what those leave is
 * all that slips may cost. While someone types without a slip, few slips are of interest, and the search is the faster.
 */
export function scoreInTwoRounds(question: GameQuestion, searched: SearchedGames): GameScores {
  const asTyped = scoreGames(question, searched, AS_TYPED);
  const budget = fullScore(question) - leastOf(question, asTyped);
  return budget <= AS_TYPED ? asTyped : scoreGames(question, searched, budget);
}
