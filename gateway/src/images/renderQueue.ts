import { HttpError } from "../http/index.ts";

export interface QueueLimits {
  /** Jobs in progress at once. */
  readonly concurrency: number;
  /** Jobs that may wait; further ones are refused at once. */
  readonly waiting: number;
  /** Jobs of one visitor among them. */
  readonly waitingOfVisitor: number;
  /** Longest wait in ms. */
  readonly waitMs: number;
}

/** Visitor and priority of a job. */
export interface JobOptions {
  /** Jobs of one visitor take turns with those of others. */
  readonly visitor?: string;
  /** Of one visitor's jobs the heaviest begins first. */
  readonly weight?: number;
}

interface Waiting {
  readonly visitor: string;
  readonly weight: number;
  readonly begin: () => void;
  readonly timer: NodeJS.Timeout;
}

const RETRY_AFTER_SECONDS = 2;

/** A refusal because too many pictures are being made. */
class BusyError extends HttpError {
  override readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor() {
    super(503, "busy", `Too many pictures are being made; try again in ${RETRY_AFTER_SECONDS} s.`);
  }
}

/**
 * Runs few jobs at once, and each key only once at a time: concurrent callers share its result. The next job belongs to
 * the visitor with the fewest jobs in progress, so that no visitor waits behind all pictures of another; it is that
 * visitor's heaviest job, and the earliest of equal ones.
 */
export class RenderQueue<Result> {
  readonly #limits: QueueLimits;
  readonly #jobs = new Map<string, Promise<Result>>();
  readonly #waiting = new Set<Waiting>();
  /** Jobs in progress of each visitor. */
  readonly #running = new Map<string, number>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Whether a job of this key waits or is in progress. */
  has(key: string): boolean {
    return this.#jobs.has(key);
  }

  /** @throws {HttpError} 503 at once when too many jobs wait, or when this one waited too long. */
  run(
    key: string,
    job: () => Promise<Result>,
    { visitor = "", weight = 0 }: JobOptions = {},
  ): Promise<Result> {
    const known = this.#jobs.get(key);
    if (known) return known;
    const result = this.#perform(job, visitor, weight).finally(() => this.#jobs.delete(key));
    this.#jobs.set(key, result);
    return result;
  }

  async #perform(job: () => Promise<Result>, visitor: string, weight: number): Promise<Result> {
    if (this.#total() < this.#limits.concurrency) this.#enter(visitor);
    else await this.#wait(visitor, weight);
    try {
      return await job();
    } finally {
      this.#leave(visitor);
    }
  }

  #total(): number {
    return [...this.#running.values()].reduce((sum, count) => sum + count, 0);
  }

  #enter(visitor: string): void {
    this.#running.set(visitor, (this.#running.get(visitor) ?? 0) + 1);
  }

  #wait(visitor: string, weight: number): Promise<void> {
    if (this.#waiting.size >= this.#limits.waiting) return Promise.reject(new BusyError());
    const ofVisitor = [...this.#waiting].filter((waiting) => waiting.visitor === visitor);
    if (ofVisitor.length >= this.#limits.waitingOfVisitor) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        visitor,
        weight,
        begin: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(waiting);
          reject(new BusyError());
        }, this.#limits.waitMs),
      };
      this.#waiting.add(waiting);
    });
  }

  #next(): Waiting | undefined {
    const running = ({ visitor }: Waiting) => this.#running.get(visitor) ?? 0;
    let next: Waiting | undefined;
    for (const waiting of this.#waiting) {
      const isBefore =
        !next ||
        running(waiting) < running(next) ||
        (running(waiting) === running(next) && waiting.weight > next.weight);
      if (isBefore) next = waiting;
    }
    return next;
  }

  #leave(visitor: string): void {
    const left = (this.#running.get(visitor) ?? 1) - 1;
    if (left === 0) this.#running.delete(visitor);
    else this.#running.set(visitor, left);
    const next = this.#next();
    if (!next) return;
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    // Entered here, so that no other job can take the place.
    this.#enter(next.visitor);
    next.begin();
  }
}
