import { and, eq, isNull, type Placeholder } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, readDatabaseNow } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { leastStakeOre } from "../games/index.ts";
import { holds } from "../holds/index.ts";
import { readLimits } from "../period-limits/index.ts";
import { readLosses } from "./countLoss.ts";
import { type LossRoom, lossRoomAt } from "./lossRoom.ts";
import { lossLimits } from "./tables.ts";

/** A player, and the brand that they play on. */
interface Playing {
  readonly playerId: string;
  readonly brand: string;
  /** What was just staked, in øre: a game takes so much, so that no other must be looked at while as much is left. */
  readonly stakesOre?: number;
}

/** What a player with limits may still lose, for any smallest stake; nothing without limits. */
async function readRooms(
  tx: Queries,
  playerId: string,
): Promise<((leastOre?: number) => LossRoom | undefined) | undefined> {
  const limits = await readLimits(tx, lossLimits, playerId);
  if (Object.keys(limits).length === 0) return undefined;
  const losses = await readLosses(tx, playerId);
  const now = await readDatabaseNow(tx);
  return (leastOre) => lossRoomAt(losses, limits, now, leastOre);
}

/** How much a player may still lose; nothing without limits. Holds until the transaction ends if the player's row is locked. */
export const readLossRoom = async (tx: Queries, playerId: string): Promise<LossRoom | undefined> =>
  (await readRooms(tx, playerId))?.();

const ofLosses = (playerId: string | Placeholder) =>
  and(eq(holds.playerId, playerId), eq(holds.source, "loss-limit"), isNull(holds.liftedAt));

const readHold = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  db.select({ endsAt: holds.endsAt }).from(holds).where(ofLosses(playerId)),
);

/**
 * Keeps a player from play while a limit of loss leaves less than the smallest stake of any game (R4.01), and lets them play when it leaves
 * more. Runs after losses or limits have changed, in a transaction that holds the player's row.
 */
export async function holdAtLossLimit(
  tx: Queries,
  { playerId, brand, stakesOre = 0 }: Playing,
): Promise<void> {
  const roomFor = await readRooms(tx, playerId);
  if (!roomFor) return;
  const ample = stakesOre > 0 ? roomFor(stakesOre) : undefined;
  const room = ample && !ample.until ? ample : roomFor(await leastStakeOre(tx));
  if (!room) return;
  const [held] = await readHold(tx, { playerId });
  const endsAt = room.until;
  if (held?.endsAt?.getTime() === endsAt?.getTime()) return;
  const details = { kind: "play-limits", ...(endsAt && { limit: room.period }) };
  if (held) await tx.update(holds).set({ liftedAt: databaseNow }).where(ofLosses(playerId));
  if (endsAt) await tx.insert(holds).values({ playerId, kind: "play-limits", source: "loss-limit", endsAt });
  await writeAudit(tx, { brand, playerId, event: endsAt ? "hold-placed" : "hold-lifted", details });
}
