import { GET_ROOM_STATE } from "@spilhus/contracts/bingo";
import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { EdgeError } from "../errors/edgeError.ts";
import type { Upstream } from "../upstream/index.ts";
import type { RoomAddress } from "./roomAddress.ts";

/** How old the state of a room may be: however many ask, the gateway is asked once a second for each room. */
const STATE_MS = 1_000;
const MOST_ROOMS = 1_000;
const MAX_BYTES = 262_144;

const PlaceSchema = z.object({ lastEventId: z.nullable(z.string()) });

/** What the gateway says of a room now. */
export interface RoomSnapshot {
  /** One line of JSON, a `RoomState`. */
  readonly json: string;
  /** The last event that it contains; nothing in a room that never had one. */
  readonly lastEventId: string | null;
}

interface Asked {
  readonly at: number;
  readonly snapshot: Promise<RoomSnapshot>;
}

/** The state of each room, at most a second old; requests at the same time share one call. */
export class RoomStates {
  readonly #asked = new LRUCache<string, Asked>({ max: MOST_ROOMS });
  readonly #gateway: Upstream;
  readonly #clock: Clock;

  constructor(gateway: Upstream, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
  }

  /** @throws {EdgeError} `not-found` for a room that the brand does not have, and what an upstream throws */
  read(room: RoomAddress): Promise<RoomSnapshot> {
    const kept = this.#asked.get(room.key);
    const age = this.#clock.now() - (kept?.at ?? Number.NEGATIVE_INFINITY);
    if (kept && age >= 0 && age < STATE_MS) return kept.snapshot;
    const asked = { at: this.#clock.now(), snapshot: this.#fetch(room) };
    this.#asked.set(room.key, asked);
    // A failure reaches those who waited for this read, and is not cached.
    asked.snapshot.catch(() => {
      if (this.#asked.peek(room.key) === asked) this.#asked.delete(room.key);
    });
    return asked.snapshot;
  }

  async #fetch({ brand, slug }: RoomAddress): Promise<RoomSnapshot> {
    const answer = await this.#gateway.call({
      path: `${GET_ROOM_STATE.path.replace("{slug}", slug)}?brand=${brand}`,
      headers: { accept: "application/json" },
      maxBytes: MAX_BYTES,
    });
    if (answer.status === 404) throw new EdgeError("not-found", "There is no such room.");
    if (answer.status !== 200) {
      throw new EdgeError("upstream-failed", `The gateway answered ${answer.status} to the state of a room.`);
    }
    const json = answer.body.toString();
    return { json, lastEventId: PlaceSchema.parse(JSON.parse(json)).lastEventId };
  }
}
