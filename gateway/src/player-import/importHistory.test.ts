import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, KEYS } from "../../testing/testPlayers.ts";
import { readBalances } from "../ledger/index.ts";
import { listTransactions } from "../wallet/listTransactions.ts";
import { importHistories, type ImportedEvent } from "./importHistory.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(async () => {
  await requireWholeLedger(environment.database.db);
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;
const day = (date: string, time: string) => new Date(`${date}T${time}:00Z`);

const EVENTS: readonly ImportedEvent[] = [
  { kind: "opening", id: "1", at: day("2026-09-01", "10:00"), amountOre: 10_000 },
  { kind: "deposit", id: "2", at: day("2026-09-02", "18:00"), amountOre: 5_000 },
  {
    kind: "play",
    game: "isfuglens-skat",
    rounds: [
      {
        id: "a",
        stakedAt: day("2026-09-02", "18:05"),
        settledAt: day("2026-09-02", "18:06"),
        stakeOre: 500,
        winOre: 0,
      },
      {
        id: "b",
        stakedAt: day("2026-09-02", "18:07"),
        settledAt: day("2026-09-02", "18:08"),
        stakeOre: 500,
        winOre: 900,
      },
    ],
  },
  { kind: "withdrawal", id: "3", at: day("2026-09-03", "09:00"), amountOre: 4_000 },
];

describe("an imported history", () => {
  it("stands in the list at its own times, with games and balances, and is imported once", async () => {
    const { id, cpr } = await addPlayer(db(), { holds: [{ kind: "cooldown" }] });
    const history = { licence: "1", brand: "fjord", cpr, events: EVENTS };
    for (let count = 0; count < 2; count += 1) await importHistories(db(), [history], KEYS);
    const { transactions } = await listTransactions(db(), { playerId: id, zone: "Europe/Copenhagen" });
    const shown = transactions.map(({ movement, at, amountOre, cashAfterOre, game }) => [
      movement,
      at.slice(0, 16),
      amountOre,
      cashAfterOre,
      game,
    ]);
    expect(shown).toEqual([
      ["withdrawal-paid", "2026-09-03T09:00", 0, 10_900, null],
      ["withdrawal-request", "2026-09-03T09:00", -4_000, 10_900, null],
      ["win", "2026-09-02T18:08", 900, 14_900, "isfuglens-skat"],
      ["stake", "2026-09-02T18:07", -500, 14_000, "isfuglens-skat"],
      ["stake", "2026-09-02T18:05", -500, 14_500, "isfuglens-skat"],
      ["deposit", "2026-09-02T18:00", 5_000, 15_000, null],
      ["import", "2026-09-01T10:00", 10_000, 10_000, null],
    ]);
    expect(transactions.map(({ paymentId }) => paymentId).filter((one) => one !== null)).toEqual([]);
  });

  it("is imported whole or not at all", async () => {
    const { id, cpr } = await addPlayer(db());
    const events = [...EVENTS, { kind: "withdrawal", id: "9", at: new Date(), amountOre: 999_999 } as const];
    const history = { licence: "1", brand: "fjord", cpr, events: events.map(renamed) };
    await expect(importHistories(db(), [history], KEYS)).rejects.toMatchObject({ code: "not-enough-money" });
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 0, version: 0 });
  });

  it("needs its player", async () => {
    const history = { licence: "1", brand: "fjord", cpr: "0101010000", events: EVENTS };
    await expect(importHistories(db(), [history], KEYS)).rejects.toThrow("is not there");
  });
});

/** The same event with rounds of another name: these are unique among all players. */
const renamed = (event: ImportedEvent): ImportedEvent =>
  event.kind === "play"
    ? { ...event, rounds: event.rounds.map((round) => ({ ...round, id: `other-${round.id}` })) }
    : event;
