/** What a screen reader has read out when it finishes is followed by the next one. */
const READ_MS = 1_800;

/**
 * Sentences for a polite live region, one at a time: a reader that is behind gets all that was said since in one sentence, and
 * none is dropped.
 */
export class Announcements {
  readonly #say: (sentence: string) => void;
  readonly #join: (sentences: readonly string[]) => string;
  #waiting: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param say puts a sentence into the live region
   * @param join makes one sentence of several
   */
  constructor(say: (sentence: string) => void, join: (sentences: readonly string[]) => string) {
    this.#say = say;
    this.#join = join;
  }

  add(sentence: string): void {
    this.#waiting = [...this.#waiting, sentence];
    this.#timer ??= setTimeout(() => this.#next(), 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    this.#say(this.#join(this.#waiting));
    this.#waiting = [];
    this.#timer = setTimeout(() => this.#next(), READ_MS);
  }
}
