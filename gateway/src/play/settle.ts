import { and, eq, sql, type SQL } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { holdAtLossLimit } from "../loss-limits/index.ts";
import { findBonus, ownerOfWin, takeLateWin } from "../bonuses/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { bookPlay, type Play, withBalance } from "./bookPlay.ts";
import { refused, type PlayOutcome } from "./playOutcome.ts";
import { gameRounds, playSessions } from "./tables.ts";
import { claimCall, keepOutcome, type WalletCall } from "./walletCall.ts";

/** The result of a round, or a part of it. */
export interface Settlement {
  readonly caller: string;
  readonly txId: string;
  /** The caller's id of the round. */
  readonly round: string;
  /** Whole øre; 0 for a round without a win. */
  readonly amountOre: number;
  /** Nothing more comes: the round is closed. */
  readonly endsRound: boolean;
  /** The part of the amount that came out of a pot, to which the game's declared maximum does not apply. */
  readonly potOre?: number | undefined;
  /**
   * The round, read under the lock of the player's row by a caller whose transaction holds it and has made the ids: no other
   * request can have them.
   */
  readonly own?: FoundRound;
}

/** A round with the player and brand of its play session. */
export type FoundRound = Round & Play;
type Round = typeof gameRounds.$inferSelect;

const selectRounds = (db: Queries, condition: SQL | undefined) =>
  db
    .select({ round: gameRounds, playerId: playSessions.playerId, brand: playSessions.brand })
    .from(gameRounds)
    .innerJoin(playSessions, eq(playSessions.id, gameRounds.playSessionId))
    .where(condition);
const roundById = preparedQuery((db, { id }: Places<{ id: string }>) =>
  selectRounds(db, eq(gameRounds.id, id)),
);
const roundByReference = preparedQuery(
  (db, { caller, reference }: Places<{ caller: string; reference: string }>) =>
    selectRounds(db, and(eq(gameRounds.caller, caller), eq(gameRounds.reference, reference))),
);

export async function findRound(
  tx: Queries,
  which: { readonly caller: string; readonly reference: string } | { readonly id: string },
): Promise<FoundRound | undefined> {
  const [found] = "id" in which ? await roundById(tx, which) : await roundByReference(tx, which);
  return found && { ...found.round, playerId: found.playerId, brand: found.brand };
}

/** The part of a win that is bonus money: as much as of the stakes, rounded in favour of cash. */
export function bonusPart(
  winOre: number,
  { stakesOre, bonusStakesOre }: Pick<Round, "stakesOre" | "bonusStakesOre">,
) {
  if (stakesOre === 0) return 0;
  return Number((BigInt(winOre) * BigInt(bonusStakesOre)) / BigInt(stakesOre));
}

/** Whose the bonus part of a round's money is, and the bonus that it belongs to. */
export async function ownerOfRound(tx: Queries, { bonusId }: Pick<Round, "bonusId">, bonusOre: number) {
  const found = bonusId === null || bonusOre === 0 ? undefined : await findBonus(tx, bonusId);
  return { bonus: found?.bonus, owner: ownerOfWin(found?.bonus) };
}

const isOverMaximum = (
  { winsOre, potOre, stakesOre, mostWinTimes }: Round,
  { amountOre, potOre: nowOre = 0 }: Settlement,
) => BigInt(winsOre - potOre) + BigInt(amountOre - nowOre) > BigInt(stakesOre) * BigInt(mostWinTimes);

interface PaidWin {
  readonly id: string;
  readonly amountOre: number;
  readonly potOre: number;
}

const addWin = (endsRound: boolean) =>
  preparedQuery((db, win: Places<PaidWin>) =>
    db
      .update(gameRounds)
      .set({
        winsOre: sql`${gameRounds.winsOre} + ${win.amountOre}::bigint`,
        potOre: sql`${gameRounds.potOre} + ${win.potOre}::bigint`,
        ...(endsRound && { state: "settled", closedAt: databaseNow }),
      })
      .where(eq(gameRounds.id, win.id)),
  );
const addPartialWin = addWin(false);
const addFinalWin = addWin(true);

/**
 * Pays a win into the accounts that the stakes came from, and closes the round if it is over. The bonus part of a win that comes
 * after the end of its bonus is cash where the bonus was released, and is taken back where it was not.
 */
export async function payWin(
  tx: Queries,
  round: FoundRound,
  win: { readonly source: string; readonly reference: string; readonly eventAt?: Date | undefined },
  { amountOre, endsRound, potOre = 0 }: Pick<Settlement, "amountOre" | "endsRound" | "potOre">,
): Promise<PlayOutcome> {
  const partOre = bonusPart(amountOre, round);
  const { bonus, owner } = await ownerOfRound(tx, round, partOre);
  const bonusOre = owner === "cash" ? 0 : partOre;
  const booking = { ...win, kind: "win", cashOre: amountOre - bonusOre, bonusOre } as const;
  let outcome = await bookPlay(tx, round, booking);
  if (bonus && owner === "nobody") {
    await takeLateWin(tx, bonus, { source: win.source, reference: win.reference, amountOre: bonusOre });
    outcome = await withBalance(tx, round, outcome);
  }
  await (endsRound ? addFinalWin : addPartialWin)(tx, { id: round.id, amountOre, potOre });
  if (endsRound) await holdAtLossLimit(tx, round);
  return outcome;
}

/**
 * Settles a round in the caller's transaction. Neither a session nor a permission is needed: what was won is paid, also
 * after a log-out or an exclusion. Only a round with a stake is settled, and only up to the game's declared maximum.
 */
export async function settle(tx: Queries, settlement: Settlement): Promise<PlayOutcome> {
  const { caller, txId, round: reference, amountOre, endsRound, potOre = 0, own } = settlement;
  const found = own ?? (await findRound(tx, { caller, reference }));
  if (!found) return refused("unknown-stake");
  if (!own) await lockPlayerRow(tx, found.playerId);
  const call: WalletCall = {
    ...{ caller, txId, kind: "settle", isOwn: own !== undefined },
    asked: [reference, amountOre, endsRound, ...(potOre > 0 ? [potOre] : [])],
  };
  const known = await claimCall(tx, call);
  if (known) return known;
  // After the lock: what was settled or rolled back meanwhile shows.
  const round = own ?? (await findRound(tx, { id: found.id }));
  if (round?.state !== "open") return keepOutcome(tx, call, { outcome: refused("round-closed") });
  if (isOverMaximum(round, settlement)) {
    return keepOutcome(tx, call, { outcome: refused("over-maximum-win") });
  }
  const win = { source: `play:${caller}`, reference: txId };
  const outcome = await payWin(tx, round, win, settlement);
  return keepOutcome(tx, call, { outcome, roundId: round.id });
}
