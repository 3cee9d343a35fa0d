import { BUDGET_BOUNDS, GET_PLAY_BUDGET, SET_PLAY_BUDGET } from "@spilhus/contracts/play";
import { writeAudit } from "../audit/index.ts";
import { defineCall, type DefinedCall } from "../calls/index.ts";
import { lockPlayerOfSession } from "../sessions/index.ts";
import { readBudget, readShownBudget, writeBudget } from "./playBudget.ts";

const get = defineCall(GET_PLAY_BUDGET, async ({ services: { db }, session: { player } }) => ({
  budget: (await readShownBudget(db, player.id)) ?? null,
}));

const set = defineCall(SET_PLAY_BUDGET, ({ services: { db }, session, body: { amountOre }, refuse }) =>
  db.transaction(async (tx) => {
    const { isSessionOver } = await lockPlayerOfSession(tx, session);
    if (isSessionOver) throw refuse("not-signed-in");
    const { leastOre, mostOre } = BUDGET_BOUNDS;
    if (!Number.isInteger(amountOre) || amountOre < leastOre || amountOre > mostOre) {
      throw refuse("invalid-request", `amountOre: must be from ${leastOre} to ${mostOre}.`);
    }
    const { brand, player } = session;
    const held = await readBudget(tx, player.id);
    if (held && amountOre > held.amountOre) {
      throw refuse("budget-stands", undefined, { amountOre: held.amountOre });
    }
    await writeBudget(tx, { playerId: player.id, sessionId: session.id, amountOre });
    const details = { before: held?.amountOre ?? null, after: amountOre };
    await writeAudit(tx, { brand, playerId: player.id, event: "play-budget-set", details });
    return { budget: (await readShownBudget(tx, player.id)) ?? null };
  }),
);

/** The calls about a player's own budget for a session. */
export const PLAY_BUDGET_CALLS: readonly DefinedCall[] = [get, set];
