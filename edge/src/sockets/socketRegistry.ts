import type { EndSockets } from "@spilhus/contracts/chat";

/** Whose socket it is. */
export interface SocketOwner {
  readonly sessionRef: string;
  readonly chatId: string;
}

interface Endable {
  end(code: number): void;
}

/** Longer than any admission takes. */
const REMEMBERED_MS = 15_000;
const MOST_REMEMBERED = 10_000;

const SESSION = "s";
const PLAYER = "p";

/** Finds open sockets by session and by player, and knows which have just been ended. */
export class SocketRegistry {
  readonly #open = new Map<string, Set<Endable>>();
  readonly #ended = new Map<string, number>();

  /** @returns forgets the socket */
  add(socket: Endable, owner: SocketOwner): () => void {
    const keys = keysOf(owner);
    for (const key of keys) {
      const sockets = this.#open.get(key);
      if (sockets) sockets.add(socket);
      else this.#open.set(key, new Set([socket]));
    }
    return () => {
      for (const key of keys) {
        const sockets = this.#open.get(key);
        sockets?.delete(socket);
        if (sockets?.size === 0) this.#open.delete(key);
      }
    };
  }

  /**
   * Ends the sockets of sessions and players.
   *
   * @param now monotonic time in ms
   * @returns how many there were
   */
  end({ sessionRefs, chatIds }: EndSockets, code: number, now: number): number {
    const keys = [...sessionRefs.map((ref) => SESSION + ref), ...chatIds.map((id) => PLAYER + id)];
    const sockets = new Set<Endable>();
    for (const key of keys) {
      this.#remember(key, now);
      for (const socket of this.#open.get(key) ?? []) sockets.add(socket);
    }
    for (const socket of sockets) socket.end(code);
    return sockets.size;
  }

  /** Whether an owner was ended since a time: then an admission asked for before it says nothing any more. */
  wasEndedSince(owner: SocketOwner, since: number): boolean {
    return keysOf(owner).some((key) => (this.#ended.get(key) ?? Number.NEGATIVE_INFINITY) >= since);
  }

  #remember(key: string, now: number): void {
    // The newest stand last, so that the oldest are found first.
    this.#ended.delete(key);
    this.#ended.set(key, now);
    for (const [known, at] of this.#ended) {
      if (now - at < REMEMBERED_MS && this.#ended.size <= MOST_REMEMBERED) break;
      this.#ended.delete(known);
    }
  }
}

const keysOf = ({ sessionRef, chatId }: SocketOwner) => [SESSION + sessionRef, PLAYER + chatId];
