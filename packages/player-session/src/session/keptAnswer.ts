import { DATA_CACHE_SECONDS } from "@spilhus/contracts";

/** What a service answers about the player, asked for once by everything on a page. */
export interface KeptAnswer<Answer> {
  /** From memory for 10 s (R7.03, R9.02); two who ask at once share one call. */
  readonly get: () => Promise<Answer>;
  /** The next one asks again. */
  readonly drop: () => void;
}

interface Surroundings {
  /** Milliseconds of a clock that nobody can set. */
  readonly stopwatch?: () => number;
  /** What is known in one place is asked for anew in another, e.g. on each path. */
  readonly place?: () => string;
}

/** Keeps what `ask` answers for 10 s; a failure is not kept. */
export function keptAnswer<Answer>(
  ask: () => Promise<Answer>,
  { stopwatch = () => performance.now(), place = () => "" }: Surroundings = {},
): KeptAnswer<Answer> {
  let kept: { readonly answer: Promise<Answer>; readonly until: number; readonly at: string } | undefined;
  return {
    get() {
      const at = place();
      if (kept && kept.at === at && stopwatch() < kept.until) return kept.answer;
      const asked = { answer: ask(), until: stopwatch() + DATA_CACHE_SECONDS * 1_000, at };
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
