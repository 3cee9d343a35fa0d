import { setTimeout as delay } from "node:timers/promises";
import {
  acknowledgeHallReality,
  ApiError,
  setDepositLimits,
  setLossLimits,
  type Transport,
} from "@spilhus/api-client";
import type { Log } from "@spilhus/lib";
import { Browser } from "./browser.ts";
import { depositByCard } from "./deposit.ts";
import { signIn } from "./signIn.ts";
import type { Site } from "./site.ts";

/** Somebody of the crowd, as the identity provider knows them. */
export interface CrowdPerson {
  /** User id. */
  readonly id: string;
  readonly name: string;
}

/** What members share. */
export interface MemberServices {
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Lets one member after the other in, so that attempts to sign in stay below the limits of an address. */
  readonly comeIn: (enter: () => Promise<void>) => Promise<void>;
}

const DEPOSIT_LIMITS = { dayOre: 50_000, weekOre: 200_000, monthOre: 500_000 };
const LOSS_LIMITS = { dayOre: 30_000, weekOre: 100_000, monthOre: 300_000 };
const DEPOSIT_ORE = 20_000;
/** What can be missing for one call: a session, limits, money. */
const MOST_MISSING = 3;
/** After a limit or a restriction somebody else plays. */
const LONG_REST_MS = 3_600_000;
/** After an answer that did not come, such as while a gateway starts. */
const SHORT_REST_MS = 5_000;

const REASONS_TO_COME_IN = new Set(["not-signed-in", "session-ended"]);
const REASONS_TO_STOP = new Set([
  "restricted",
  "limit-reached",
  "over-limit",
  "over-loss-limit",
  "over-budget",
  "over-temporary-cap",
]);

/** Why a call did not succeed; nothing for an error of our own. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError
    ? (error.reason ?? (error.code === "refused" ? "refused" : "no-answer"))
    : undefined;

/**
 * A player of the crowd on one brand, who does what a person does: signs in when there is no session, sets limits when there are none,
 * deposits when money is used up, and stops for a while when a limit or a restriction says so.
 */
export class Member {
  readonly person: CrowdPerson;
  readonly site: Site;
  readonly #services: MemberServices;
  readonly #browser: Browser;
  #isIn = false;
  #restsUntil = 0;

  constructor(person: CrowdPerson, site: Site, services: MemberServices) {
    this.person = person;
    this.site = site;
    this.#services = services;
    this.#browser = new Browser(services.fetch);
  }

  get isResting(): boolean {
    return Date.now() < this.#restsUntil;
  }

  get #transport(): Transport {
    return this.#browser.transport(this.site.origin);
  }

  /**
   * Does something in a session. What is missing for it is made good: a session, limits, money.
   *
   * @returns nothing when it was refused
   */
  async act<Answer>(task: (transport: Transport) => Promise<Answer>): Promise<Answer | undefined> {
    for (let left = MOST_MISSING; ; left -= 1) {
      try {
        await this.#comeIn();
        return await task(this.#transport);
      } catch (error) {
        if (left === 0) this.#stop(error);
        if (left === 0 || !(await this.#makeGood(error))) return undefined;
      }
    }
  }

  async #comeIn(): Promise<void> {
    if (this.#isIn) return;
    await this.#services.comeIn(() => signIn(this.#browser, this.site, this.person.id));
    this.#isIn = true;
  }

  /** Whether what was refused can be asked for again. */
  async #makeGood(error: unknown): Promise<boolean> {
    const reason = reasonOf(error);
    try {
      if (reason !== undefined && REASONS_TO_COME_IN.has(reason)) return this.#goOut();
      if (reason === "limits-not-set") return await this.#setLimits();
      if (reason === "insufficient-funds") return await this.#deposit();
      if (reason === "reality-check-due") {
        await acknowledgeHallReality(this.#transport);
        return true;
      }
      this.#stop(error);
    } catch (other) {
      this.#stop(other);
    }
    return false;
  }

  /** The session is over; the next call begins another. */
  #goOut(): true {
    this.#isIn = false;
    return true;
  }

  async #setLimits(): Promise<true> {
    await setDepositLimits(this.#transport, { body: DEPOSIT_LIMITS });
    await setLossLimits(this.#transport, { body: LOSS_LIMITS });
    return true;
  }

  async #deposit(): Promise<boolean> {
    const deposit = { name: this.person.name, amountOre: DEPOSIT_ORE };
    const { signal } = this.#services;
    const isThere = await depositByCard(this.#browser, this.site.origin, deposit, signal);
    if (!isThere) this.#restsUntil = Date.now() + SHORT_REST_MS;
    return isThere;
  }

  #stop(error: unknown): void {
    if (this.#services.signal.aborted) return;
    const reason = reasonOf(error);
    const isLong = reason !== undefined && REASONS_TO_STOP.has(reason);
    const waitMs =
      error instanceof ApiError && error.retryAfterSeconds ? error.retryAfterSeconds * 1_000 : SHORT_REST_MS;
    this.#restsUntil = Date.now() + (isLong ? LONG_REST_MS : waitMs);
    const { id } = this.person;
    this.#services.log("info", "stops for a while", {
      id,
      brand: this.site.id,
      reason: reason ?? String(error),
    });
  }
}

/** Lets one enter after the other, with a pause between. */
export function oneByOne(pauseMs: number, signal: AbortSignal): MemberServices["comeIn"] {
  let last: Promise<unknown> = Promise.resolve();
  return (enter) => {
    const entered = last.then(enter);
    last = entered
      .catch(() => undefined)
      .then(() => delay(pauseMs, undefined, { signal }).catch(() => undefined));
    return entered;
  };
}
