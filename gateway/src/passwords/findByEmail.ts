import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";

/** The player of a licence with this e-mail address and a password. Ignores case. */
export async function findByEmail(db: Queries, licence: string, email: string) {
  const [found] = await db
    .select({ id: players.id, passwordHash: players.passwordHash, sealedCpr: players.cprSealed })
    .from(players)
    .where(
      and(
        eq(players.licence, licence),
        sql`lower(${players.email}) = lower(${email})`,
        isNotNull(players.passwordHash),
      ),
    );
  return found;
}
