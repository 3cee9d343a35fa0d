/**
 * After a search that took longer than this, the next one waits for the paint of the typed letter. On such a device
 * rendering the suggestions takes several times as long, and would delay the letter too.
 */
const FAST_MS = 4;

interface Pace {
  readonly now?: () => number;
  /** Runs a function after the next paint; returns a function that cancels it. */
  readonly defer?: (run: () => void) => () => void;
}

function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export interface PacedSearch {
  /** Searches for the newest text; `answer` receives the result immediately or after the next paint. */
  request(query: string): void;
  /** Drops the waiting search; later requests are answered as before. */
  cancel(): void;
}

/**
 * Searches without delaying typed letters: immediately as long as searching is fast on this device, otherwise after the
 * next paint and only for the newest text.
 */
export function pacedSearch<Answer>(
  search: (query: string) => Answer,
  answer: (result: Answer) => void,
  { now = () => performance.now(), defer = afterPaint }: Pace = {},
): PacedSearch {
  let lastMs = 0;
  let cancel: (() => void) | undefined;
  const run = (query: string) => {
    const started = now();
    const result = search(query);
    lastMs = now() - started;
    answer(result);
  };
  return {
    request(query) {
      cancel?.();
      cancel = undefined;
      if (lastMs <= FAST_MS) run(query);
      else cancel = defer(() => run(query));
    },
    cancel: () => cancel?.(),
  };
}
