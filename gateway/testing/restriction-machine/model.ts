import { STRICTEST_FIRST } from "@spilhus/restrictions/testing";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What a run itself may take; sessions are looked up rather than worked out where they end so near. */
const SLACK = 2 * MINUTE;

export const PERIODS = ["day", "week", "month"] as const;

/** Something that stands against the player; times in milliseconds of the database's clock. */
export interface Hold {
  readonly kind: string;
  readonly until: number | null;
}

/** What the national register says when it is asked. */
export type RegisterSays =
  | { readonly until: number | null }
  | "no"
  | "error"
  | "malformed"
  | "no-json"
  | "silent";

export interface Limit {
  readonly limitOre: number;
  readonly raise: { readonly limitOre: number; readonly from: number } | undefined;
}

export interface Session {
  readonly began: number;
  /** The last call that must have moved the idle end, and the last one that may have. */
  provenUse: number;
  lastUse: number;
  /** When identity was last shown, by MitID or passkey; minus infinity where a password began the session. */
  confirmedAt: number;
}

export interface Browser {
  session: Session | undefined;
  /** When MitID was last shown here. */
  knownAt: number | undefined;
  /** No page was gone to since login. */
  isFirst: boolean;
}

/** What must be true of one player, by the law and nothing else. */
export interface Model {
  holds: Hold[];
  register: { readonly until: number | null } | undefined;
  says: RegisterSays;
  /** When a register that did not answer is asked again. */
  askAgainAt: number | undefined;
  isEidVerified: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: number;
  limits: Partial<Record<(typeof PERIODS)[number], Limit>>;
  readonly browsers: readonly Browser[];
}

const isOver = ({ until }: { readonly until: number | null }, now: number) => until !== null && until <= now;

/** What a hold is to the player at a moment. */
function restrictionOf(hold: Hold, now: number): string | undefined {
  // Only customer service lifts a block.
  if (hold.kind === "block") {
    return isOver(hold, now) ? "expired-block-must-be-removed-by-customer-service" : "block";
  }
  if (isOver(hold, now)) return undefined;
  return hold.kind === "play-limits" ? "reached-play-limits" : hold.kind;
}

function allRestrictions({ holds, register, isEidVerified, createdAt }: Model, now: number): string[] {
  const found = holds.flatMap((hold) => restrictionOf(hold, now) ?? []);
  // For good it closes the account, for a time it is a block that it ends itself.
  if (register && !isOver(register, now)) found.push(register.until === null ? "deactivated" : "block");
  if (!isEidVerified && createdAt + 30 * DAY <= now) found.push("oces-login-required");
  return found;
}

/** The restriction that confines the player at a moment. */
export function restrictionAt(model: Model, now: number): string | undefined {
  const rank = (one: string) => STRICTEST_FIRST.findIndex((known) => known === one);
  return allRestrictions(model, now).toSorted((one, other) => rank(one) - rank(other))[0];
}

/** The latest end of what the player was promised for a restriction that names one. */
export function endOf(model: Model, restriction: "block" | "cooldown"): number {
  const { holds, register } = model;
  const ends = holds.filter(({ kind }) => kind === restriction).map(({ until }) => until);
  if (restriction === "block" && register) ends.push(register.until);
  return Math.max(0, ...ends.map((until) => until ?? Number.POSITIVE_INFINITY));
}

/** The longest exclusion the account is under by anybody but the register. */
export const longestExclusion = ({ holds }: Model): number =>
  Math.max(
    0,
    ...holds
      .filter(({ kind }) => ["block", "cooldown", "deactivated"].includes(kind))
      .map(({ until }) => until ?? Number.POSITIVE_INFINITY),
  );

export const mayBeAlive = ({ session }: Browser, now: number): boolean =>
  session !== undefined &&
  now < session.began + 12 * HOUR + SLACK &&
  now < session.lastUse + 30 * MINUTE + SLACK;

export const mustBeAlive = ({ session }: Browser, now: number): boolean =>
  session !== undefined &&
  now < session.began + 12 * HOUR - SLACK &&
  now < session.provenUse + 29 * MINUTE - SLACK;

/** What the register's answer means: an exclusion that is new ends every session but the one it comes up in. */
export function applyRegister(model: Model, now: number, goesOn?: Browser): void {
  const { says, register } = model;
  if (typeof says === "string" && says !== "no") {
    model.askAgainAt = now + 5 * MINUTE;
    return;
  }
  model.askAgainAt = undefined;
  if (says === "no") {
    model.register = undefined;
    return;
  }
  const isNew = !register || register.until !== says.until;
  model.register = { until: says.until };
  if (!isNew) return;
  for (const browser of model.browsers) if (browser !== goesOn) browser.session = undefined;
}

/** A limit as it stands: a raise whose time has come is the limit. */
export const limitAt = (limit: Limit, now: number): Limit =>
  limit.raise && limit.raise.from <= now ? { limitOre: limit.raise.limitOre, raise: undefined } : limit;

/** The least that the law demands of a limit after a player has asked for another: lower at once, higher after a day. */
export function lawfulLimit(before: Limit | undefined, askedOre: number, now: number): Limit {
  const current = before && limitAt(before, now);
  if (!current || askedOre <= current.limitOre) return { limitOre: askedOre, raise: undefined };
  const waits = current.raise?.limitOre === askedOre ? current.raise.from : now + DAY;
  return { limitOre: current.limitOre, raise: { limitOre: askedOre, from: waits } };
}

export const TIMES = { MINUTE, HOUR, DAY } as const;
