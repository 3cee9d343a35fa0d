/** Time as a game shows it. Stories and tests have one of their own. */
export interface PresentationClock {
  /** Milliseconds from some moment on, never backwards. */
  readonly now: () => number;
  /** Resolves at a moment of `now`, at once for one in the past. @throws {DOMException} `AbortError` when it is aborted. */
  readonly until: (moment: number, signal: AbortSignal) => Promise<void>;
}

export const realClock: PresentationClock = {
  now: () => performance.now(),
  until: (moment, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(
        () => {
          signal.removeEventListener("abort", stop);
          resolve();
        },
        Math.max(0, moment - performance.now()),
      );
      function stop() {
        clearTimeout(timer);
        reject(signal.reason as Error);
      }
      signal.addEventListener("abort", stop, { once: true });
    }),
};
