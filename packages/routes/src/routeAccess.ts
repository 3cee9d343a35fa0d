import type { GuardId } from "@spilhus/contracts";

/** Who may be on a route: what every decision about a visitor reads, whether the page exists yet or not. */
export interface RouteAccess {
  readonly id: string;
  /** Path with `{param}` places. */
  readonly path: string;
  /** Other paths that answer with the same page; the first is canonical. */
  readonly aliases?: readonly string[];
  /** What each parameter must look like, checked before anything is called (R8.04). */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** `guests` only without, `players` only with a session (R6.02, R6.03). */
  readonly audience: "everyone" | "guests" | "players";
  /**
   * Open to every restricted player: help, terms and duties. What else a restriction leaves open is written in its
   * row of `restrictions`.
   */
  readonly openToRestricted: boolean;
  /** Checks of a player before the page; a brand may add more in its `guards.ts`. */
  readonly guards: readonly GuardId[];
}
