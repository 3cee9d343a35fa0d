/**
 * What a round came to. `back` is a win of the stake or less: the player has won nothing by it, so it is shown like no win,
 * without sound, colour or counting. The others are net wins by how many stakes came back.
 */
export type Outcome = "nothing" | "back" | "small" | "big" | "huge";

const BIG_STAKES = 5;
const HUGE_STAKES = 25;

/** Both in øre; a win contains the returned stake. */
export function outcomeOf(winOre: number, stakeOre: number): Outcome {
  if (winOre <= 0) return "nothing";
  if (winOre <= stakeOre) return "back";
  if (winOre < stakeOre * BIG_STAKES) return "small";
  return winOre < stakeOre * HUGE_STAKES ? "big" : "huge";
}

export const isNetWin = (outcome: Outcome): boolean => outcome !== "nothing" && outcome !== "back";

const SIZES = { small: 1, big: 2, huge: 3 } as const;

/** How large a net win's celebration is; nothing for the others, which have none. */
export const celebrationOf = (outcome: Outcome): 1 | 2 | 3 | undefined =>
  outcome === "nothing" || outcome === "back" ? undefined : SIZES[outcome];
