import type { GuardId } from "@spilhus/contracts";

/** Who may visit a route. Every decision about a visitor reads it, even before the page exists. */
export interface RouteAccess {
  readonly id: string;
  /** Path with `{param}` places. */
  readonly path: string;
  /** Other paths of the same page; `path` is the canonical one. */
  readonly aliases?: readonly string[];
  /** Pattern of each parameter, checked before any call is made (R8.04). */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** `guests`: only without a session; `players`: only with one (R6.02, R6.03). */
  readonly audience: "everyone" | "guests" | "players";
  /** Path of the page that players get in place of one for guests, with its query; absent: the front page. */
  readonly playersPath?: string;
  /** Open to every restricted player: help, terms and duties. The rows of `restrictions` open further routes. */
  readonly openToRestricted: boolean;
  /** Checks of a player before the page; a brand may add more in its `guards.ts`. */
  readonly guards: readonly GuardId[];
}
