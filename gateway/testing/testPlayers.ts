import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { importPlayers, type ImportedHold, type ImportedPlayer } from "../src/player-import/importPlayers.ts";
import { personKeys } from "../src/players/personKeys.ts";
import { players } from "../src/players/tables.ts";
import { openSession } from "../src/sessions/openSession.ts";

export const CPR_SECRET = "a secret for numbers of people in tests";
export const KEYS = personKeys(CPR_SECRET);

let made = 0;

/** A player of the licence both test brands share, with what a test does not care about filled in. */
export function testPlayer(fields: Partial<ImportedPlayer> = {}): ImportedPlayer {
  made += 1;
  const number = String(made).padStart(4, "0");
  return {
    licence: "1",
    brand: "fjord",
    cpr: `010790${number}`,
    mitIdUuid: `00000000-0000-4000-8000-00000000${number}`,
    firstName: "Mette",
    lastName: "Madsen",
    birthdate: "1990-07-01",
    email: `mette${made}@example.dk`,
    phoneNumber: "+4520304050",
    occupationId: null,
    salaryId: null,
    isEidVerified: true,
    holds: [],
    ...fields,
  };
}

/** Brings a player in and says who it is. */
export async function addPlayer(
  db: NodePgDatabase,
  fields: Partial<ImportedPlayer> = {},
): Promise<ImportedPlayer & { readonly id: string }> {
  const player = testPlayer(fields);
  await importPlayers(db, [player], KEYS);
  const [row] = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.cprHash, KEYS.hashCpr(player.cpr)));
  if (!row) throw new Error("The imported player is not there.");
  return { ...player, id: row.id };
}

/** A session as a sign-in would begin it; the answer is the cookie's value. */
export async function signIn(db: NodePgDatabase, playerId: string, brand = "fjord"): Promise<string> {
  const details = {
    playerId,
    brand,
    method: "mitid",
    userAgent: undefined,
    before: undefined,
    isConfirmed: false,
  } as const;
  return (await db.transaction((transaction) => openSession(transaction, details))).token;
}

/** Holds that put a player under each restriction there is, by its name. */
export const HOLDS_OF: Readonly<Record<string, readonly ImportedHold[]>> = {
  suspended: [{ kind: "suspended" }],
  "suspended-missing-sof": [{ kind: "suspended-missing-sof" }],
  deactivated: [{ kind: "deactivated" }],
  block: [{ kind: "block", endsInSeconds: 40 * 86_400 }],
  "expired-block-must-be-removed-by-customer-service": [{ kind: "block", endsInSeconds: -60 }],
  cooldown: [{ kind: "cooldown", endsInSeconds: 86_400 }],
  "gdc-check-failed": [{ kind: "gdc-check-failed" }],
  "extended-kyc-check-required": [{ kind: "extended-kyc-check-required" }],
  "oces-login-required": [{ kind: "oces-login-required" }],
  "multi-account": [{ kind: "multi-account" }],
  "reached-play-limits": [{ kind: "play-limits", endsInSeconds: 3_600 }],
};
