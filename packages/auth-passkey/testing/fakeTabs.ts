import { parseCookies } from "@spilhus/lib";
import type { StatusPage } from "../src/status/statusPage.ts";

/**
 * One browser with its tabs: they share a cookie jar, and what one tells reaches each other one later, in an order of
 * its own.
 */
export class FakeTabs {
  /** Messages on their way, one for each tab that will hear it. */
  readonly underWay: (() => void)[] = [];
  #cookie = "";
  #kept = "";
  #channels = new Set<() => void>();
  #seen = new Set<() => void>();

  /** Runs out, or is deleted by the player: no tab is told. */
  forgetCookie(): void {
    this.#cookie = "";
  }

  get openChannels(): number {
    return this.#channels.size;
  }

  deliver(index: number): void {
    const [message] = this.underWay.splice(index % Math.max(this.underWay.length, 1), 1);
    message?.();
  }

  deliverAll(): void {
    while (this.underWay.length > 0) this.deliver(0);
  }

  /** Every tab comes into sight, one after the other. */
  lookAtAll(): void {
    for (const seen of this.#seen) seen();
  }

  /** What a new tab offers to the status. */
  open(): StatusPage {
    return {
      readCookies: () => this.#cookie,
      writeCookie: (cookie) => {
        this.#kept = cookie;
        this.#cookie = cookie.split(";")[0] ?? "";
      },
      openChannel: (heard) => {
        this.#channels.add(heard);
        return {
          tell: () => {
            for (const other of this.#channels) {
              if (other !== heard) this.underWay.push(() => this.#channels.has(other) && other());
            }
          },
          close: () => this.#channels.delete(heard),
        };
      },
      onVisible: (seen) => {
        this.#seen.add(seen);
        return () => this.#seen.delete(seen);
      },
    };
  }

  /** For how long the jar holds it, in days. */
  get storedDays(): number {
    return Number(/Max-Age=(\d+)/.exec(this.#kept)?.[1]) / 86_400;
  }

  /** What the jar holds. */
  get stored(): string {
    return parseCookies(this.#cookie)["passkey_status"] ?? "none";
  }
}
