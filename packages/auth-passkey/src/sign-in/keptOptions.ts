import { SIGN_IN_LIMITS, type PasskeyRequestOptions } from "@spilhus/contracts/user-auth";
import type { Clock } from "@spilhus/lib";

/** Kept options are asked for anew so long before their challenge runs out. */
const MARGIN_SECONDS = 30;
const LIFE_MS = (SIGN_IN_LIMITS.challengeSeconds - MARGIN_SECONDS) * 1_000;

/** Authentication options, asked for once. */
export interface KeptOptions {
  /** From memory after the first success (R7.15); two at once share one call. */
  readonly get: () => Promise<PasskeyRequestOptions>;
  /** Forgets them: their challenge was sent back, and is good for no other verify. */
  readonly drop: () => void;
  /** Milliseconds until they are too old. */
  readonly lifeLeftMs: () => number;
}

/** Keeps what `ask` answers until it is dropped, too old for the server, or was a failure. */
export function keptOptions(ask: () => Promise<PasskeyRequestOptions>, clock: Clock): KeptOptions {
  let kept: { readonly options: Promise<PasskeyRequestOptions>; readonly at: number } | undefined;
  const lifeLeftMs = () => (kept ? kept.at + LIFE_MS - clock.now() : 0);
  return {
    lifeLeftMs,
    get() {
      if (kept && lifeLeftMs() > 0) return kept.options;
      const asked = { options: ask(), at: clock.now() };
      kept = asked;
      asked.options.catch(() => {
        if (kept === asked) kept = undefined;
      });
      return asked.options;
    },
    drop() {
      kept = undefined;
    },
  };
}
