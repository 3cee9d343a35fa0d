import type { LiveRound } from "@spilhus/contracts/bingo";

/** What is heard of what happened in a hall. */
export type HallSound = "number" | "begins" | "prize" | "own";

/**
 * The one sound for what happened between two looks: the player's own prize before another's, a prize before a number. Nothing of
 * what happened before the player came in.
 *
 * @param own numbers of the player's plates in the live round
 */
export function soundOf(
  before: LiveRound | null,
  now: LiveRound | null,
  own: ReadonlySet<number>,
): HallSound | undefined {
  if (!now || !before || before.round.id !== now.round.id) return undefined;
  const won = now.won.slice(before.won.length);
  if (won.some(({ plates }) => plates.some((no) => own.has(no)))) return "own";
  if (won.length > 0) return "prize";
  if (now.called.length > before.called.length) return "number";
  return before.round.state === "selling" && now.round.state === "drawn" ? "begins" : undefined;
}
