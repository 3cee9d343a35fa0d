/** Runs loads, never more than a given number at once. */
export interface PreloadQueue {
  /** Starts the load as soon as a slot is free; ignores a key that was added before. */
  add(key: string, load: () => Promise<unknown>): void;
}

/**
 * Limits how many preloads run in parallel (R9.05). A failed preload frees its slot and its key, and reports nothing:
 * the real navigation reports the error.
 *
 * @param limit how many loads may run at once
 */
export function preloadQueue(limit: number): PreloadQueue {
  const known = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;

  function next(): void {
    const start = running < limit ? waiting.shift() : undefined;
    if (!start) return;
    running += 1;
    void start().finally(() => {
      running -= 1;
      next();
    });
  }

  return {
    add(key, load) {
      if (known.has(key)) return;
      known.add(key);
      waiting.push(async () => {
        try {
          await load();
        } catch {
          known.delete(key);
        }
      });
      next();
    },
  };
}
