import { EdgeError } from "../errors/edgeError.ts";

/** How many downloads may run at once: of all clients, and of one address. */
export interface DownloadLimits {
  readonly atOnce: number;
  readonly perClient: number;
}

/** Counts running downloads. Each holds a connection for as long as its client reads, so there must not be many. */
export class DownloadSlots {
  readonly #limits: DownloadLimits;
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(limits: DownloadLimits) {
    this.#limits = limits;
  }

  /**
   * Takes a slot for a client's address. The result gives it back.
   *
   * @throws {EdgeError} `too-many-requests` when this client has all of its slots, `unavailable` when all are taken
   */
  take(client: string): () => void {
    const own = this.#running.get(client) ?? 0;
    const headers = ["Retry-After", "10"];
    if (own >= this.#limits.perClient) {
      throw new EdgeError("too-many-requests", "Wait until your other downloads have ended.", { headers });
    }
    if (this.#total >= this.#limits.atOnce) {
      throw new EdgeError("unavailable", "There are too many downloads right now. Try again in a moment.", {
        headers,
      });
    }
    this.#running.set(client, own + 1);
    this.#total += 1;
    return () => this.#giveBack(client);
  }

  #giveBack(client: string): void {
    const left = (this.#running.get(client) ?? 0) - 1;
    this.#total -= 1;
    if (left > 0) this.#running.set(client, left);
    else this.#running.delete(client);
  }
}
