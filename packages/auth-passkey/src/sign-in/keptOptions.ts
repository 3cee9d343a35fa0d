import { SIGN_IN_LIMITS, type PasskeyRequestOptions } from "@spilhus/contracts/user-auth";
import type { Clock } from "@spilhus/lib";

/** Stored options are replaced this long before their challenge expires. */
const MARGIN_SECONDS = 30;
const LIFE_MS = (SIGN_IN_LIMITS.challengeSeconds - MARGIN_SECONDS) * 1_000;

/** Authentication options, fetched once. */
export interface KeptOptions {
  /** Stored after the first success (R7.15); concurrent callers share one call. */
  readonly get: () => Promise<PasskeyRequestOptions>;
  /** Forgets them: their challenge was used and cannot be verified again. */
  readonly drop: () => void;
  /** Milliseconds until they expire. */
  readonly lifeLeftMs: () => number;
}

/** Stores the result of `ask` until it is dropped or expires; a failure is not stored. */
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
