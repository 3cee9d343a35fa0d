import { EdgeError } from "../errors/edgeError.ts";

/** How many answers of one kind may be open at once: of all clients, and of one address. */
export interface AnswerLimits {
  readonly atOnce: number;
  readonly perClient: number;
  /** What they are, in a refusal: `downloads`. */
  readonly name: string;
}

/** Counts answers that stay open for as long as their clients read. Each holds memory, so there must not be many. */
export class AnswerSlots {
  readonly #limits: AnswerLimits;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: AnswerLimits) {
    this.#limits = limits;
  }

  /** All that are open now. */
  get total(): number {
    return this.#total;
  }

  /**
   * Takes a slot for a client's address. The result gives it back; calling it again changes nothing.
   *
   * @throws {EdgeError} `too-many-requests` when this client has all of its slots, `unavailable` when all are taken
   */
  take(client: string): () => void {
    const own = this.#open.get(client) ?? 0;
    const { name, perClient, atOnce } = this.#limits;
    const headers = ["Retry-After", "10"];
    if (own >= perClient) {
      throw new EdgeError("too-many-requests", `Wait until your other ${name} have ended.`, { headers });
    }
    if (this.#total >= atOnce) {
      throw new EdgeError("unavailable", `There are too many ${name} right now. Try again in a moment.`, {
        headers,
      });
    }
    this.#open.set(client, own + 1);
    this.#total += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#giveBack(client);
    };
  }

  #giveBack(client: string): void {
    const left = (this.#open.get(client) ?? 0) - 1;
    this.#total -= 1;
    if (left > 0) this.#open.set(client, left);
    else this.#open.delete(client);
  }
}
