import {
  LIST_TRANSACTIONS,
  TRANSACTION_KINDS,
  TransactionsSchema,
  type Transaction,
  type Transactions,
} from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { WIDE_LIMITS } from "../../testing/depositStage.ts";
import { addManyMovements } from "../../testing/manyMovements.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testBonus } from "../../testing/testBonus.ts";
import { TEST_CATALOGUE } from "../../testing/testCatalogue.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addGames, GAME, playingPlayer, settleOf, sitDown, stakeOf } from "../../testing/testPlay.ts";
import { importCatalogue } from "../games/index.ts";
import { listTransactions } from "./listTransactions.ts";
import { movementKindsOf, TRANSACTION_KIND } from "./transactionKinds.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await addGames(db());
});
afterAll(async () => {
  await requireWholeLedger(gateway.database.db);
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

const ask = (client: SiteClient, query: Readonly<Record<string, string>> = {}) =>
  client.call("GET", `${LIST_TRANSACTIONS.path}?${new URLSearchParams(query)}`);
const listIn = async (
  client: SiteClient,
  query: Readonly<Record<string, string>> = {},
): Promise<Transactions> => TransactionsSchema.parse(await (await ask(client, query)).json());
const numbers = ({ transactions }: Transactions) => transactions.map(({ number }) => number);

/** Rows of the ledger that this transaction has read so far. */
const READ = sql`
  select coalesce(sum(coalesce(idx_tup_fetch, 0) + seq_tup_read), 0) as read
  from pg_stat_xact_user_tables where relname like 'ledger%'
`;

describe("the list of movements", () => {
  it("shows what each changed and what was there after it, newest first (R1.03)", async () => {
    const { client, id } = await signedInPlayer(gateway, { depositLimits: WIDE_LIMITS });
    const txId = await creditedDeposit(db(), id, 10_000);
    // Deposit and bonus have to be staked once and a half.
    await testBonus(db(), id, 4_000, { txId, wagerPercent: 150 });
    const player = await sitDown(db(), id);
    await stakeOf(db(), player, 9_000);
    await stakeOf(db(), player, 2_000);
    await bookMoney(db(), id, "win", [{ from: "house", to: "cash", amountOre: 600 }]);
    await bookMoney(db(), id, "withdrawal-request", [{ from: "cash", to: "reserved", amountOre: 500 }]);
    await bookMoney(db(), id, "withdrawal-paid", [{ from: "reserved", to: "card", amountOre: 500 }]);
    await stakeOf(db(), player, 1_000);
    const { transactions, next } = await listIn(client);
    const shown = ({ number, kind, amountOre, movedOre, cashAfterOre, bonusAfterOre }: Transaction) => [
      number,
      kind,
      amountOre,
      movedOre,
      cashAfterOre,
      bonusAfterOre,
    ];
    expect(transactions.map(shown)).toEqual([
      [9, "bonus", 0, 2_100, 2_100, 0],
      [8, "stake", -1_000, 1_000, 0, 2_100],
      [7, "withdrawal", 0, 500, 100, 3_000],
      [6, "withdrawal", -500, 500, 100, 3_000],
      [5, "win", 600, 600, 600, 3_000],
      [4, "stake", -2_000, 2_000, 0, 3_000],
      [3, "stake", -9_000, 9_000, 1_000, 4_000],
      [2, "bonus", 4_000, 4_000, 10_000, 4_000],
      [1, "deposit", 10_000, 10_000, 10_000, 0],
    ]);
    expect(next).toBeNull();
    expect(transactions.at(-1)).toMatchObject({ paymentId: txId, movement: "deposit" });
  });

  it("names the game of a stake and of its win, and keeps the slug when it leaves the catalogue", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const round = "round-of-a-named-game";
    await stakeOf(db(), player, 100, { round });
    await settleOf(db(), round, 300);
    const client = await browserOf(gateway, player.playerId);
    const shown = async () =>
      (await listIn(client)).transactions.map(({ kind, game, gameName }) => [kind, game, gameName]);
    const named = (name: string | null) => [
      ["win", GAME, name],
      ["stake", GAME, name],
      ["deposit", null, null],
    ];
    expect(await shown()).toEqual(named("Isfuglens Skat"));
    const left = TEST_CATALOGUE.games.filter(({ slug }) => slug !== GAME);
    await importCatalogue(db(), { ...TEST_CATALOGUE, games: left });
    expect(await shown()).toEqual(named(null));
  });

  it("goes by pages without a gap and without a row twice", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await addManyMovements(db(), id, 120);
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: Transactions = await listIn(client, next === null ? {} : { before: String(next) });
      seen.push(...numbers(page));
      ({ next } = page);
    } while (next !== null);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
  });

  it("leaves out other kinds, page by page", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100_000 }]);
    for (let count = 0; count < 3; count += 1) {
      await bookMoney(db(), id, "stake", [{ from: "cash", to: "house", amountOre: 10 }]);
      await bookMoney(db(), id, "win", [{ from: "house", to: "cash", amountOre: 5 }]);
    }
    await bookMoney(db(), id, "rollback", [{ from: "house", to: "cash", amountOre: 10 }]);
    expect(numbers(await listIn(client, { kind: "stake" }))).toEqual([8, 6, 4, 2]);
    expect(numbers(await listIn(client, { kind: "win", before: "7" }))).toEqual([5, 3]);
    expect(numbers(await listIn(client, { kind: "bonus" }))).toEqual([]);
  });

  it("takes days of the brand's zone, the last one to its end", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const { rows } = await db().execute<{ at: string }>(sql`
      select to_char((clock.now() at time zone 'Europe/Copenhagen')::date, 'YYYY-MM-DD') as at
    `);
    const today = rows[0]?.at ?? "";
    const at = (days: number, time: string) => {
      const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
      return { day, moment: new Date(`${day}T${time}Z`) };
    };
    // 23:30 UTC is the next day in Copenhagen, in winter and in summer.
    const events = [at(-5, "10:00:00"), at(-4, "21:30:00"), at(-4, "23:30:00"), at(-2, "10:00:00")];
    for (const { moment } of events)
      await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }], {
        eventAt: moment,
      });
    expect(
      numbers(await listIn(client, { from: at(-4, "00:00:00").day, to: at(-4, "00:00:00").day })),
    ).toEqual([2]);
    expect(numbers(await listIn(client, { from: at(-3, "00:00:00").day }))).toEqual([4, 3]);
    expect(numbers(await listIn(client, { to: at(-4, "00:00:00").day }))).toEqual([2, 1]);
    expect(
      numbers(await listIn(client, { from: at(-9, "00:00:00").day, to: at(-8, "00:00:00").day })),
    ).toEqual([]);
    expect((await listIn(client)).transactions.at(-1)?.at).toBe(events[0]?.moment.toISOString());
  });

  it("never lists a movement before the one before it, whatever time a provider tells", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const early = { eventAt: new Date(Date.now() - 3 * 86_400_000) };
    const future = { eventAt: new Date(Date.now() + 3 * 86_400_000) };
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }], future);
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }], early);
    const [second, first] = (await listIn(client)).transactions;
    expect(second?.at).toBe(first?.at);
    expect(Date.parse(first?.at ?? "")).toBeLessThan(Date.now() + 86_400_000);
  });

  it("shows another player nothing, and neither does a number of theirs", async () => {
    const { id } = await signedInPlayer(gateway);
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }]);
    const { client } = await signedInPlayer(gateway);
    expect(await listIn(client)).toEqual({ transactions: [], next: null });
    expect(await listIn(client, { before: "99" })).toEqual({ transactions: [], next: null });
  });

  it.each([
    ["an unknown kind", { kind: "jackpot" }],
    ["a day that does not exist", { from: "2026-02-30" }],
    ["a number below 1", { before: "0" }],
    ["a number with decimals", { before: "1.5" }],
  ])("refuses %s", async (_, query) => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await ask(client, query))).toBe("400 invalid-request");
  });

  it("needs a session (R8.01)", async () => {
    const { client } = await signedInPlayer(gateway);
    client.cookies.clear();
    expect(await codeOf(await ask(client))).toBe("401 not-signed-in");
  });

  it("gives every kind of the ledger to exactly one kind that players see", () => {
    const all = TRANSACTION_KINDS.flatMap((kind) => movementKindsOf(kind));
    expect(all.toSorted()).toEqual(Object.keys(TRANSACTION_KIND).toSorted());
  });

  it(
    "reads no more rows of a player with 3,000 movements than of one with 300, whatever is asked for",
    { timeout: 60_000 },
    async () => {
      const [few, many] = [await signedInPlayer(gateway), await signedInPlayer(gateway)];
      for (const [{ id }, count] of [
        [few, 300],
        [many, 3_000],
      ] as const) {
        await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }], {
          eventAt: new Date(Date.now() - 40 * 86_400_000),
        });
        await addManyMovements(db(), id, count);
      }
      await db().execute(sql`analyze ledger_movements, ledger_transfers, ledger_accounts`);
      const queries = [
        {},
        { before: 200 },
        { kind: "deposit" },
        { from: "2020-01-01", to: "2099-01-01" },
        { to: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10) },
      ] as const;
      const readBy = (playerId: string, query: (typeof queries)[number]) =>
        db().transaction(async (transaction) => {
          const before = await transaction.execute<{ read: string }>(READ);
          await listTransactions(transaction, { playerId, zone: "Europe/Copenhagen", ...query });
          const after = await transaction.execute<{ read: string }>(READ);
          return Number(after.rows[0]?.read) - Number(before.rows[0]?.read);
        });
      for (const query of queries) {
        const [ofFew, ofMany] = [await readBy(few.id, query), await readBy(many.id, query)];
        expect(ofMany, JSON.stringify(query)).toBeLessThanOrEqual(ofFew * 1.2 + 20);
      }
    },
  );
});
