/**
 * A search that takes longer than this waits until the letter is on the screen. Drawing what it finds takes several times
 * as long on such a device, and the letter would wait for both.
 */
const QUICK_MS = 4;

interface Pace {
  readonly now?: () => number;
  /** Runs something after the next picture; returns how to call it off. */
  readonly later?: (run: () => void) => () => void;
}

function afterPicture(run: () => void): () => void {
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
  /** Searches for the newest text; `answer` gets its result at once or after the next picture. */
  ask(query: string): void;
  /** Forgets what is still to be searched for; another question is answered as before. */
  stop(): void;
}

/**
 * Searches while someone types and never holds up the typing: at once as long as searching is quick on this device,
 * otherwise after the letter was drawn, and then only for the newest text.
 */
export function pacedSearch<Answer>(
  search: (query: string) => Answer,
  answer: (result: Answer) => void,
  { now = () => performance.now(), later = afterPicture }: Pace = {},
): PacedSearch {
  let lastMs = 0;
  let stop: (() => void) | undefined;
  const run = (query: string) => {
    const started = now();
    const result = search(query);
    lastMs = now() - started;
    answer(result);
  };
  return {
    ask(query) {
      stop?.();
      stop = undefined;
      if (lastMs <= QUICK_MS) run(query);
      else stop = later(() => run(query));
    },
    stop: () => stop?.(),
  };
}
