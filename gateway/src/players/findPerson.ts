import { and, eq, or } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { Person } from "./person.ts";
import type { PersonKeys } from "./personKeys.ts";
import { players } from "./tables.ts";

/** The account a person has under a licence. By CPR first: a person may get another MitID, but keeps the number. */
export async function findPerson(
  db: Queries,
  licence: string,
  { uuid, cpr }: Person,
  keys: PersonKeys,
): Promise<{ readonly id: string; readonly sealedCpr: Buffer } | undefined> {
  const byMitId = eq(players.mitIdHash, keys.hashMitId(uuid));
  const cprHash = cpr === undefined ? undefined : keys.hashCpr(cpr);
  const found = await db
    .select({ id: players.id, cprHash: players.cprHash, sealedCpr: players.cprSealed })
    .from(players)
    .where(and(eq(players.licence, licence), cprHash ? or(byMitId, eq(players.cprHash, cprHash)) : byMitId));
  return found.find((row) => cprHash?.equals(row.cprHash)) ?? found[0];
}
