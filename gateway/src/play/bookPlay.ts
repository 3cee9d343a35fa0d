import { eq } from "drizzle-orm";
import type { Brands } from "../config/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { type MovementKind, postMovement, readBalances, type Transfer } from "../ledger/index.ts";
import { countLoss } from "../loss-limits/index.ts";
import { countBudget } from "../play-budgets/index.ts";
import { players } from "../players/index.ts";
import type { PlayBalance, PlayOutcome } from "./playOutcome.ts";
import type { playSessions } from "./tables.ts";

/** A play session, as its bookings need it. */
export type Play = Pick<typeof playSessions.$inferSelect, "playerId" | "brand"> & {
  /** Of a round whose stakes are kept apart until it is decided. */
  readonly escrow?: string | null;
};

/** What a play session's movement is made of. */
export interface PlayBooking {
  readonly kind: Extract<MovementKind, "stake" | "win" | "rollback">;
  /** With `reference` unique for ever. */
  readonly source: string;
  readonly reference: string;
  readonly cashOre: number;
  readonly bonusOre: number;
  /** When it happened, of imported history. */
  readonly eventAt?: Date | undefined;
}

/** Services that play needs. */
export interface PlayServices {
  readonly brands: Brands;
}

const readLicence = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db.select({ licence: players.licence }).from(players).where(eq(players.id, playerId)),
);

/**
 * Books a stake, a win or a rollback between the player's accounts and the round's escrow, or else the brand's house account.
 *
 * @param before the balance that the caller has read under the lock of the player's row
 */
export async function bookPlay(
  tx: Queries,
  { playerId, brand, escrow }: Play,
  { kind, source, reference, cashOre, bonusOre, eventAt }: PlayBooking,
  before?: PlayBalance,
): Promise<PlayOutcome> {
  const house =
    escrow === null || escrow === undefined
      ? ({ kind: "house", ref: brand } as const)
      : ({ kind: "escrow", ref: escrow } as const);
  const parts = [
    { account: "cash", amountOre: cashOre },
    { account: "bonus", amountOre: bonusOre },
  ] as const;
  const [first, ...others] = parts
    .filter(({ amountOre }) => amountOre > 0)
    .map(({ account, amountOre }): Transfer =>
      kind === "stake" ? { from: account, to: house, amountOre } : { from: house, to: account, amountOre },
    );
  let movementId: string | null = null;
  if (first) {
    const [owner] = await readLicence(tx, { playerId });
    if (!owner) throw new Error("The player of a play session is not there.");
    const movement = await postMovement(tx, {
      ...{ licence: owner.licence, brand, playerId, kind, source, reference, by: source },
      ...(eventAt && { eventAt }),
      transfers: [first, ...others],
    });
    movementId = movement.id;
  }
  const lostOre = kind === "stake" ? cashOre : -cashOre;
  await countLoss(tx, playerId, lostOre, eventAt);
  if (!eventAt) await countBudget(tx, playerId, lostOre);
  const sign = kind === "stake" ? -1 : 1;
  const balance = before
    ? { cashOre: before.cashOre + sign * cashOre, bonusOre: before.bonusOre + sign * bonusOre }
    : await balanceOf(tx, playerId);
  return { isDone: true, cashOre, bonusOre, movementId, balance };
}

async function balanceOf(tx: Queries, playerId: string): Promise<PlayBalance> {
  const { cashOre, bonusOre } = await readBalances(tx, playerId);
  return { cashOre, bonusOre };
}

/** An outcome with the balance as it is now, after more was booked in the same transaction. */
export async function withBalance(
  tx: Queries,
  { playerId }: Pick<Play, "playerId">,
  outcome: PlayOutcome,
): Promise<PlayOutcome> {
  return outcome.isDone ? { ...outcome, balance: await balanceOf(tx, playerId) } : outcome;
}
