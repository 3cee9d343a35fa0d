import { CANCEL_ROOM_ROUND, LIST_ROOM_ROUNDS } from "@spilhus/contracts/staff";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { databaseWall } from "../clock/index.ts";
import { findRounds } from "./shownRounds.ts";
import { bingoRounds } from "./tables.ts";

const IdSchema = z.uuid();
const defineStaffCall = defineStaffCallWith();

const list = defineStaffCall(LIST_ROOM_ROUNDS, async ({ services: { db } }) => {
  const isNear = sql`${bingoRounds.startsAt} between (select ${databaseWall}) - interval '2 hours'
    and (select ${databaseWall}) + interval '2 hours'`;
  const found = await findRounds(db, isNear);
  return {
    rounds: found.map(({ row, players, plates }) => ({
      ...{ id: row.id, brand: row.brand, room: row.room, roomName: row.roomName, state: row.state },
      ...{ players, plates, takenOre: plates * row.platePriceOre, cancelledBecause: row.cancelledBecause },
      startsAt: row.startsAt.toISOString(),
    })),
  };
});

const cancel = defineStaffCall(CANCEL_ROOM_ROUND, async ({ tx, places: { id }, body, note, refuse }) => {
  if (!IdSchema.safeParse(id).success) throw refuse("not-found");
  const which = eq(bingoRounds.id, id);
  const isOnSale = and(
    inArray(bingoRounds.state, ["planned", "selling"]),
    gt(bingoRounds.startsAt, databaseWall),
  );
  // Waits for purchases that are under way, as the draw does. Plates are paid back afterwards, as for every cancelled round.
  const [cancelled] = await tx
    .update(bingoRounds)
    .set({ state: "cancelled", cancelledBecause: "operator" })
    .where(and(which, isOnSale))
    .returning({ brand: bingoRounds.brand, room: bingoRounds.room, startsAt: bingoRounds.startsAt });
  if (!cancelled) throw refuse((await tx.$count(bingoRounds, which)) > 0 ? "sale-closed" : "not-found");
  const { brand, room, startsAt } = cancelled;
  note({ brand, details: { round: id, room, startsAt: startsAt.toISOString(), reason: body.reason } });
  return DONE;
});

/** The staff's calls about rooms. */
export const ROOM_STAFF_CALLS = [list, cancel] as const;
