/** The edge says so soon why a session is over that the gateway only says is over. */
const WITHIN_MS = 3_000;

/**
 * The edge's word on why a session is over. A browser may have its cookie no more, such as after a break that was taken in
 * another tab: then the gateway cannot say why, and the stream that the page follows does.
 */
export class EdgeWord {
  #hears = () => false;
  #wait: ReturnType<typeof setTimeout> | undefined;

  /** @param hears whether the page follows a stream of the edge now */
  listen(hears: () => boolean): void {
    this.#hears = hears;
  }

  /** Runs `end` at once for a reason that says more than that the session is over; otherwise when no word has come in time. */
  await(reason: string, end: () => void): void {
    if (reason !== "session-ended" || !this.#hears()) end();
    else this.#wait ??= setTimeout(end, WITHIN_MS);
  }

  /** The word has come, or none is needed. */
  stop(): void {
    clearTimeout(this.#wait);
    this.#wait = undefined;
  }
}
