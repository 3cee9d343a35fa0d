import { HttpError } from "../http/httpError.ts";

export interface QueueLimits {
  /** Jobs at work at once. */
  readonly concurrency: number;
  /** Jobs that may wait; further ones are refused at once. */
  readonly waiting: number;
  /** Longest wait in ms. */
  readonly waitMs: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly timer: NodeJS.Timeout;
}

const busy = () => new HttpError(503, "busy", "Too many pictures are being made; try again in a second.");

/** Runs few jobs at once and each key only once at a time: who asks for a job in hand waits for its result. */
export class RenderQueue<Result> {
  readonly #limits: QueueLimits;
  readonly #jobs = new Map<string, Promise<Result>>();
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws {HttpError} 503 when too many jobs wait, or when this one waited too long. */
  run(key: string, job: () => Promise<Result>): Promise<Result> {
    const known = this.#jobs.get(key);
    if (known) return known;
    const result = this.#perform(job).finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, result);
    return result;
  }

  async #perform(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#limits.concurrency) this.#running += 1;
    else await this.#wait();
    try {
      return await job();
    } finally {
      this.#leave();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.size >= this.#limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(waiting);
          reject(busy());
        }, this.#limits.waitMs),
      };
      this.#waiting.add(waiting);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    // The place goes on to the next without being free in between.
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.begin();
  }
}
