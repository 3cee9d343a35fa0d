import {
  GET_LOSS_LIMITS,
  LIMIT_PERIODS,
  type LossLimits,
  POSTPONE_LOSS_OFFER,
  SET_LOSS_LIMITS,
} from "@spilhus/contracts/player-account";
import type { RegisteredBrand } from "@spilhus/contracts";
import { dutiesAt } from "@spilhus/jurisdiction";
import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { defineCall, type DefinedCall, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { leastStakeOre } from "../games/index.ts";
import { EVENT_TEXTS, putMessage, takeBackMessages } from "../inbox/index.ts";
import { changedLimits, isSame, readLimits, shownLimits, writeLimits } from "../period-limits/index.ts";
import { players } from "../players/index.ts";
import { lockPlayerOfSession } from "../sessions/index.ts";
import { areLossLimitsOffered } from "./areLossLimitsOffered.ts";
import { readLosses } from "./countLoss.ts";
import { holdAtLossLimit } from "./lossHold.ts";
import { lossesAt, lossRoomAt } from "./lossRoom.ts";
import { areLossLimitsRequired } from "./requireLossLimits.ts";
import { lossLimits } from "./tables.ts";

const TOPIC = "loss-limit";

async function shown(db: Queries, brand: RegisteredBrand, playerId: string, now: Date): Promise<LossLimits> {
  const limits = await readLimits(db, lossLimits, playerId);
  const hours = await readLosses(db, playerId);
  const room = lossRoomAt(hours, limits, now, await leastStakeOre(db));
  return {
    ...shownLimits(limits, lossesAt(hours, now), now),
    isRequired: areLossLimitsRequired(brand, now),
    isOffered: await areLossLimitsOffered(db, playerId, limits),
    reached: room?.until ? { period: room.period, until: room.until.toISOString() } : null,
  };
}

const get = defineCall(GET_LOSS_LIMITS, ({ services: { db }, site, session: { player, now } }) =>
  shown(db, site.brand, player.id, now),
);

const set = defineCall(SET_LOSS_LIMITS, ({ services: { db }, site, session, body, refuse }) =>
  db.transaction(async (tx) => {
    const { brand, player } = session;
    const { now, isSessionOver } = await lockPlayerOfSession(tx, session);
    if (isSessionOver) throw refuse("not-signed-in");
    const kept = await readLimits(tx, lossLimits, player.id);
    const asked = { day: body.dayOre, week: body.weekOre, month: body.monthOre };
    const { waitHours } = dutiesAt(site.brand, now).limitRaise;
    const next = changedLimits(kept, asked, { now, waitHours });
    if (!isSame(kept, next)) {
      await writeLimits(tx, lossLimits, player.id, next);
      const details = Object.fromEntries(
        LIMIT_PERIODS.map((period) => [period, { before: kept[period] ?? null, after: next[period] }]),
      );
      await writeAudit(tx, { brand, playerId: player.id, event: "loss-limits-changed", details });
      await takeBackMessages(tx, player.id, TOPIC);
      await putMessage(tx, player.id, EVENT_TEXTS.lossLimitsChanged({ waitHours }), { topic: TOPIC });
      await holdAtLossLimit(tx, { playerId: player.id, brand });
    }
    return shown(tx, site.brand, player.id, now);
  }),
);

const postpone = defineCall(POSTPONE_LOSS_OFFER, async ({ services: { db }, session: { player } }) => {
  await db.update(players).set({ lossOfferPostponedAt: databaseNow }).where(eq(players.id, player.id));
  return DONE;
});

/** The calls about limits of loss. */
export const LOSS_LIMIT_CALLS: readonly DefinedCall[] = [get, set, postpone];
