import { randomInt } from "node:crypto";
import {
  GET_LOSS_LIMITS,
  type LossLimits,
  LossLimitsSchema,
  POSTPONE_LOSS_OFFER,
  SET_LOSS_LIMITS,
} from "@spilhus/contracts/player-account";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import {
  addGames,
  newId,
  playingPlayer,
  rollbackOf,
  settleOf,
  sitDown,
  stakeOf,
  wordOf,
  type PlayingPlayer,
} from "../../testing/testPlay.ts";
import { audit } from "../audit/tables.ts";
import { holds } from "../holds/index.ts";
import { lossHours, lossLimits } from "./tables.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await addGames(db());
  // Before the law requires limits of loss.
  const days = Math.ceil((Date.now() - Date.parse("2026-06-01")) / 86_400_000);
  await moveClock(db(), `-${days} days`);
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const get = async (client: SiteClient): Promise<LossLimits> =>
  LossLimitsSchema.parse(await (await client.call("GET", GET_LOSS_LIMITS.path)).json());
const send = (client: SiteClient, dayOre: number, weekOre = dayOre, monthOre = weekOre) =>
  client.call("PUT", SET_LOSS_LIMITS.path, { body: { dayOre, weekOre, monthOre } });
const postpone = (client: SiteClient) => client.call("POST", POSTPONE_LOSS_OFFER.path, { body: {} });

/** A player in a game with money and limits of deposits alone. */
async function withoutLimits(money: { readonly cashOre?: number; readonly bonusOre?: number }) {
  const player = await playingPlayer(db(), money);
  await db().delete(lossLimits).where(eq(lossLimits.playerId, player.playerId));
  return player;
}

/** A player in a game with 1,000 kr. of their own, and limits of loss where any are named. */
async function limited(dayOre?: number, monthOre = dayOre) {
  const player = await withoutLimits({ cashOre: 100_000 });
  const client = await browserOf(gateway, player.playerId);
  if (dayOre !== undefined) await send(client, dayOre, monthOre, monthOre);
  return { player, client };
}
/** A round with this win, and the outcome of its stake. */
async function round(player: PlayingPlayer, stakeOre: number, winOre = 0): Promise<string> {
  const id = newId("round");
  const outcome = await stakeOf(db(), player, stakeOre, { round: id });
  if (outcome.isDone) await settleOf(db(), id, winOre);
  return wordOf(outcome);
}
const heldBy = ({ playerId }: PlayingPlayer) =>
  db()
    .select({ kind: holds.kind, liftedAt: holds.liftedAt })
    .from(holds)
    .where(and(eq(holds.playerId, playerId), eq(holds.source, "loss-limit")));

describe("limits of loss", () => {
  it("are not set until a player sets them, and not needed until the law requires them (R1.04)", async () => {
    const { player, client } = await limited();
    const none = { limitOre: null, usedOre: 0, pending: null };
    expect(await get(client)).toMatchObject({ day: none, isRequired: false, reached: null });
    expect(await round(player, 10_000)).toBe("done");
    expect((await get(client)).day.usedOre).toBe(10_000);
  });

  it("are offered before and after the first stake, until a player sets them (R1.04)", async () => {
    const { player, client } = await limited();
    const isOffered = async () => (await get(client)).isOffered;
    expect(await isOffered()).toBe(true);
    expect(await round(player, 1_000)).toBe("done");
    expect(await isOffered()).toBe(true);
    await send(client, 5_000);
    expect(await isOffered()).toBe(false);
  });

  it("are not offered for 30 days after a player put them off, in any session of that player alone (R1.04)", async () => {
    const { player, client } = await limited();
    const other = await limited();
    expect(await codeOf(await postpone(client))).toBe("200 ok");
    expect((await get(await browserOf(gateway, player.playerId))).isOffered).toBe(false);
    expect((await get(other.client)).isOffered).toBe(true);
    await moveClock(db(), "29 days");
    expect((await get(await browserOf(gateway, player.playerId))).isOffered).toBe(false);
    await moveClock(db(), "25 hours");
    expect((await get(await browserOf(gateway, player.playerId))).isOffered).toBe(true);
    expect(await codeOf(await postpone(siteClient(gateway.origin)))).toBe("401 not-signed-in");
  });

  it("count what is staked of own money less what is won, and refuse a stake that could lose more (R1.04)", async () => {
    const { player, client } = await limited(5_000);
    expect(await round(player, 3_000, 1_000)).toBe("done");
    expect((await get(client)).day).toMatchObject({ limitOre: 5_000, usedOre: 2_000 });
    expect(await round(player, 3_100)).toBe("over-loss-limit");
    expect(await round(player, 3_000, 6_000)).toBe("done");
    // What was won is there to be lost again, and no more than the limit besides.
    expect((await get(client)).day.usedOre).toBe(0);
    expect(await round(player, 5_100)).toBe("over-loss-limit");
    expect(await round(player, 5_000, 4_999)).toBe("done");
  });

  it("give a stake that is rolled back its room again", async () => {
    const { player, client } = await limited(5_000);
    const txId = newId("stake");
    await stakeOf(db(), player, 5_000, { txId });
    expect(await round(player, 100)).toBe("over-loss-limit");
    await rollbackOf(db(), txId);
    expect((await get(client)).day.usedOre).toBe(0);
    expect(await round(player, 5_000, 5_000)).toBe("done");
  });

  it("do not count bonus money", async () => {
    const player = await withoutLimits({ bonusOre: 10_000 });
    const client = await browserOf(gateway, player.playerId);
    await send(client, 1_000);
    expect(await round(player, 5_000)).toBe("done");
    expect((await get(client)).day.usedOre).toBe(0);
  });

  it("that leave less than the smallest stake end play until there is room again (R2.49, R4.01)", async () => {
    const { player, client } = await limited(5_000);
    expect(await round(player, 4_950)).toBe("done");
    expect(await heldBy(player)).toEqual([{ kind: "play-limits", liftedAt: null }]);
    expect(await round(player, 100)).toBe("limit-reached");
    const { reached } = await get(client);
    // Less room than any game's smallest stake: a change that leaves as little does not lift the hold.
    expect(reached).toMatchObject({ period: "month" });
    expect(await codeOf(await send(client, 4_990))).toBe("200 ok");
    expect(await heldBy(player)).toEqual([{ kind: "play-limits", liftedAt: null }]);
    expect(await codeOf(await send(client, 4_900))).toBe("200 ok");
    expect((await get(client)).reached).toMatchObject({ period: "month" });
    await moveClock(db(), "25 hours");
    const back = await sitDown(db(), player.playerId).catch((error: Error) => error.message);
    expect(back).toContain("limit-reached");
    await moveClock(db(), "30 days");
    expect(await round(await sitDown(db(), player.playerId), 4_900, 4_900)).toBe("done");
  });

  it("open play again when a round that was under way wins", async () => {
    const { player } = await limited(5_000);
    const open = newId("round");
    await stakeOf(db(), player, 2_500, { round: open });
    expect(await round(player, 2_500)).toBe("done");
    expect(await round(player, 100)).toBe("limit-reached");
    await settleOf(db(), open, 4_000);
    expect(await heldBy(player)).toEqual([{ kind: "play-limits", liftedAt: expect.any(Date) }]);
    expect(await round(player, 100)).toBe("done");
  });

  it("hold at once when they are lowered, and wait 24 hours when they are raised (R1.04)", async () => {
    const { player, client } = await limited(5_000);
    expect(await round(player, 3_000)).toBe("done");
    await send(client, 2_000);
    expect(await round(player, 100)).toBe("limit-reached");
    await send(client, 20_000);
    expect((await get(client)).day.pending?.limitOre).toBe(20_000);
    expect(await round(player, 100)).toBe("limit-reached");
    await moveClock(db(), "24 hours 1 minute");
    expect(await round(await sitDown(db(), player.playerId), 100)).toBe("done");
    const written = await db().$count(
      audit,
      and(eq(audit.playerId, player.playerId), eq(audit.event, "loss-limits-changed")),
    );
    expect(written).toBe(3);
  });

  it("hold when fifty stakes come at once: together they lose no more", async () => {
    const { player, client } = await limited(5_000);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => stakeOf(db(), player, 500)));
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(10);
    expect((await get(client)).day.usedOre).toBe(5_000);
  });

  it("are refused out of order and to guests", async () => {
    const { client } = await limited();
    expect(await codeOf(await send(client, 5_000, 4_000))).toBe("400 invalid-request");
    expect(await codeOf(await send(siteClient(gateway.origin), 5_000))).toBe("401 not-signed-in");
  });
});

describe("the hours that losses are counted in", () => {
  it("have the sum of the ledger, whatever is played", async () => {
    const { player } = await limited();
    for (let played = 0; played < 20; played += 1) {
      const id = newId("round");
      const txId = newId("stake");
      // oxlint-disable-next-line no-await-in-loop -- one player's rounds come one after the other
      await stakeOf(db(), player, randomInt(1, 40) * 100, { round: id, txId });
      // oxlint-disable-next-line no-await-in-loop -- see above
      await (played % 5 === 0 ? rollbackOf(db(), txId) : settleOf(db(), id, randomInt(0, 3) * 700));
    }
    const [counted] = await db()
      .select({ ore: sql<number>`sum(${lossHours.lostOre})::int` })
      .from(lossHours)
      .where(eq(lossHours.playerId, player.playerId));
    const { rows } = await db().execute<{ ore: number }>(sql`
      select sum(case kind when 'stake' then amount_ore else -amount_ore end)::int as ore
      from ledger_movements join ledger_transfers on movement_id = ledger_movements.id
      where player_id = ${player.playerId}::uuid and kind in ('stake', 'win', 'rollback')`);
    expect(counted?.ore).toBe(rows[0]?.ore);
  });
});

describe("the day from which the law requires limits of loss", () => {
  it("lets nobody without them play for money, and everybody try a demo (R1.04)", async () => {
    const { player } = await limited();
    await moveClock(db(), "40 years");
    const { playerId } = player;
    await expect(sitDown(db(), playerId)).rejects.toThrow("limits-not-set");
    const client = await browserOf(gateway, playerId);
    expect((await get(client)).isRequired).toBe(true);
    await expect(sitDown(db(), playerId, "demo")).resolves.toMatchObject({ playerId });
    expect(await codeOf(await send(client, 5_000))).toBe("200 ok");
    expect(await round(await sitDown(db(), playerId), 100)).toBe("done");
  });
});
