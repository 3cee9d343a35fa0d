import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { request } from "undici";
import type { Concern, Faults } from "./faults.ts";
import type { Merchant } from "./merchants.ts";

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;
const ATTEMPTS = 24;
const DUPLICATES = 10;
const KEPT = 500;

/** An event that was sent, for the list of a developer's tool. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  attempts: number;
  /** Status of the last answer; 0 without one. */
  lastStatus: number;
}

export interface WebhookSettings {
  readonly faults: Faults;
  readonly now: () => Date;
  /** How long events that are sent in disorder wait for each other. */
  readonly laterMs: number;
}

/**
 * Sends events by Standard Webhooks and tries again with growing pauses until they are taken. Events that wait are lost
 * with the process, as a provider may lose one; whoever polls finds out all the same.
 */
export class Webhooks {
  readonly #settings: WebhookSettings;
  readonly #sent: SentEvent[] = [];
  readonly #held = new Map<string, (() => void)[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #isClosed = false;

  constructor(settings: WebhookSettings) {
    this.#settings = settings;
  }

  /** The latest events, oldest first. */
  get sent(): readonly SentEvent[] {
    return this.#sent;
  }

  #later(ms: number, act: () => void): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  async #post({ hook, hookSecret }: Merchant, id: string, body: string): Promise<number> {
    const now = this.#settings.now();
    try {
      const answer = await request(new URL(hook.path, hook.address), {
        method: "POST",
        headers: {
          host: hook.host,
          "content-type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": new Webhook(hookSecret).sign(id, now, body),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body.dump({ limit: 65_536 });
      return answer.statusCode;
    } catch {
      return 0;
    }
  }

  async #attempt(merchant: Merchant, event: SentEvent, body: string, pause = FIRST_RETRY_MS): Promise<void> {
    event.attempts += 1;
    event.lastStatus = await this.#post(merchant, event.id, body);
    const isTaken = event.lastStatus >= 200 && event.lastStatus < 300;
    if (isTaken || event.attempts >= ATTEMPTS) return;
    const next = Math.min(pause * 2, LONGEST_RETRY_MS);
    this.#later(pause, () => void this.#attempt(merchant, event, body, next));
  }

  /** Sends an event about a payment or payout, with the faults that are set for it. */
  send(merchant: Merchant, type: string, concern: Concern & { readonly id: string }): void {
    const { faults, now, laterMs } = this.#settings;
    if (faults.has("silent", concern)) return;
    const { id: reference } = concern;
    const event = {
      id: `msg_${randomBytes(16).toString("hex")}`,
      type,
      reference,
      attempts: 0,
      lastStatus: 0,
    };
    const body = JSON.stringify({ type, timestamp: now().toISOString(), data: { id: reference } });
    this.#sent.push(event);
    if (this.#sent.length > KEPT) this.#sent.shift();
    const times = faults.has("duplicate", concern) ? DUPLICATES : 1;
    const go = () => {
      for (let sent = 0; sent < times; sent += 1) void this.#attempt(merchant, event, body);
    };
    if (!faults.has("disorder", concern)) {
      go();
      return;
    }
    const held = this.#held.get(reference);
    if (held) {
      held.push(go);
      return;
    }
    this.#held.set(reference, [go]);
    this.#later(laterMs, () => {
      const waiting = this.#held.get(reference) ?? [];
      this.#held.delete(reference);
      for (const one of waiting.toReversed()) one();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
