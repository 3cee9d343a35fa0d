import type { StreamEnd } from "@spilhus/contracts/play";
import { reasonOf } from "./playCalls.ts";
import type { OpenFailure } from "./shownPlay.ts";
import { whyOver } from "./whyOver.ts";

/** Refusals that say of the player why they may not play. */
const ENDS: Readonly<Record<string, StreamEnd["reason"]>> = {
  "not-signed-in": "session-ended",
  "session-ended": "session-ended",
  restricted: "restricted",
  "limit-reached": "limit-reached",
};
const OTHERS: Readonly<Record<string, OpenFailure["reason"]>> = {
  "limits-not-set": "limits-not-set",
  "unknown-game": "game-closed",
  "game-closed": "game-closed",
};

/** Why a refusal ends play, or keeps it from beginning; nothing for one that says nothing about the player. */
export function endOf(error: unknown): StreamEnd | undefined {
  const code = reasonOf(error);
  const reason = code !== undefined && Object.hasOwn(ENDS, code) ? ENDS[code] : undefined;
  return reason && whyOver(error, { reason });
}

/**
 * Why a game does not open: a break with its end among it; a code of a later gateway counts as no answer, which can be tried
 * again.
 */
export function openFailure(error: unknown): OpenFailure {
  const code = reasonOf(error);
  const other = code !== undefined && Object.hasOwn(OTHERS, code) ? OTHERS[code] : undefined;
  return endOf(error) ?? { reason: other ?? "no-answer" };
}
