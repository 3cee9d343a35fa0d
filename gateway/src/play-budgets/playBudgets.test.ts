import { GET_PLAY_BUDGET, PlayBudgetSchema, SET_PLAY_BUDGET } from "@spilhus/contracts/play";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addHouseGames,
  askRound,
  dice,
  drawsPaying,
  endShowing,
  keepShowing,
  LOSING,
  opened,
  OTHER_SLOT,
  played,
  playing,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { stakeOf } from "../../testing/testPlay.ts";
import { audit } from "../audit/tables.ts";
import { sessions } from "../sessions/index.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ random });
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const set = (client: SiteClient, amountOre: number) =>
  client.call("PUT", SET_PLAY_BUDGET.path, { body: { amountOre } });
const get = async (client: SiteClient) =>
  PlayBudgetSchema.parse(await (await client.call("GET", GET_PLAY_BUDGET.path)).json()).budget;
/** Plays a round whose draws are chosen, and lets it be shown to its end. */
async function round(client: SiteClient, playId: string, stakeOre: number, draws: readonly number[]) {
  random.next(draws);
  const started = await played(client, playId, { stakeOre });
  await moveClock(db(), "4 seconds");
  return started;
}
const endSessionsOf = (id: string) =>
  db().update(sessions).set({ endedAt: new Date(), endedBecause: "logout" }).where(eq(sessions.playerId, id));

describe("a player's own budget for a session (R1.04)", () => {
  it("is none until it is set, and then takes no stake above what is left of it, in whichever game", async () => {
    const { client, playId } = await playing(gateway);
    expect(await get(client)).toBeNull();
    await round(client, playId, 2_000, LOSING);
    expect(await codeOf(await set(client, 1_000))).toBe("200 ok");
    expect(await get(client)).toEqual({ amountOre: 1_000, leftOre: 1_000 });
    expect(await codeOf(await askRound(client, playId, { stakeOre: 2_000 }))).toBe("422 over-budget");
    await round(client, playId, 500, LOSING);
    const refused = await askRound(client, playId, { stakeOre: 1_000 });
    expect(await refused.json()).toMatchObject({ error: { code: "over-budget", details: { leftOre: 500 } } });
    const other = await opened(client, OTHER_SLOT);
    expect(await codeOf(await askRound(client, other.playId, { stakeOre: 1_000 }))).toBe("422 over-budget");
    expect(await get(client)).toEqual({ amountOre: 1_000, leftOre: 500 });
  });

  it("has room again for what is won, told when the win has been shown (games attack 7)", async () => {
    const { client, playId } = await playing(gateway);
    await set(client, 1_000);
    await keepShowing(db());
    random.next(drawsPaying((pay) => pay > 100));
    const { round: won } = await played(client, playId, { stakeOre: 1_000 });
    expect(won.winOre).toBeGreaterThan(1_000);
    expect(await get(client)).toEqual({ amountOre: 1_000, leftOre: 0 });
    await endShowing(db());
    expect(await get(client)).toEqual({ amountOre: 1_000, leftOre: won.winOre });
  });

  it("is lowered at once, and neither raised nor given up while it holds", async () => {
    const { client, id, playId } = await playing(gateway);
    await set(client, 5_000);
    await round(client, playId, 1_000, LOSING);
    const raised = await set(client, 5_001);
    expect(await raised.json()).toMatchObject({
      error: { code: "budget-stands", details: { amountOre: 5_000 } },
    });
    expect(await codeOf(await set(client, 2_000))).toBe("200 ok");
    expect(await get(client)).toEqual({ amountOre: 2_000, leftOre: 1_000 });
    const written = await db().$count(audit, and(eq(audit.playerId, id), eq(audit.event, "play-budget-set")));
    expect(written).toBe(2);
  });

  it("outlasts logging out and in again while its player goes on playing, and ends an hour after", async () => {
    const { client, id, playId } = await playing(gateway);
    await set(client, 1_000);
    await round(client, playId, 1_000, LOSING);
    await endSessionsOf(id);
    const again = await browserOf(gateway, id);
    const { playId: next } = await opened(again);
    expect(await get(again)).toEqual({ amountOre: 1_000, leftOre: 0 });
    expect(await codeOf(await askRound(again, next))).toBe("422 over-budget");
    expect(await codeOf(await set(again, 2_000))).toBe("409 budget-stands");
    await moveClock(db(), "61 minutes");
    const later = await browserOf(gateway, id);
    expect(await get(later)).toBeNull();
    expect(await codeOf(await set(later, 2_000))).toBe("200 ok");
    expect(await get(later)).toEqual({ amountOre: 2_000, leftOre: 2_000 });
  });

  it("holds when many stakes come at once: together they lose no more", async () => {
    const { client, playId: playSessionId } = await playing(gateway);
    await set(client, 1_000);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => stakeOf(db(), { playSessionId }, 500)),
    );
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(2);
    expect(await get(client)).toEqual({ amountOre: 1_000, leftOre: 0 });
  });

  it.each([[0], [-1_000], [999], [10_000_001], [1_000.5], ["1000"], [null]])(
    "of %s is refused",
    async (amountOre) => {
      const { client } = await playing(gateway);
      const answer = await client.call("PUT", SET_PLAY_BUDGET.path, { body: { amountOre } });
      expect(await codeOf(answer)).toBe("400 invalid-request");
    },
  );

  it("is nothing for guests", async () => {
    expect(await codeOf(await set(siteClient(gateway.origin), 1_000))).toBe("401 not-signed-in");
  });

  it("is not touched by a demo", async () => {
    const { client, playId } = await playing(gateway, { mode: "demo" });
    await set(client, 1_000);
    await round(client, playId, 2_000, LOSING);
    expect(await get(client)).toEqual({ amountOre: 1_000, leftOre: 1_000 });
  });
});
