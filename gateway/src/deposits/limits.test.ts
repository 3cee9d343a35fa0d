import { GET_DEPOSIT_OPTIONS, DepositOptionsSchema } from "@spilhus/contracts/payments";
import {
  DepositLimitsSchema,
  GET_DEPOSIT_LIMITS,
  SET_DEPOSIT_LIMITS,
} from "@spilhus/contracts/player-account";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOf } from "../../testing/answers.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import type { TestGateway } from "../../testing/testGateway.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";

let stage: DepositStage;
let other: TestGateway;
beforeAll(async () => {
  stage = await depositStage();
  other = await stage.gateway.another();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await other[Symbol.asyncDispose]();
  await stage[Symbol.asyncDispose]();
});

const kr = (kroner: number) => kroner * 100;
const limitsOf = (day: number, week: number, month: number) => ({
  depositLimits: { dayOre: kr(day), weekOre: kr(week), monthOre: kr(month) },
});
const optionsOf = async (client: SiteClient) =>
  DepositOptionsSchema.parse(await (await client.call("GET", GET_DEPOSIT_OPTIONS.path)).json());
async function detailsOf(answer: Response): Promise<unknown> {
  const { error } = (await answer.json()) as { error: { details: unknown } };
  return error.details;
}
/** Makes a deposit, from the form to the credit. */
async function deposit(client: SiteClient, amountOre: number): Promise<string> {
  const { txId } = await stage.create(client, { amountOre, isSecond: true });
  stage.provider.approve(txId);
  await stage.poll();
  expect((await stage.row(txId)).state).toBe("credited");
  return txId;
}
const code = async (client: SiteClient, amountOre: number) =>
  codeOf(await stage.send(client, { amountOre, isSecond: true }));

describe("deposit limits", () => {
  it("let two of twenty deposits through that come at once at two gateways (attack 5)", async () => {
    const { client } = await stage.player(limitsOf(1_000, 2_000, 3_000));
    const elsewhere = siteClient(other.origin);
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    const sent = Array.from({ length: 20 }, (_, index) =>
      stage.send(index % 2 === 0 ? client : elsewhere, { amountOre: kr(400), isSecond: true }),
    );
    const codes = await Promise.all((await Promise.all(sent)).map(codeOf));
    expect(codes.toSorted()).toEqual(["201 ok", "201 ok", ...Array<string>(18).fill("422 over-limit")]);
  });

  it("must be set before the first deposit", async () => {
    const { client } = await signedInPlayer(stage.gateway);
    expect(await code(client, kr(100))).toBe("409 limits-not-set");
    expect((await optionsOf(client)).limits).toBeNull();
  });

  it("count on every brand of the licence, and show what they leave", async () => {
    const { client, id } = await stage.player(limitsOf(1_000, 2_000, 3_000));
    await deposit(client, kr(300));
    const elsewhere = await browserOf(stage.gateway, id, { brand: "eng" });
    expect(await code(elsewhere, kr(701))).toBe("422 over-limit");
    await stage.create(elsewhere, { amountOre: kr(200) });
    const { limits, open } = await optionsOf(client);
    expect(limits).toMatchObject({
      day: { limitOre: kr(1_000), usedOre: kr(500), leftOre: kr(500) },
      week: { leftOre: kr(1_500) },
      month: { leftOre: kr(2_500) },
    });
    expect(open).toMatchObject({ amountOre: kr(200) });
    const shown = DepositLimitsSchema.parse(await (await client.call("GET", GET_DEPOSIT_LIMITS.path)).json());
    expect([shown.day.usedOre, shown.week.usedOre, shown.month.usedOre]).toEqual(Array(3).fill(kr(500)));
  });

  it("tell for a refused amount how much each limit leaves, and when the amount fits", async () => {
    const { client } = await stage.player(limitsOf(1_000, 1_500, 3_000));
    const txId = await deposit(client, kr(800));
    const { settledAt } = await stage.row(txId);
    const refused = await stage.send(client, { amountOre: kr(300) });
    const day = new Date((settledAt?.getTime() ?? 0) + 86_400_000);
    expect(await detailsOf(refused)).toEqual({
      ...{ period: "day", leftOre: kr(200) },
      ...{ until: expect.stringMatching(day.toISOString().slice(0, 19)) },
      ...{ fitsAt: expect.stringMatching(day.toISOString().slice(0, 19)) },
    });
    const never = await stage.send(client, { amountOre: kr(1_001) });
    expect(await detailsOf(never)).toMatchObject({ period: "day", fitsAt: null });
  });

  it("free the room of a deposit that failed, and not of one that was refunded", async () => {
    const { client } = await stage.player(limitsOf(1_000, 2_000, 3_000));
    const { txId } = await stage.create(client, { amountOre: kr(1_000) });
    expect(await code(client, kr(100))).toBe("422 over-limit");
    stage.provider.set(txId, { state: "declined" });
    await stage.poll();
    const credited = await deposit(client, kr(1_000));
    stage.provider.set(credited, { state: "charged-back", chargedBackOre: kr(1_000) });
    await stage.tell(credited);
    expect((await stage.row(credited)).state).toBe("charged-back");
    await stage.services.db.execute(sql`update holds set lifted_at = clock.now() where lifted_at is null`);
    expect(await code(client, kr(100))).toBe("422 over-limit");
  });

  it.each([
    ["24 hours", "day", [500, 5_000, 50_000]],
    ["168 hours", "week", [500, 500, 50_000]],
    ["720 hours", "month", [500, 500, 500]],
  ] as const)(
    "roll: after %s the room of a %s is back, a minute earlier it is not (attack 34)",
    async (time, _, [day, week, month]) => {
      const { client, id } = await stage.player(limitsOf(day, week, month));
      await deposit(client, kr(500));
      await moveClock(stage.services.db, time);
      await moveClock(stage.services.db, "-1 minute");
      expect(await code(await browserOf(stage.gateway, id), kr(500))).toBe("422 over-limit");
      await moveClock(stage.services.db, "1 minute");
      expect(await code(await browserOf(stage.gateway, id), kr(500))).toBe("201 ok");
    },
  );

  it("do not let a similar deposit through within two minutes unless the player means a second one (attack 20)", async () => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client, { amountOre: kr(70) });
    const again = await stage.send(client, { amountOre: kr(70) });
    expect(await codeOf(again.clone())).toBe("409 similar-deposit-open");
    expect(await detailsOf(again)).toEqual({ txId });
    expect(await codeOf(await stage.send(client, { amountOre: kr(70), method: "mobilepay" }))).toBe("201 ok");
    expect(await code(client, kr(70))).toBe("201 ok");
    await moveClock(stage.services.db, "121 seconds");
    expect(await codeOf(await stage.send(await browserOf(stage.gateway, id), { amountOre: kr(70) }))).toBe(
      "201 ok",
    );
  });

  it("hold for the method's own amounts as well, and say which", async () => {
    const { client } = await stage.player();
    const refused = await stage.send(client, { amountOre: 999 });
    expect(await codeOf(refused.clone())).toBe("422 amount-range");
    expect(await detailsOf(refused)).toEqual({ minOre: 1_000, maxOre: 5_000_000 });
    expect(await codeOf(await stage.send(client, { amountOre: 1_000, method: "bank" }))).toBe(
      "503 method-down",
    );
  });

  it.each(["1e3", 10.5, -1, 9e15, null, [1_000], { ore: 1_000 }, 0, 2 ** 60])(
    "refuse %j as an amount (attack 24)",
    async (amountOre) => {
      const { client } = await stage.player();
      // The type is what the test breaks.
      const answer = await stage.send(client, { amountOre: amountOre as number });
      expect(await codeOf(answer)).toBe("400 invalid-request");
    },
  );

  it.each(Object.entries(HOLDS_OF))(
    "are out of reach under %s: nobody who is restricted deposits",
    async (_, holds) => {
      const { client } = await stage.player({ holds: [...holds] });
      expect(await code(client, kr(100))).toBe("403 restricted");
      expect(await codeOf(await client.call("GET", GET_DEPOSIT_OPTIONS.path))).toBe("403 restricted");
    },
  );

  it("are shown beside what was won and lost in 30 days", async () => {
    const { client, id } = await stage.player();
    const db = stage.services.db;
    await bookMoney(db, id, "import", [{ from: "card", to: "cash", amountOre: 10_000 }]);
    await bookMoney(db, id, "stake", [{ from: "cash", to: "house", amountOre: 6_000 }]);
    await bookMoney(db, id, "win", [{ from: "house", to: "cash", amountOre: 1_500 }]);
    expect((await optionsOf(client)).netResultOre).toBe(-4_500);
    await moveClock(db, "720 hours 1 second");
    expect((await optionsOf(await browserOf(stage.gateway, id))).netResultOre).toBe(0);
  });
});

describe("the cap of a temporary account", () => {
  const temporary = () => stage.player({ isEidVerified: false });

  it("holds to the øre (attack 29)", async () => {
    const { client } = await temporary();
    const refused = await stage.send(client, { amountOre: 1_000_001 });
    expect(await codeOf(refused.clone())).toBe("422 over-temporary-cap");
    expect(await detailsOf(refused)).toEqual({ leftOre: 1_000_000 });
    await deposit(client, 400_000);
    expect((await optionsOf(client)).temporaryLeftOre).toBe(600_000);
    expect((await userOf(client)).temporary?.depositsLeftOre).toBe(600_000);
    expect(await code(client, 600_001)).toBe("422 over-temporary-cap");
    expect(await code(client, 600_000)).toBe("201 ok");
  });

  it("is told when it is what leaves least, else the limit is: neither answer is refused again (attack 29)", async () => {
    const low = await stage.player({ isEidVerified: false, ...limitsOf(500, 2_000, 5_000) });
    const refused = await stage.send(low.client, { amountOre: 1_000_001 });
    expect(await codeOf(refused.clone())).toBe("422 over-limit");
    expect(await detailsOf(refused)).toMatchObject({ period: "day", leftOre: kr(500) });
    const equal = await stage.player({ isEidVerified: false, ...limitsOf(10_000, 20_000, 50_000) });
    expect(await code(equal.client, 1_000_001)).toBe("422 over-temporary-cap");
  });

  it("counts four deposits at once (attack 29)", async () => {
    const { client } = await temporary();
    const sent = Array.from({ length: 4 }, () => stage.send(client, { amountOre: 400_000, isSecond: true }));
    const codes = await Promise.all((await Promise.all(sent)).map(codeOf));
    expect(codes.toSorted()).toEqual([
      "201 ok",
      "201 ok",
      ...Array<string>(2).fill("422 over-temporary-cap"),
    ]);
  });

  it("is over once the player is verified", async () => {
    const { client } = await stage.player();
    expect((await optionsOf(client)).temporaryLeftOre).toBeNull();
    expect(await code(client, 1_000_001)).toBe("201 ok");
  });
});

it("limits that are lowered keep earlier deposits and allow no new one", async () => {
  const { client } = await stage.player(limitsOf(1_000, 2_000, 3_000));
  await deposit(client, kr(900));
  const body = { dayOre: kr(500), weekOre: kr(2_000), monthOre: kr(3_000) };
  const lowered = await client.call("PUT", SET_DEPOSIT_LIMITS.path, { body });
  expect(DepositLimitsSchema.parse(await lowered.json()).day).toMatchObject({
    limitOre: kr(500),
    usedOre: kr(900),
  });
  expect((await optionsOf(client)).limits?.day).toMatchObject({ leftOre: 0 });
  expect(await code(client, kr(10))).toBe("422 over-limit");
});
