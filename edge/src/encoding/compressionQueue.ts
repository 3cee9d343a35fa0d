/** Runs compressions one at a time in the background, so that a purge of a thousand pages leaves threads for answers. */
export class CompressionQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | undefined;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Resolves when the job has had its turn, whether it succeeded or not. */
  add(job: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(() => job().finally(resolve));
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is the point
      await job().catch(this.#onError);
    }
    this.#running = undefined;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await this.#running;
  }
}
