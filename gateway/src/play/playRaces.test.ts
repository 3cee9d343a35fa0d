import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount, withdraw } from "../../testing/richPlayer.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import {
  addGames,
  newId,
  playingPlayer,
  rollbackOf,
  settleOf,
  stakeOf,
  wordOf,
} from "../../testing/testPlay.ts";
import { openDatabase, type Database } from "../database/openDatabase.ts";
import { holds } from "../holds/index.ts";
import { LedgerError, readBalances } from "../ledger/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";

let environment: TestEnvironment;
/** A second pool, as another gateway has it. */
let other: Database;
beforeAll(async () => {
  environment = await testEnvironment();
  const { DATABASE_URL: databaseUrl, STATE_DIR: stateDir = "" } = environment.variables;
  other = await openDatabase({ stateDir, databaseUrl, pool: 4 });
  await addGames(environment.database.db);
});
afterAll(async () => {
  await requireWholeLedger(environment.database.db);
  await other.close();
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;
/** The gateways by turns. */
const through = (index: number) => (index % 2 === 0 ? db() : other.db);
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
const cashOf = async (playerId: string) => (await readBalances(db(), playerId)).cashOre;

describe("through two gateways at once", () => {
  it("the same stake sent 50 times is taken once (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 10_000 });
    const ids = { txId: newId("stake"), round: newId("round") };
    const answers = await times(50, (index) => stakeOf(through(index), player, 1_000, ids));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await cashOf(player.playerId)).toBe(9_000);
  });

  it("50 stakes of 10 kr. on 100 kr. are taken ten times", async () => {
    const player = await playingPlayer(db(), { cashOre: 10_000 });
    const words = (await times(50, (index) => stakeOf(through(index), player, 1_000))).map(wordOf);
    expect([count(words, "done"), count(words, "insufficient-funds")]).toEqual([10, 40]);
    expect(await cashOf(player.playerId)).toBe(0);
  });

  it("a stake and a withdrawal of the whole balance let one of them win (attack 4)", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const player = await playingPlayer(db(), { cashOre: 5_000 });
      await addPayoutAccount(db(), player.playerId);
      const reserve = () =>
        withdraw(other.db, player.playerId, 5_000).then(
          () => "done",
          (error: unknown) => (error instanceof LedgerError ? error.code : "another error"),
        );
      const [staked, reserved] = await Promise.all([stakeOf(db(), player, 5_000).then(wordOf), reserve()]);
      expect([
        ["done", "not-enough-money"],
        ["insufficient-funds", "done"],
      ]).toContainEqual([staked, reserved]);
    }
  });

  it("a stake and its rollback leave the balance as it was, whichever comes first (attack 40)", async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const player = await playingPlayer(db(), { cashOre: 5_000 });
      const txId = newId("stake");
      const [staked, back] = await Promise.all([
        stakeOf(through(turn), player, 1_000, { txId }),
        rollbackOf(through(turn + 1), txId),
      ]);
      expect(["done", "stake-rolled-back"]).toContain(wordOf(staked));
      expect(wordOf(back)).toBe("done");
      expect(await cashOf(player.playerId)).toBe(5_000);
    }
  });

  it("a settlement and a rollback of the same stake let one of them win (attack 40)", async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const player = await playingPlayer(db(), { cashOre: 1_000 });
      const ids = { txId: newId("stake"), round: newId("round") };
      await stakeOf(db(), player, 1_000, ids);
      const words = await Promise.all([
        settleOf(through(turn), ids.round, 3_000).then(wordOf),
        rollbackOf(through(turn + 1), ids.txId).then(wordOf),
      ]);
      expect([
        ["done", "already-settled"],
        ["round-closed", "done"],
      ]).toContainEqual(words);
      expect(await cashOf(player.playerId)).toBe(words[0] === "done" ? 3_000 : 1_000);
    }
  });

  it("no stake is taken once an exclusion was acknowledged (attack 7)", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const player = await playingPlayer(db(), { cashOre: 10_000 });
      let isAcknowledged = false;
      const exclusion = other.db
        .transaction(async (tx) => {
          await lockPlayerRow(tx, player.playerId);
          await tx.insert(holds).values({ playerId: player.playerId, source: "player", kind: "cooldown" });
        })
        .then(() => (isAcknowledged = true));
      const stakes = await times(8, async (index) => {
        const isLate = isAcknowledged;
        return [isLate, wordOf(await stakeOf(through(index), player, 100))] as const;
      });
      await exclusion;
      expect(wordOf(await stakeOf(db(), player, 100))).toBe("restricted");
      expect(stakes.filter(([isLate, word]) => isLate && word === "done")).toEqual([]);
    }
  });
});
