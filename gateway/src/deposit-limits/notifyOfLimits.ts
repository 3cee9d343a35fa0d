import { LIMIT_PERIODS, type LimitPeriod } from "@spilhus/contracts/player-account";
import type { Queries } from "../database/index.ts";
import { EVENT_TEXTS, putMessage, takeBackMessages } from "../inbox/index.ts";
import type { KeptLimit } from "../period-limits/index.ts";

const TOPIC = "deposit-limit";

/** Writes to a player about limits that were changed: now, and of each raise when its time comes. `waitHours`: until a raise holds. */
export async function notifyOfLimits(
  transaction: Queries,
  playerId: string,
  limits: Readonly<Record<LimitPeriod, KeptLimit>>,
  { waitHours }: { readonly waitHours: number },
): Promise<void> {
  await takeBackMessages(transaction, playerId, TOPIC);
  await putMessage(transaction, playerId, EVENT_TEXTS.limitsChanged({ waitHours }));
  for (const period of LIMIT_PERIODS) {
    const { raisedOre: ore, raisedFrom: from } = limits[period];
    if (ore === null || from === null) continue;
    await putMessage(transaction, playerId, EVENT_TEXTS.limitRaised({ period, ore }), {
      topic: `${TOPIC}:${period}`,
      from,
    });
  }
}
