import {
  CREATE_WITHDRAWAL,
  GET_WITHDRAWAL_OPTIONS,
  GIVE_UP_BONUS,
  WithdrawalOptionsSchema,
} from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WIDE_LIMITS } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutStage, type PayoutStage } from "../../testing/payoutStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testBonus } from "../../testing/testBonus.ts";
import { addGames, sitDown, wager } from "../../testing/testPlay.ts";
import { endDueBonuses } from "../bonuses/index.ts";
import { bonusSteps } from "../bonuses/tables.ts";
import { readBalances } from "../ledger/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";

let stage: PayoutStage;
beforeAll(async () => {
  stage = await payoutStage();
  await addGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await stage[Symbol.asyncDispose]();
});
const db = () => stage.environment.database.db;

const detailsOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; details?: Record<string, unknown> } };
  return { code: error.code, ...error.details };
};
const money = async (playerId: string) => {
  const { cashOre, bonusOre, reservedOre } = await readBalances(db(), playerId);
  return { cashOre, bonusOre, reservedOre };
};

describe("a bonus", () => {
  it("is given up by a withdrawal only when the player accepted its exact loss; cash is untouched", async () => {
    const { client, id, accountId } = await stage.player({ cashOre: 10_000, bonusOre: 5_000 });
    const asked = { amountOre: 6_000, accountId };
    expect(await detailsOf(await stage.send(client, asked))).toEqual({
      ...{ code: "bonus-would-go", lossOre: 5_000 },
    });
    expect(await detailsOf(await stage.send(client, { ...asked, acceptedLossOre: 4_999 }))).toEqual({
      ...{ code: "bonus-would-go", lossOre: 5_000 },
    });
    await stage.withdraw(client, { ...asked, acceptedLossOre: 5_000 });
    expect(await money(id)).toEqual({ cashOre: 4_000, bonusOre: 0, reservedOre: 6_000 });
  });

  it("that is released at the same moment ends exactly once (attack 8)", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, id, accountId } = await stage.player(
        { cashOre: 10_000 },
        { depositLimits: WIDE_LIMITS },
      );
      // Deposit and bonus have to be staked once: the last stake of it comes beside the withdrawal.
      await testBonus(db(), id, 5_000, { wagerPercent: 1 });
      const seat = await sitDown(db(), id);
      const asked = { amountOre: 6_000, accountId, acceptedLossOre: 5_000 };
      await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
      const [made] = await Promise.all([stage.send(client, asked), wager(db(), seat, 100)]);
      const isReleased = (await money(id)).cashOre > 4_000;
      expect(made.status).toBe(201);
      expect(await money(id)).toEqual({
        ...{ cashOre: isReleased ? 9_000 : 4_000, bonusOre: 0, reservedOre: 6_000 },
      });
    }
  });

  it("that is over, and given up at the same moment, ends exactly once and loses what it had once (attack 8)", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, accountId } = await stage.player({ cashOre: 10_000 }, { depositLimits: WIDE_LIMITS });
      const bonusId = await testBonus(db(), id, 5_000);
      // In every other run its days are over, so that the worker may end it too.
      const isOver = round % 2 === 1;
      if (isOver) await moveClock(db(), "61 days");
      const [client, other] = [await stage.browser(id), await stage.browser(id, 1)];
      const asked = { amountOre: 6_000, accountId, acceptedLossOre: 5_000 };
      await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
      const headers = { "idempotency-key": randomUUID() };
      const [made] = await Promise.all([
        stage.send(client, asked),
        other.call("DELETE", GIVE_UP_BONUS.path.replace("{bonusId}", bonusId), { headers }),
        endDueBonuses({ db: db(), log: stage.services.log }),
      ]);
      if (isOver) await moveClock(db(), "-61 days");
      expect(made.status).toBe(201);
      expect(await money(id)).toEqual({ cashOre: 4_000, bonusOre: 0, reservedOre: 6_000 });
      const steps = await db()
        .select({ state: bonusSteps.state })
        .from(bonusSteps)
        .where(eq(bonusSteps.bonusId, bonusId))
        .orderBy(bonusSteps.id);
      expect(steps.map(({ state }) => state)).toEqual([
        ...["accepted", "active"],
        expect.stringMatching(isOver ? /^(given-up|expired)$/ : /^given-up$/),
      ]);
    }
  });
});

describe("the options", () => {
  it("tell how much can be withdrawn, to which accounts, and below which amount only the whole balance", async () => {
    const { client, accountId } = await stage.player({ cashOre: 12_345, bonusOre: 100 });
    const answer = await client.call("GET", GET_WITHDRAWAL_OPTIONS.path);
    const options = WithdrawalOptionsSchema.parse(await answer.json());
    expect(options).toMatchObject({ withdrawableOre: 12_345, minOre: 1_000, bonusLossOre: 100 });
    expect(options.accounts).toEqual([
      expect.objectContaining({ id: accountId, state: "verified", label: "•••• 1234", payableFrom: null }),
    ]);
  });

  it("tell how long payouts took in the last 30 days, once there were ten", async () => {
    await using own = await payoutStage();
    const read = async (client: SiteClient) => {
      const answer = await client.call("GET", GET_WITHDRAWAL_OPTIONS.path);
      return WithdrawalOptionsSchema.parse(await answer.json()).payoutMinutes;
    };
    const { client, id: playerId, accountId } = await own.player({ cashOre: 100_000 });
    // Nine take two minutes, the tenth an hour.
    for (let payout = 0; payout < 10; payout += 1) {
      expect(await read(client)).toBeNull();
      const { id } = await own.withdraw(client, { amountOre: 5_000, accountId });
      await moveClock(own.environment.database.db, payout < 9 ? "110 seconds" : "1 hour");
      own.bank.settle(id, "paid");
      await advanceWithdrawal(own.services, id);
    }
    // The first session has ended by then.
    expect(await read(await own.browser(playerId))).toEqual({ median: 2, p90: 2, payouts: 10 });
    await moveClock(own.environment.database.db, "31 days");
    const muchLater = await own.player({ cashOre: 0 });
    expect(await read(muchLater.client)).toBeNull();
    await requireWholeLedger(own.environment.database.db);
  });
});
