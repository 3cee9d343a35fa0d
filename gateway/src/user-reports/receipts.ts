import type { VerifiedReceipt } from "@spilhus/contracts/player-account";
import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Queries } from "../database/index.ts";
import { firstHiddenMovement } from "../shown-wins/index.ts";
import { periodOf } from "./reportPeriod.ts";
import { userReports } from "./tables.ts";

const HeadSchema = z.object({ last: z.coerce.number().int(), head: z.string() });

/** The number of a player's last movement and the head of their chains, of one moment. */
async function currentHead(
  db: Queries,
  playerId: string,
): Promise<{ readonly last: number; readonly head: Buffer }> {
  const { rows } = await db.execute(sql`
    select coalesce((select movements from ledger_books where player_id = ${playerId}::uuid), 0) as last,
      (select encode(sha256(coalesce(string_agg(head, ''::bytea order by kind), ''::bytea)), 'hex')
        from ledger_accounts where player_id = ${playerId}::uuid and version > 0) as head
  `);
  const { last, head } = z.parse(HeadSchema, rows[0]);
  return { last, head: Buffer.from(head, "hex") };
}

/** The same up to the last movement that has been shown: a statement tells no win before the round does. */
export async function shownHead(
  db: Queries,
  playerId: string,
): Promise<{ readonly last: number; readonly head: Buffer }> {
  const current = await currentHead(db, playerId);
  const hidden = await firstHiddenMovement(db, playerId);
  if (hidden === undefined || hidden > current.last) return current;
  const last = hidden - 1;
  return { last, head: Buffer.from(await recomputedHead(db, playerId, last + 1, last), "hex") };
}

/** The head that the player's movements up to a number give, worked out from what was sealed before the first of them on. */
async function recomputedHead(db: Queries, playerId: string, first: number, last: number): Promise<string> {
  const { rows } = await db.execute<{ head: string }>(
    sql`select encode(ledger_player_head(${playerId}::uuid, ${first}, ${last}), 'hex') as head`,
  );
  return rows[0]?.head ?? "";
}

/**
 * Verifies a receipt: there is such a statement, and the player's movements still give its head. It says what the statement
 * covers only to who has both its id and its head.
 *
 * Every movement that the statement covers is read; for what came before, the nearest sealed head stands, which the whole check
 * of the ledger looks after.
 */
export async function verifyReceipt(db: Queries, reportId: string, head: string): Promise<VerifiedReceipt> {
  const unknown = { isGenuine: false, covers: null };
  if (!z.safeParse(z.uuid(), reportId).success) return unknown;
  const [row] = await db.select().from(userReports).where(eq(userReports.id, reportId));
  if (row?.head?.toString("hex") !== head) return unknown;
  const { playerId, firstNumber, lastNumber, createdAt } = row;
  return {
    isGenuine: (await recomputedHead(db, playerId, firstNumber, lastNumber)) === head,
    covers: { ...periodOf(createdAt), movements: lastNumber - firstNumber + 1 },
  };
}
