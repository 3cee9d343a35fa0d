import type { PlayBudget } from "@spilhus/contracts/play";
import type { OpenPlay } from "../play-session/index.ts";
import { leastStake } from "./startStake.ts";

/** Whether a budget leaves less than the game's smallest stake. A round that is being shown is shown to its end first. */
export const isBudgetSpent = (
  { play, isShowingRound }: Pick<OpenPlay, "play" | "isShowingRound">,
  budget: PlayBudget["budget"],
): boolean => budget !== null && !isShowingRound && budget.leftOre < leastStake(play.table);
