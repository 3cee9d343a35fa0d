import type { CheckResult } from "@spilhus/contracts";
import type { SessionOverReason } from "@spilhus/contracts/play";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Brands } from "../config/index.ts";
import { jsonRow, type Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import { hashToken, isToken } from "../tokens/index.ts";
import { SESSION_ROW, sessionOf, type SessionToken } from "./findSession.ts";
import { sessions, type SessionEnd } from "./tables.ts";

/** What a player has taken, by the check result that stands against them; of another one their account tells them. */
const TAKEN: Readonly<Record<string, SessionOverReason>> = {
  cooldown: "break",
  block: "break",
  deactivated: "excluded",
};

/** Why a session is over; of a break also when it ends. */
export interface SessionOver {
  readonly reason: SessionOverReason;
  readonly until?: string;
}

function overOf(because: SessionEnd | null, standing: CheckResult | null): SessionOver | undefined {
  if (because === "ended-elsewhere") return { reason: because };
  if (because !== "restricted" && because !== "account-closed") return undefined;
  if (!standing || !Object.hasOwn(TAKEN, standing.type)) return undefined;
  const reason = TAKEN[standing.type];
  const until = standing.context?.until;
  return reason && { reason, ...(until !== undefined && { until }) };
}

/**
 * Says of sessions that are over why they were ended, to whoever holds their cookies, so that an open page can tell its
 * player (R4.01). One query.
 *
 * @returns a reason for each token in their order; nothing where there is no more to say than that the session is over
 */
export async function whySessionsEnded(
  db: Queries,
  brands: Brands,
  tokens: readonly SessionToken[],
): Promise<(SessionOver | undefined)[]> {
  const hashes = tokens.map(({ token }) => (isToken(token) ? hashToken(token) : undefined));
  const known = hashes.filter((hash) => hash !== undefined);
  if (known.length === 0) return tokens.map(() => undefined);
  const rows = await db
    .select({
      row: jsonRow(SESSION_ROW),
      brand: sessions.brand,
      hash: sessions.tokenHash,
      because: sessions.endedBecause,
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(and(inArray(sessions.tokenHash, known), isNotNull(sessions.endedAt)));
  const key = (brand: string, hash: Buffer) => `${brand} ${hash.toString("base64")}`;
  const found = new Map(rows.map((one) => [key(one.brand, one.hash), one]));
  return tokens.map(({ brand }, place) => {
    const registered = brands.get(brand);
    const hash = hashes[place];
    const one = hash && found.get(key(brand, hash));
    if (!registered || !one) return undefined;
    return overOf(one.because, sessionOf(registered, one.row).accountStatus.checkResult);
  });
}
