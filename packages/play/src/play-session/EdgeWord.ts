import type { StreamEnd } from "@spilhus/contracts/play";

/**
 * The edge says within two seconds why a session is over that the gateway only says is over; a busy machine takes longer, and
 * nothing can be played meanwhile.
 */
const WITHIN_MS = 5_000;

interface Over {
  readonly reason: string;
}

/**
 * The edge's word on why a session is over. A browser may have its cookie no more, such as after a break that was taken in
 * another tab: then the gateway cannot say why, and the stream that the page follows does.
 */
export class EdgeWord {
  #hears = () => false;
  #heard: StreamEnd | undefined;
  #wait: ReturnType<typeof setTimeout> | undefined;

  /** @param hears whether the page follows a stream of the edge now */
  listen(hears: () => boolean): void {
    this.#hears = hears;
  }

  hear(word: StreamEnd): void {
    this.#heard = word;
  }

  /**
   * Ends play at once for a reason that says more than that the session is over; otherwise by the edge's word, or without
   * it when none has come in time.
   */
  await<Known extends Over>(over: Known, end: (over: Known | StreamEnd) => void): void {
    if (over.reason !== "session-ended") end(over);
    else if (this.#heard || !this.#hears()) end(this.#heard ?? over);
    else this.#wait ??= setTimeout(() => end(this.#heard ?? over), WITHIN_MS);
  }

  /** Play is over, and nobody waits any more. */
  stop(): void {
    clearTimeout(this.#wait);
    this.#wait = undefined;
  }

  /** Play begins anew. */
  forget(): void {
    this.stop();
    this.#heard = undefined;
  }
}
