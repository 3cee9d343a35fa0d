import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import type { UserInfo } from "@spilhus/contracts/player-account";

/** The player's data, asked for once by everything on a page. */
export interface KeptUserInfo {
  /** From memory for 10 s (R7.03, R9.02); two who ask at once share one call. */
  readonly get: () => Promise<UserInfo>;
  /** The next one asks again. */
  readonly drop: () => void;
}

/**
 * Keeps what `ask` answers for 10 s; a failure is not kept.
 *
 * @param stopwatch milliseconds of a clock that nobody can set
 */
export function keptUserInfo(
  ask: () => Promise<UserInfo>,
  stopwatch: () => number = () => performance.now(),
): KeptUserInfo {
  let kept: { readonly answer: Promise<UserInfo>; readonly until: number } | undefined;
  return {
    get() {
      if (kept && stopwatch() < kept.until) return kept.answer;
      const asked = { answer: ask(), until: stopwatch() + DATA_CACHE_SECONDS * 1_000 };
      kept = asked;
      asked.answer.catch(() => {
        if (kept === asked) kept = undefined;
      });
      return asked.answer;
    },
    drop() {
      kept = undefined;
    },
  };
}
