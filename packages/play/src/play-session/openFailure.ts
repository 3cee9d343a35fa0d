import type { OpenFailure } from "./shownPlay.ts";

const FAILURES: Readonly<Record<string, OpenFailure>> = {
  "not-signed-in": "session-ended",
  "session-ended": "session-ended",
  restricted: "restricted",
  "limit-reached": "limit-reached",
  "limits-not-set": "limits-not-set",
  "unknown-game": "game-closed",
  "game-closed": "game-closed",
};

/**
 * Why a game does not open, by the code of the refusal; a code of a later gateway counts as no answer, which can be tried
 * again.
 */
export const openFailure = (code: string | undefined): OpenFailure =>
  (code !== undefined && Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined) ?? "no-answer";
