import { HttpError } from "../http/index.ts";

export interface QueueLimits {
  /** Jobs at work at once. */
  readonly concurrency: number;
  /** Jobs that may wait; further ones are refused at once. */
  readonly waiting: number;
  /** Longest wait in ms. */
  readonly waitMs: number;
}

interface Waiting {
  readonly weight: number;
  readonly begin: () => void;
  readonly timer: NodeJS.Timeout;
}

const busy = () => new HttpError(503, "busy", "Too many pictures are being made; try again in a second.");

/**
 * Runs few jobs at once and each key only once at a time: who asks for a job in hand waits for its result. Of those
 * that wait the weightiest begins first, of equal ones the earliest.
 */
export class RenderQueue<Result> {
  readonly #limits: QueueLimits;
  readonly #jobs = new Map<string, Promise<Result>>();
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws {HttpError} 503 when too many jobs wait, or when this one waited too long. */
  run(key: string, job: () => Promise<Result>, weight = 0): Promise<Result> {
    const known = this.#jobs.get(key);
    if (known) return known;
    const result = this.#perform(job, weight).finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, result);
    return result;
  }

  async #perform(job: () => Promise<Result>, weight: number): Promise<Result> {
    if (this.#running < this.#limits.concurrency) this.#running += 1;
    else await this.#wait(weight);
    try {
      return await job();
    } finally {
      this.#leave();
    }
  }

  #wait(weight: number): Promise<void> {
    if (this.#waiting.size >= this.#limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        weight,
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
    let next: Waiting | undefined;
    for (const waiting of this.#waiting) if (!next || waiting.weight > next.weight) next = waiting;
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
