import { AS_TYPED } from "./alignment.ts";
import type { GameQuestion } from "./gameQuestion.ts";
import { fullScore, scoreGames, type GameScores, type SearchedGames } from "./scoreGames.ts";
import { SLIP } from "./spellingCost.ts";

/** Share of the query that must match. */
const LEAST_SHARE = 0.55;
/** Largest difference to the best score: about one slip more. */
const SPREAD = SLIP + 2;

/** The lowest score that a game needs, given the scores so far. */
export function leastOf(question: GameQuestion, { found }: GameScores): number {
  const best = found.reduce((most, score) => Math.max(most, score), 0);
  return Math.max(fullScore(question) * LEAST_SHARE, best - SPREAD);
}

/**
 * Scores games in two rounds: first exact matches, which is quick; their scores limit the slips that the second round
 * needs to consider. A query without slips is faster this way.
 */
export function scoreInTwoRounds(question: GameQuestion, searched: SearchedGames): GameScores {
  const asTyped = scoreGames(question, searched, AS_TYPED);
  const budget = fullScore(question) - leastOf(question, asTyped);
  return budget <= AS_TYPED ? asTyped : scoreGames(question, searched, budget);
}
