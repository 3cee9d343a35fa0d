import { REFUSAL_STATUS } from "@spilhus/contracts";
import { HttpError, refusal } from "../http/index.ts";

/** Requests of one player that may wait. */
const MOST_WAITING = 100;
/** A request that waited longer is refused: the edge, which waits 5 s, may have told its caller that it failed. */
const LONGEST_WAIT_MS = 4_000;

/** The refusal of a request that would wait too long; the same request may be sent again. */
export function inProgress(): HttpError {
  const code = "request-in-progress";
  return new HttpError(REFUSAL_STATUS[code], code, refusal(code).message, { retryAfterSeconds: 1 });
}

interface Line {
  waiting: number;
  last: Promise<void>;
}

/**
 * Lets the requests of one player in one after the other, so that they wait here and not each on a connection of the
 * database, which other players need. Requests at other gateways wait for the player's row.
 */
export class Turns {
  readonly #lines = new Map<string, Line>();

  /** @throws {HttpError} `request-in-progress` when too many wait already, or the turn comes too late */
  async take<Result>(player: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(player) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= MOST_WAITING) throw inProgress();
    const since = performance.now();
    const before = line.last;
    const turn = Promise.withResolvers<void>();
    line.waiting += 1;
    line.last = turn.promise;
    this.#lines.set(player, line);
    try {
      await before;
      if (performance.now() - since > LONGEST_WAIT_MS) throw inProgress();
      return await work();
    } finally {
      turn.resolve();
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(player);
    }
  }
}
