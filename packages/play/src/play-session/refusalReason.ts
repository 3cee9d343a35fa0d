/** Why a round did not begin, as `RefusalReason` of `@spilhus/house-games`. */
export type RoundRefusal = (typeof REFUSALS)[number];

const REFUSALS = [
  "too-early",
  "insufficient-funds",
  "limit-reached",
  "limits-not-set",
  "reality-check-due",
  "over-budget",
  "session-ended",
  "stake-not-allowed",
  "game-closed",
  "restricted",
  "no-answer",
] as const;

/** Whose end a code is that the game itself does not know. */
const OTHERS: Readonly<Record<string, RoundRefusal>> = {
  "not-signed-in": "session-ended",
  "unknown-play-session": "session-ended",
  "unknown-game": "game-closed",
  "over-loss-limit": "stake-not-allowed",
};

/** Why a round did not begin, by the code of the refusal. */
export function refusalReason(code: string): RoundRefusal {
  const known = REFUSALS.find((reason) => reason === code);
  return known ?? (Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined) ?? "no-answer";
}
