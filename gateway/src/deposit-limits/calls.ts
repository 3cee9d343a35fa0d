import { GET_DEPOSIT_LIMITS, LIMIT_PERIODS, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { dutiesAt } from "@spilhus/jurisdiction";
import { writeAudit } from "../audit/index.ts";
import { defineCall, type DefinedCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { readUsage, usedIn } from "../deposit-records/index.ts";
import { lockPlayerOfSession } from "../sessions/index.ts";
import { changedLimits, isSame, readLimits, shownLimits, writeLimits } from "../period-limits/index.ts";
import { notifyOfLimits } from "./notifyOfLimits.ts";
import { depositLimits } from "./tables.ts";

const usedOf = async (db: Queries, playerId: string) => usedIn(await readUsage(db, playerId));

const get = defineCall(GET_DEPOSIT_LIMITS, async ({ services: { db }, session: { player, now } }) =>
  shownLimits(await readLimits(db, depositLimits, player.id), await usedOf(db, player.id), now),
);

const set = defineCall(SET_DEPOSIT_LIMITS, ({ services: { db }, site, session, body, refuse }) =>
  db.transaction(async (transaction) => {
    const { brand, player } = session;
    const { now, isSessionOver } = await lockPlayerOfSession(transaction, session);
    // An exclusion that came between has the last word.
    if (isSessionOver) throw refuse("not-signed-in");
    const kept = await readLimits(transaction, depositLimits, player.id);
    const asked = { day: body.dayOre, week: body.weekOre, month: body.monthOre };
    const { waitHours } = dutiesAt(site.brand, now).limitRaise;
    const next = changedLimits(kept, asked, { now, waitHours });
    if (!isSame(kept, next)) {
      await writeLimits(transaction, depositLimits, player.id, next);
      const details = Object.fromEntries(
        LIMIT_PERIODS.map((period) => [period, { before: kept[period] ?? null, after: next[period] }]),
      );
      await writeAudit(transaction, { brand, playerId: player.id, event: "deposit-limits-changed", details });
      await notifyOfLimits(transaction, player.id, next, { waitHours });
    }
    return shownLimits(next, await usedOf(transaction, player.id), now);
  }),
);

/** The calls about deposit limits. */
export const DEPOSIT_LIMIT_CALLS: readonly DefinedCall[] = [get, set];
