import type { LimitClass } from "@spilhus/contracts";
import type { RateLimiter } from "./rateLimiter.ts";
import { visitorNetwork } from "@spilhus/lib/node";

const SITE_CLASSES = [
  "call",
  "attempt",
  "deposit",
  "bonus-code",
  "support",
  "chat",
  "tracking",
] as const satisfies readonly LimitClass[];
/** Classes of calls that pages make. Attempts are calls that sign in or prove something. */
export type SiteLimitClass = (typeof SITE_CLASSES)[number];

/** Classes whose limits hold exactly, however many gateways there are. */
const EXACT: ReadonlySet<SiteLimitClass> = new Set(["attempt", "deposit", "bonus-code", "support"]);

/** @throws {Error} for a class of calls that pages do not make */
export function siteLimitClass(limit: LimitClass = "call"): SiteLimitClass {
  const known = SITE_CLASSES.find((one) => one === limit);
  if (!known) throw new Error(`Calls of pages are not counted in the class "${limit}".`);
  return known;
}

/** Calls in a minute. */
export interface Limits {
  readonly account: number;
  readonly address: number;
  readonly everybody: number;
}

/** The account of an attempt: a known player, or a typed e-mail address that may be unknown. */
export type Account = { readonly player: string } | { readonly typed: string };

const keyOf = (account: Account) => ("player" in account ? account.player : `typed ${account.typed}`);

/** Limits calls by account, by address and of everybody, each class separately (ASVS 5.0 2.4.1, 6.3.1). */
export class CallLimits {
  readonly #limits: Readonly<Record<SiteLimitClass, Limits>>;
  readonly #hooks: number;
  readonly #limiter: RateLimiter;

  /** @param hooks webhooks that one address may send in a minute */
  constructor(limits: Readonly<Record<SiteLimitClass, Limits>>, hooks: number, limiter: RateLimiter) {
    this.#limits = limits;
    this.#hooks = hooks;
    this.#limiter = limiter;
  }

  /**
   * Counts a call of an address; an IPv6 address counts for its network.
   *
   * @param hasTotal false for calls that must never be refused because of other people's calls
   * @throws {TooManyRequests}
   */
  async ofAddress(kind: SiteLimitClass, address: string, { hasTotal = true } = {}): Promise<void> {
    const { everybody, address: most } = this.#limits[kind];
    await this.#take(kind, {
      kind,
      key: `address ${visitorNetwork(address)}`,
      most,
      about: { by: "address" },
    });
    // Only calls that their address may make count here, so that one visitor cannot use up everybody's calls.
    if (hasTotal) this.#limiter.take({ kind, key: "everybody", most: everybody, about: { by: "everybody" } });
  }

  /**
   * Counts a call that another site made in a visitor's browser, apart from the visitor's own ones.
   *
   * @throws {TooManyRequests}
   */
  ofForeignCall(address: string): void {
    const key = `address ${visitorNetwork(address)}`;
    const about = { by: "address" };
    this.#limiter.take({ kind: "cross-site", key, most: this.#limits.call.address, about });
  }

  /**
   * Counts a webhook of an address, before its signature is verified.
   *
   * @throws {TooManyRequests}
   */
  ofHook(address: string): void {
    const key = `address ${visitorNetwork(address)}`;
    this.#limiter.take({ kind: "hook", key, most: this.#hooks, about: { by: "address" } });
  }

  /**
   * Counts a call of an account, or an attempt to get into one.
   *
   * @throws {TooManyRequests}
   */
  async ofAccount(kind: SiteLimitClass, account: Account): Promise<void> {
    const about = { by: "account", ...("player" in account ? { account: account.player } : {}) };
    await this.#take(kind, {
      kind,
      key: `account ${keyOf(account)}`,
      most: this.#limits[kind].account,
      about,
    });
  }

  async #take(kind: SiteLimitClass, limit: Parameters<RateLimiter["take"]>[0]): Promise<void> {
    if (EXACT.has(kind)) await this.#limiter.takeExactly(limit);
    else this.#limiter.take(limit);
  }
}
