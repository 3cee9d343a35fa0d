import type { DepositLimitAmounts } from "@spilhus/contracts/validation";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { hashPassword } from "../passwords/index.ts";
import { type PersonKeys, players } from "../players/index.ts";
import { depositLimits } from "../deposit-limits/index.ts";
import { holds, type HoldKind } from "../holds/index.ts";
import { lossLimits } from "../loss-limits/index.ts";
import { type KeptLimit, writeLimits } from "../period-limits/index.ts";
import { askForDocuments } from "../money-checks/index.ts";

/** A hold on an imported player. */
export interface ImportedHold {
  readonly kind: HoldKind;
  /** Seconds from the import to its end, negative if it is over; absent: no end. */
  readonly endsInSeconds?: number;
}

/** A player from another system or a seed. */
export interface ImportedPlayer {
  /** Number of the licence, and the brand the account was opened on. */
  readonly licence: string;
  readonly brand: string;
  /** Ten digits. */
  readonly cpr: string;
  readonly mitIdUuid: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO day. */
  readonly birthdate: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly occupationId: string | null;
  readonly salaryId: string | null;
  readonly isEidVerified: boolean;
  readonly password?: string;
  /** Whether the player has answered the question about marketing in the other system. Absent: they are asked. */
  readonly hasAnsweredMarketing?: true;
  readonly depositLimits?: DepositLimitAmounts;
  readonly lossLimits?: DepositLimitAmounts;
  readonly holds: readonly ImportedHold[];
}

const settled = (limitOre: number): KeptLimit => ({ limitOre, raisedOre: null, raisedFrom: null });
const limitsOf = ({ dayOre, weekOre, monthOre }: DepositLimitAmounts) => ({
  ...{ day: settled(dayOre), week: settled(weekOre), month: settled(monthOre) },
});

async function newPlayer(db: Queries, player: ImportedPlayer, keys: PersonKeys): Promise<string> {
  const { cpr, mitIdUuid, isEidVerified, password, hasAnsweredMarketing, ...others } = player;
  const { holds: _, depositLimits: deposits, lossLimits: losses, ...fields } = others;
  const [made] = await db
    .insert(players)
    .values({
      ...fields,
      cprHash: keys.hashCpr(cpr),
      cprSealed: keys.sealCpr(cpr),
      mitIdHash: keys.hashMitId(mitIdUuid),
      eidVerifiedAt: isEidVerified ? databaseNow : null,
      marketingAnsweredAt: hasAnsweredMarketing ? databaseNow : null,
      passwordHash: password === undefined ? null : await hashPassword(password),
    })
    .returning({ id: players.id });
  if (!made) throw new Error("The database returned no row for a player it has just written.");
  if (deposits) await writeLimits(db, depositLimits, made.id, limitsOf(deposits));
  if (losses) await writeLimits(db, lossLimits, made.id, limitsOf(losses));
  await writeAudit(db, { brand: player.brand, playerId: made.id, event: "player-imported" });
  return made.id;
}

/** What an imported account that waits for documents waits for: the other system's own list is not known here. */
const SOURCE_OF_FUNDS = {
  reason: "source-of-funds",
  kinds: ["payslip", "bank-statement"],
  days: 21,
} as const;

/** Brings a hold into the imported state, if it differs. */
async function ensureHold(
  db: Queries,
  playerId: string,
  { licence, brand }: ImportedPlayer,
  hold: ImportedHold,
): Promise<void> {
  const { kind, endsInSeconds } = hold;
  const shouldBeOver = endsInSeconds !== undefined && endsInSeconds < 0;
  const inForce = await db
    .select({
      id: holds.id,
      isOver: sql<boolean>`coalesce(${holds.endsAt} <= ${databaseNow}, false)`,
    })
    .from(holds)
    .where(and(eq(holds.playerId, playerId), eq(holds.kind, kind), isNull(holds.liftedAt)));
  if (inForce.some(({ isOver }) => isOver === shouldBeOver)) return;
  const [first] = inForce;
  if (first) {
    const ids = inForce.map(({ id }) => id);
    await db.update(holds).set({ liftedAt: databaseNow }).where(inArray(holds.id, ids));
  }
  await db.insert(holds).values({
    playerId,
    kind,
    source: "import",
    endsAt: endsInSeconds === undefined ? null : sql`${databaseNow} + ${seconds(endsInSeconds)}`,
  });
  await writeAudit(db, { brand, playerId, event: "hold-placed", details: { kind, source: "import" } });
  // Accepting the documents lifts the hold, so there is a request for them.
  if (kind === "suspended-missing-sof") {
    await askForDocuments(db, { playerId, licence, brand, ...SOURCE_OF_FUNDS, by: "import" });
  }
}

/**
 * Imports players, each in a separate transaction. Existing players stay unchanged, except for imported holds: one that
 * has expired or was lifted is placed again, so that seeded states exist after each start. A concurrent import changes
 * nothing.
 */
export async function importPlayers(
  db: NodePgDatabase,
  imported: readonly ImportedPlayer[],
  keys: PersonKeys,
): Promise<void> {
  for (const player of imported) {
    await db.transaction(async (transaction) => {
      const { licence, cpr } = player;
      const [found] = await transaction
        .select({ id: players.id })
        .from(players)
        .where(and(eq(players.licence, licence), eq(players.cprHash, keys.hashCpr(cpr))))
        .for("update");
      const id = found?.id ?? (await newPlayer(transaction, player, keys));
      for (const hold of player.holds) await ensureHold(transaction, id, player, hold);
    });
  }
}
