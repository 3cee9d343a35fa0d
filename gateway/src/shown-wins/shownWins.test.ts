import { randomUUID } from "node:crypto";
import {
  BonusesSchema,
  GET_BALANCE,
  GIVE_UP_BONUS,
  LIST_BONUSES,
  LIST_TRANSACTIONS,
  TransactionsSchema,
  type Balance,
} from "@spilhus/contracts/payments";
import {
  CREATE_USER_REPORT,
  GET_PLAY_FEEDBACK,
  GET_USER_REPORT,
  PlayFeedbackSchema,
  UserReportSchema,
} from "@spilhus/contracts/player-account";
import { LIST_ROUNDS, RoundsSchema } from "@spilhus/contracts/play";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import {
  dice,
  drawsPaying,
  endShowing,
  houseGateway,
  keepShowing,
  LOSING,
  opened,
  played,
  playing,
} from "../../testing/housePlay.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testBonus } from "../../testing/testBonus.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";

const random = dice();
const WINNING = drawsPaying((pay) => pay === 400);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await houseGateway({ random });
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;
const askBalance = (client: SiteClient, tag?: string) =>
  client.call("GET", GET_BALANCE.path, { headers: tag === undefined ? {} : { "if-none-match": tag } });
const balanceIn = async (client: SiteClient) => (await (await askBalance(client)).json()) as Balance;
const movementsIn = async (client: SiteClient) =>
  TransactionsSchema.parse(await (await client.call("GET", LIST_TRANSACTIONS.path)).json()).transactions;

describe("a win that is being shown", () => {
  it("is in no balance, list or sum before its time is over, though it is booked (R1.03)", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 10_000 });
    random.next(WINNING);
    const { round, during, after } = await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 13_000 });

    expect(await balanceIn(client)).toMatchObject({ cashOre: 9_000, version: during.version });
    expect((await movementsIn(client)).map(({ movement }) => movement)).toEqual(["stake", "deposit"]);
    const rounds = RoundsSchema.parse(await (await client.call("GET", LIST_ROUNDS.path)).json());
    expect(rounds.rounds).toEqual([]);
    const open = await opened(client);
    expect([open.totals.winsOre, open.realityCheck?.totals.winsOre, open.balance]).toEqual([0, 0, during]);

    await endShowing(db());
    expect(await balanceIn(client)).toMatchObject({ cashOre: 13_000, version: after.version });
    expect((await movementsIn(client)).map(({ movement, roundId }) => [movement, roundId])).toEqual([
      ["win", round.id],
      ["stake", round.id],
      ["deposit", null],
    ]);
    const shown = await opened(client);
    expect([shown.totals.winsOre, shown.realityCheck?.totals.winsOre, shown.balance]).toEqual([
      4_000,
      4_000,
      after,
    ]);
  });

  it("changes the tag of the balance when it has been shown, and not before (R1.03)", async () => {
    const { client, playId } = await playing(gateway);
    random.next(WINNING);
    await played(client, playId);
    await keepShowing(db());
    const tag = (await askBalance(client)).headers.get("etag") ?? "";
    expect((await askBalance(client, tag)).status).toBe(304);
    await endShowing(db());
    const shown = await askBalance(client, tag);
    expect([shown.status, shown.headers.get("etag") === tag]).toEqual([200, false]);
  });

  it("is not told by what is booked after it", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 10_000 });
    random.next(WINNING);
    await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 500 }]);
    expect(await balanceIn(client)).toMatchObject({ cashOre: 9_500 });
    expect((await movementsIn(client)).map(({ cashAfterOre }) => cashAfterOre)).toEqual([9_000, 10_000]);
    await endShowing(db());
    expect((await movementsIn(client)).map(({ cashAfterOre }) => cashAfterOre)).toEqual([
      13_500, 13_000, 9_000, 10_000,
    ]);
  });

  it("is in no statement that is made meanwhile, and the statement's receipt is good all the same (R2.51)", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 10_000 });
    random.next(WINNING);
    await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    const statement = async () => {
      const answer = await client.call("POST", CREATE_USER_REPORT.path, { body: { brand: "fjord" } });
      const { reportId } = (await answer.json()) as { reportId: string };
      const path = GET_USER_REPORT.path.replace("{reportId}", reportId);
      return UserReportSchema.parse(await (await client.call("GET", path)).json());
    };
    const headAt = async (last: number) => {
      const { rows } = await db().execute<{ head: string }>(
        sql`select encode(ledger_player_head(${id}::uuid, 1, ${last}), 'hex') as head`,
      );
      return rows[0]?.head;
    };
    const early = await statement();
    expect([early.totals.winsOre, early.days[0]?.balanceOre, early.movements]).toEqual([0, 9_000, 2]);
    await endShowing(db());
    const later = await statement();
    expect([later.totals.winsOre, later.days[0]?.balanceOre, later.movements]).toEqual([4_000, 13_000, 3]);
    expect([early.head, later.head]).toEqual([await headAt(2), await headAt(3)]);
  });

  it("is not in the result of the days that the mentor shows (R2.40)", async () => {
    const { client, playId } = await playing(gateway);
    random.next(WINNING);
    await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    const result = async () => {
      const answer = await client.call("GET", GET_PLAY_FEEDBACK.path);
      return PlayFeedbackSchema.parse(await answer.json()).result;
    };
    expect(await result()).toEqual({ stakesOre: 1_000, winsOre: 0 });
    await endShowing(db());
    expect(await result()).toEqual({ stakesOre: 1_000, winsOre: 4_000 });
  });

  it("of bonus money is left out of the bonus", async () => {
    const { client, id, playId } = await playing(gateway, { cashOre: 0 });
    await testBonus(db(), id, 10_000);
    random.next(WINNING);
    const { during, after } = await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    expect([during.bonusOre, after.bonusOre, during.cashOre]).toEqual([9_000, 13_000, 0]);
    expect(await balanceIn(client)).toMatchObject({ cashOre: 0, bonusOre: 9_000 });
    const { bonuses } = BonusesSchema.parse(await (await client.call("GET", LIST_BONUSES.path)).json());
    expect(bonuses[0]).toMatchObject({ bonusOre: 9_000 });
    await endShowing(db());
    expect(await balanceIn(client)).toMatchObject({ cashOre: 0, bonusOre: 13_000, version: after.version });
  });

  it.each([
    ["a win", WINNING],
    ["a loss", LOSING],
  ])("keeps a bonus from being given up until it has been shown, also %s (R2.39)", async (_, draws) => {
    const { client, id, playId } = await playing(gateway, { cashOre: 0 });
    const bonusId = await testBonus(db(), id, 10_000);
    random.next(draws);
    await played(client, playId, { stakeOre: 1_000 });
    await keepShowing(db());
    const giveUp = (loss: number) => {
      const path = `${GIVE_UP_BONUS.path.replace("{bonusId}", bonusId)}?acceptedLossOre=${loss}`;
      return client.call("DELETE", path, { headers: { "idempotency-key": randomUUID() } });
    };
    const { bonusOre } = await readBalances(db(), id);
    expect(await codeOf(await giveUp(9_000))).toBe("409 too-early");
    await endShowing(db());
    expect(await codeOf(await giveUp(bonusOre))).toBe("200 ok");
  });

  it("that is none leaves balance and tag alone when its time is over", async () => {
    const { client, playId } = await playing(gateway);
    random.next(LOSING);
    await played(client, playId);
    await keepShowing(db());
    const tag = (await askBalance(client)).headers.get("etag") ?? "";
    await endShowing(db());
    expect((await askBalance(client, tag)).status).toBe(304);
  });
});
