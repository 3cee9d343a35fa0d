import { and, eq, like } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Queries } from "../database/index.ts";
import { ledgerMovements, type MovementKind, postMovement, type Transfer } from "../ledger/index.ts";
import { type ImportedPlay, importPlay } from "../play/index.ts";
import { type PersonKeys, players } from "../players/index.ts";

/** Something that happened to a player's money before. */
export type ImportedEvent =
  | {
      readonly kind: "opening" | "deposit" | "withdrawal";
      /** Unique among the player's events. */
      readonly id: string;
      readonly at: Date;
      /** Whole øre, above 0. */
      readonly amountOre: number;
    }
  | ({ readonly kind: "play" } & ImportedPlay);

/** The history of a player's money, in the order in which it happened. */
export interface ImportedHistory {
  readonly licence: string;
  readonly brand: string;
  /** Ten digits, by which the player is found. */
  readonly cpr: string;
  readonly events: readonly ImportedEvent[];
}

type Owner = Pick<typeof players.$inferSelect, "id" | "licence">;
type Payment = Exclude<ImportedEvent, { readonly kind: "play" }>;

const ELSEWHERE = { kind: "provider-clearing", ref: "import" } as const;

/** What a payment was booked as. A withdrawal left in two steps. */
const BOOKINGS: Readonly<
  Record<Payment["kind"], readonly (readonly [MovementKind, Transfer["from"], Transfer["to"]])[]>
> = {
  opening: [["import", ELSEWHERE, "cash"]],
  deposit: [["deposit", ELSEWHERE, "cash"]],
  withdrawal: [
    ["withdrawal-request", "cash", "reserved"],
    ["withdrawal-paid", "reserved", ELSEWHERE],
  ],
};

async function importPayment(
  tx: Queries,
  { id: playerId, licence }: Owner,
  brand: string,
  { kind, id, at, amountOre }: Payment,
): Promise<void> {
  for (const [booked, from, to] of BOOKINGS[kind]) {
    await postMovement(tx, {
      ...{ licence, brand, playerId, kind: booked, by: "import", eventAt: at },
      ...{ source: `import:${booked}`, reference: `${playerId}:${id}` },
      transfers: [{ from, to, amountOre }],
    });
  }
}

/**
 * Books histories through the ledger, each in one transaction; the times that lists show are those of the events. A player
 * who has an imported history already is left alone, so a second import changes nothing.
 *
 * @throws {LedgerError} `not-enough-money` for a history that spends what is not there
 */
export async function importHistories(
  db: NodePgDatabase,
  histories: readonly ImportedHistory[],
  keys: PersonKeys,
): Promise<void> {
  for (const { licence, brand, cpr, events } of histories) {
    await db.transaction(async (tx) => {
      const [owner] = await tx
        .select({ id: players.id, licence: players.licence })
        .from(players)
        .where(and(eq(players.licence, licence), eq(players.cprHash, keys.hashCpr(cpr))))
        .for("no key update");
      if (!owner) throw new Error(`The player of a history under the licence ${licence} is not there.`);
      const imported = and(eq(ledgerMovements.playerId, owner.id), like(ledgerMovements.source, "import:%"));
      if ((await tx.$count(ledgerMovements, imported)) > 0) return;
      for (const event of events) {
        if (event.kind === "play") await importPlay(tx, owner.id, brand, event);
        else await importPayment(tx, owner, brand, event);
      }
    });
  }
}
