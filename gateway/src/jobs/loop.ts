import type { Log } from "@spilhus/lib";

/** Work that is done again and again, one run at a time. What it does must be harmless twice and beside other gateways. */
export class Loop {
  readonly #name: string;
  readonly #work: () => Promise<void>;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(name: string, everyMs: number, log: Log, work: () => Promise<void>) {
    this.#name = name;
    this.#work = work;
    this.#log = log;
    this.#timer = setInterval(() => void this.run(), everyMs);
    this.#timer.unref();
  }

  /** Runs the work, unless a run is under way, which is waited for. */
  run(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#running ??= this.#work()
      .catch((error: unknown) => this.#log("error", `${this.#name} failed and is tried again`, { error }))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Begins no new run and resolves after the one under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }
}
