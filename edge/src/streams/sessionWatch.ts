import {
  type AccountStatusAnswer,
  AccountStatusesSchema,
  GET_ACCOUNT_STATUSES,
  MOST_SESSIONS_AT_ONCE,
} from "@spilhus/contracts/edge";
import type { StreamEnd } from "@spilhus/contracts/play";
import type { Clock, Log } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { Upstream } from "../upstream/index.ts";

/** With the time of the call, an ended session reaches an open game within 2 s. */
const EVERY_MS = 1_000;
const MAX_BYTES = 1_048_576;

/** A session cookie, and the brand that it came to. */
export interface WatchedSession {
  readonly brand: string;
  readonly session: string;
}

interface Watch extends WatchedSession {
  readonly onEnd: (end: StreamEnd) => void;
}

const untilOf = (until: string | undefined) => until !== undefined && { until };

/** Why a page must not be played on; nothing while it may. */
function endOf(status: AccountStatusAnswer): StreamEnd | undefined {
  if (!status.loggedIn) return { reason: status.because ?? "session-ended", ...untilOf(status.until) };
  if (status.checkResult) return { reason: "restricted", ...untilOf(status.checkResult.context?.until) };
  return status.withinLimits ? undefined : { reason: "limit-reached" };
}

const keyOf = ({ brand, session }: WatchedSession) => `${brand}\n${session}`;

/** Asks the gateway once a second about all players who have a stream or a socket open, however many they have. */
export class SessionWatch {
  readonly #gateway: Upstream;
  readonly #secret: string;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #watches = new Set<Watch>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  /** @param gateway with a short deadline: the next question follows a second later */
  constructor(gateway: Upstream, secret: string, clock: Clock, log: Log) {
    this.#gateway = gateway;
    this.#secret = secret;
    this.#clock = clock;
    this.#log = log;
  }

  get size(): number {
    return this.#watches.size;
  }

  /**
   * Tells once when the session is over, or its player may not play. A gateway that does not answer ends nothing.
   *
   * @returns ends the watch
   */
  watch(session: WatchedSession, onEnd: (end: StreamEnd) => void): () => void {
    const watch = { ...session, onEnd };
    this.#watches.add(watch);
    this.#timer ??= setInterval(() => void this.#askAll(), EVERY_MS).unref();
    return () => this.#forget(watch);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#watches.clear();
  }

  #forget(watch: Watch): void {
    this.#watches.delete(watch);
    if (this.#watches.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #askAll(): Promise<void> {
    // A slow answer is waited for: questions must not pile up.
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const sessions = [...new Map([...this.#watches].map((one) => [keyOf(one), one])).values()];
      for (let from = 0; from < sessions.length; from += MOST_SESSIONS_AT_ONCE) {
        // One after the other: thousands of players are one more question, not thousands.
        // oxlint-disable-next-line no-await-in-loop
        await this.#ask(sessions.slice(from, from + MOST_SESSIONS_AT_ONCE));
      }
    } catch (cause) {
      this.#log("error", "the gateway did not say who is behind open streams and sockets", { cause });
    } finally {
      this.#isAsking = false;
    }
  }

  async #ask(sessions: readonly WatchedSession[]): Promise<void> {
    const { path } = GET_ACCOUNT_STATUSES;
    const questions = sessions.map(({ brand, session }) => ({ brand, session }));
    const body = JSON.stringify({ questions });
    const signature = signRequest(this.#secret, { method: "POST", path, body }, this.#clock.now());
    const answer = await this.#gateway.call({
      path,
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signature,
      },
      body,
      maxBytes: MAX_BYTES,
    });
    if (answer.status !== 200) throw new Error(`The gateway answered ${answer.status} to ${path}.`);
    const { answers } = AccountStatusesSchema.parse(JSON.parse(answer.body.toString()));
    const ends = new Map(
      sessions.map((session, place) => {
        const status = answers[place];
        return [keyOf(session), status && endOf(status)];
      }),
    );
    for (const watch of this.#watches) {
      const end = ends.get(keyOf(watch));
      if (!end) continue;
      this.#forget(watch);
      watch.onEnd(end);
    }
  }
}
