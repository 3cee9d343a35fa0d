import { randomUUID } from "node:crypto";
import type { MoneyChecks, RegisteredBrand } from "@spilhus/contracts";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount, withdraw } from "../../testing/richPlayer.ts";
import { TEST_BRANDS, TEST_MONEY_CHECKS } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addGames, playingPlayer, stakeOf } from "../../testing/testPlay.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { devices } from "../devices/tables.ts";
import { holds } from "../holds/index.ts";
import { messages } from "../inbox/index.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { noteMeans } from "./noteMeans.ts";
import { documentRequests, moneyCases } from "./tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
  await addGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

const [FJORD] = TEST_BRANDS;
const ruled = (rules: Partial<MoneyChecks> = {}): RegisteredBrand => ({
  ...FJORD,
  moneyChecks: { ...TEST_MONEY_CHECKS, ...rules },
});
const check = (playerId: string, rules?: Partial<MoneyChecks>) =>
  db().transaction((tx) => checkPlayer(tx, playerId, ruled(rules)));
const casesOf = (playerId: string) =>
  db().select().from(moneyCases).where(eq(moneyCases.playerId, playerId)).orderBy(asc(moneyCases.openedAt));
const rulesOf = async (playerId: string) => (await casesOf(playerId)).map(({ rule }) => rule);
const clear = (id: string) =>
  db().update(moneyCases).set({ state: "cleared", by: "staff:lis" }).where(eq(moneyCases.id, id));
const newPlayer = async () => (await addPlayer(db())).id;

const dayWindow = (overOre: number) => ({
  depositSums: [{ appliesFrom: "2020-01-01", windows: [{ days: 1, overOre, outcome: "case" as const }] }],
});

describe("deposits", () => {
  it("open a case above the sum of a window, once, and not at the sum", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 100_000);
    await check(playerId, dayWindow(100_000));
    expect(await casesOf(playerId)).toEqual([]);
    await creditedDeposit(db(), playerId, 1);
    await Promise.all([check(playerId, dayWindow(100_000)), check(playerId, dayWindow(100_000))]);
    await check(playerId, dayWindow(100_000));
    expect(await casesOf(playerId)).toMatchObject([
      {
        ...{ rule: "deposit-sum", subject: "1 days", outcome: "case", state: "open", by: "rules" },
        facts: { days: 1, overOre: 100_000, depositedOre: 100_001, deposits: 2 },
      },
    ]);
  });

  it("leave the window by the database's clock", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 100_001);
    await moveClock(db(), "24 hours 1 second");
    await check(playerId, dayWindow(100_000));
    expect(await casesOf(playerId)).toEqual([]);
    await moveClock(db(), "-6 seconds");
    await check(playerId, dayWindow(100_000));
    expect(await rulesOf(playerId)).toEqual(["deposit-sum"]);
  });

  it("count anew after a case was decided", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 200_000);
    await check(playerId, dayWindow(100_000));
    const [first] = await casesOf(playerId);
    await clear(first?.id ?? "");
    await check(playerId, dayWindow(100_000));
    await moveClock(db(), "1 second");
    await creditedDeposit(db(), playerId, 100_000);
    await check(playerId, dayWindow(100_000));
    expect(await casesOf(playerId)).toHaveLength(1);
    await creditedDeposit(db(), playerId, 1);
    await check(playerId, dayWindow(100_000));
    expect(await casesOf(playerId)).toHaveLength(2);
  });

  it("are compared with the rules of the day in the brand's zone", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 100_001);
    const { rows } = await db().execute<{ tomorrow: string }>(
      sql`select to_char((clock.now() at time zone 'Europe/Copenhagen')::date + 1, 'YYYY-MM-DD') as tomorrow`,
    );
    const later = {
      depositSums: [
        ...TEST_MONEY_CHECKS.depositSums,
        { ...dayWindow(100_000).depositSums[0], appliesFrom: rows[0]?.tomorrow ?? "" },
      ] as MoneyChecks["depositSums"],
    };
    await check(playerId, later);
    expect(await casesOf(playerId)).toEqual([]);
    await check(playerId, dayWindow(100_000));
    expect(await rulesOf(playerId)).toEqual(["deposit-sum"]);
  });
});

describe("money that goes through without play", () => {
  const through = async (playerId: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await creditedDeposit(db(), playerId, 50_000);
      await withdraw(db(), playerId, 50_000);
      await check(playerId);
    }
  };

  it("opens a case at the third withdrawal (attack 43)", async () => {
    const playerId = await newPlayer();
    await addPayoutAccount(db(), playerId);
    await through(playerId, 2);
    expect(await casesOf(playerId)).toEqual([]);
    await through(playerId, 1);
    expect(await casesOf(playerId)).toMatchObject([
      {
        rule: "without-play",
        facts: { depositedOre: 150_000, withdrawnOre: 150_000, payouts: 3, stakesOre: 0 },
      },
    ]);
  });

  it("opens none as long as the deposits were staked once", async () => {
    const player = await playingPlayer(db(), { cashOre: 150_000 });
    await addPayoutAccount(db(), player.playerId);
    for (let time = 0; time < 15; time += 1) {
      expect((await stakeOf(db(), player, 10_000)).isDone).toBe(true);
    }
    await through(player.playerId, 3);
    expect(await casesOf(player.playerId)).toEqual([]);
    await through(player.playerId, 1);
    expect(await casesOf(player.playerId)).toMatchObject([
      { rule: "without-play", facts: { stakesOre: 150_000, depositedOre: 200_000 } },
    ]);
  });
});

describe("means of payment", () => {
  const card = (playerId: string, token: string) =>
    db().transaction((tx) =>
      noteMeans(tx, playerId, { kind: "instrument", provider: "card", token, label: "•••• 0001" }),
    );

  it("open a case when there are more than one person usually has", async () => {
    const playerId = await newPlayer();
    for (const number of [1, 2, 3, 4, 4, 4]) await card(playerId, `${playerId} ${number}`);
    await check(playerId);
    expect(await casesOf(playerId)).toEqual([]);
    await card(playerId, `${playerId} 5`);
    await check(playerId);
    expect(await casesOf(playerId)).toMatchObject([{ rule: "instruments", facts: { most: 4, used: 5 } }]);
  });

  it("open a case when players share one, and another when a third joins, naming the others", async () => {
    const [first, second, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const token = randomUUID();
    for (const player of [first, second]) await card(player, token);
    await check(first);
    await check(first);
    expect(await casesOf(first)).toMatchObject([
      { rule: "shared-means", facts: { kind: "instrument", players: [second] } },
    ]);
    await card(third, token);
    await check(first);
    const [, later] = await casesOf(first);
    expect(later?.facts).toEqual({ kind: "instrument", players: [second, third].toSorted() });
  });

  it("of another licence, or of another kind, are not shared", async () => {
    const [player, stranger] = [await newPlayer(), (await addPlayer(db(), { licence: "2" })).id];
    const token = randomUUID();
    for (const one of [player, stranger]) await card(one, token);
    const account = { kind: "payout-account", provider: "card", token, label: "•••• 0001" } as const;
    await db().transaction(async (tx) => noteMeans(tx, await newPlayer(), account));
    await check(player);
    expect(await casesOf(player)).toEqual([]);
  });

  it("are devices too, from the number of players that the brand names", async () => {
    const [first, second, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const tokenHash = Buffer.from(randomUUID());
    const know = (playerId: string) =>
      db()
        .insert(devices)
        .values({ playerId, tokenHash, knownUntil: sql`clock.now() + interval '1 day'` });
    await know(first);
    await know(second);
    await check(first);
    expect(await casesOf(first)).toEqual([]);
    await know(third);
    await check(first);
    await db()
      .update(devices)
      .set({ tokenHash: Buffer.from(randomUUID()) })
      .where(eq(devices.tokenHash, tokenHash));
    await check(first);
    expect(await casesOf(first)).toMatchObject([{ rule: "shared-means", facts: { kind: "device" } }]);
  });
});

describe("a withdrawal soon after the payout account changed", () => {
  it("opens a case; one to a first account does not", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 100_000);
    await addPayoutAccount(db(), playerId);
    const first = await withdraw(db(), playerId, 1_000);
    await check(playerId);
    expect(await casesOf(playerId)).toEqual([]);
    await moveClock(db(), "1 second");
    await addPayoutAccount(db(), playerId, { label: "•••• 9999" });
    const second = await withdraw(db(), playerId, 2_000);
    await check(playerId);
    await check(playerId);
    expect(first).not.toBe(second);
    expect(await casesOf(playerId)).toMatchObject([
      { rule: "account-change", subject: second, facts: { withdrawnOre: 2_000 } },
    ]);
  });
});

describe("the source of funds", () => {
  const rules = (outcome: "documents" | "hold") => ({
    sourceOfFunds: [
      {
        appliesFrom: "2020-01-01",
        ...{ days: 365, overOre: 100_000, forecastPercent: 80, answerDays: 21, outcome },
        documents: ["payslip" as const, "tax-statement" as const],
      },
    ],
  });
  const subjectsOf = async (playerId: string) =>
    (
      await db().select().from(messages).where(eq(messages.playerId, playerId)).orderBy(asc(messages.sentAt))
    ).map(({ texts }) => texts.da.subject);
  const requestsOf = (playerId: string) =>
    db().select().from(documentRequests).where(eq(documentRequests.playerId, playerId));
  const heldBy = async (playerId: string) =>
    (await db().select().from(holds).where(eq(holds.playerId, playerId))).map(({ kind }) => kind);

  it("is forecast at 80 % of the threshold, once", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 79_999);
    await check(playerId, rules("documents"));
    expect(await subjectsOf(playerId)).toEqual([]);
    await creditedDeposit(db(), playerId, 1);
    await check(playerId, rules("documents"));
    await check(playerId, rules("documents"));
    expect(await subjectsOf(playerId)).toEqual(["Snart beder vi om dokumentation"]);
    expect(await requestsOf(playerId)).toEqual([]);
    expect(await casesOf(playerId)).toEqual([]);
  });

  it("is asked for above it: which documents, why, until when and how, without a hold", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 100_001);
    await check(playerId, rules("documents"));
    await check(playerId, rules("documents"));
    expect(await requestsOf(playerId)).toMatchObject([
      { reason: "source-of-funds", kinds: ["payslip", "tax-statement"], state: "asked", by: "rules" },
    ]);
    expect(await subjectsOf(playerId)).toEqual(["Vi har brug for dokumentation fra dig"]);
    expect(await heldBy(playerId)).toEqual([]);
  });

  it("suspends the account where the brand says so", async () => {
    const playerId = await newPlayer();
    await creditedDeposit(db(), playerId, 100_001);
    await check(playerId, rules("hold"));
    await check(playerId, rules("hold"));
    expect(await heldBy(playerId)).toEqual(["suspended-missing-sof"]);
    expect(await rulesOf(playerId)).toEqual(["source-of-funds"]);
  });
});
