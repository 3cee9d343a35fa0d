import { randomUUID } from "node:crypto";
import type { CallContract, MoneyChecks } from "@spilhus/contracts";
import { CALLS } from "@spilhus/contracts/calls";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { payoutStage, type PayoutStage } from "../../testing/payoutStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { TEST_MONEY_CHECKS } from "../../testing/testBrands.ts";
import { audit } from "../audit/tables.ts";
import { moneyCases } from "./tables.ts";

const withoutPlay = (outcome: "case" | "officer", leastPayouts: number): Partial<MoneyChecks> => ({
  withoutPlay: [
    {
      appliesFrom: "2020-01-01",
      ...{ days: 30, leastPayouts, leastOre: 1, paidOutPercent: 80, stakesPercent: 100, outcome },
    },
  ],
});
const NEVER = withoutPlay("case", 1_000);
const PICKED: Partial<MoneyChecks> = { ...NEVER, sample: [{ appliesFrom: "2020-01-01", oneIn: 1 }] };

/** The same person on each database. */
const PERSON = {
  ...{ cpr: "0107901234", mitIdUuid: "00000000-0000-4000-8000-000000001234" },
  ...{
    email: "mette@example.dk",
    depositLimits: { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 },
  },
};

/** Values that differ on each run: ids, keys, hashes and times. */
const normalised = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?/g, "<time>")
    .replaceAll(/\d\d\.\d\d(?:\.\d\d)?(?=["\s;,])/g, "<time>")
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/[0-9a-f]{64}/g, "<hash>")
    .replaceAll(/(?<![\w-])[\w-]{22,}(?![\w-])/g, (word) =>
      /\d/.test(word) || (word.length === 22 && /[A-Z]/.test(word)) ? "<id>" : word,
    )
    // Made of the player's id.
    .replaceAll(/"alias":"[^"]+"/g, "<alias>")
    .replaceAll(/"(?:serverTime|minutes|seconds|timeTodaySeconds|median|p90|version)":\d+/g, "<figure>");

/** Calls of players and visitors. The ones that end something come last, and logging out at the very end. */
const LAST = ["take-cooling-off", "block-account", "self-exclude", "delete-account", "log-out"];
const PLAYERS_CALLS: readonly CallContract[] = CALLS.filter(({ audience }) =>
  ["anyone", "player", "registrant", "beacon"].includes(audience),
).toSorted((one, other) => LAST.indexOf(one.id) - LAST.indexOf(other.id));

interface Known {
  readonly accountId: string;
  readonly txId: string;
  readonly reportId: string;
}

/** Bodies and queries that let a call reach its handler; for other calls the refusals are compared. */
const inputs = ({ accountId }: Known): Readonly<Record<string, { body?: unknown; query?: string }>> => ({
  "get-session-info": { query: "?brand=fjord" },
  "create-user-report": { body: { brand: "fjord" } },
  "download-user-report": { query: "?format=csv&locale=da" },
  "list-messages": { query: "?locale=da" },
  "set-deposit-limits": { body: { dayOre: 900_000, weekOre: 900_000, monthOre: 900_000 } },
  "set-loss-limits": { body: { dayOre: 900_000, weekOre: 900_000, monthOre: 900_000 } },
  "create-deposit": { body: { amountOre: 10_000, method: "bank" } },
  "create-withdrawal": { body: { amountOre: 100, accountId } },
  "set-email": { body: { email: "ny@example.dk" } },
  "take-cooling-off": { body: { isConfirmed: true } },
  "block-account": { body: { isConfirmed: true, days: 30 } },
  "self-exclude": { body: { isConfirmed: true } },
  "delete-account": { body: { isConfirmed: true } },
});

/** Everything that a player can ask, answered. */
async function answersTo(stage: PayoutStage, playerId: string, known: Known): Promise<string[]> {
  const answers: string[] = [];
  const places: Readonly<Record<string, string>> = { ...known };
  for (const { id, method, path } of PLAYERS_CALLS) {
    const client = await stage.browser(playerId);
    const { body = {}, query = "" } = inputs(known)[id] ?? {};
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? randomUUID());
    const headers = { "idempotency-key": randomUUID() };
    const answer = await client.call(method, address + query, { body, headers });
    answers.push(`${id} ${answer.status} ${normalised(await answer.text())}`);
  }
  return answers;
}

/** A player who deposits and withdraws the same amount three times, and everything that is shown of it. */
async function story(moneyChecks: Partial<MoneyChecks>) {
  const log: string[] = [];
  const stage = await payoutStage({
    moneyChecks: { ...TEST_MONEY_CHECKS, ...moneyChecks },
    log: (level, message, about) => void log.push(normalised(`${level} ${message} ${JSON.stringify(about)}`)),
  });
  await using _ = stage;
  const { db } = stage.environment.database;
  const { id, accountId, client } = await stage.player({ cashOre: 500 }, PERSON);
  let txId = "";
  for (let time = 0; time < 3; time += 1) {
    txId = await creditedDeposit(db, id, 50_000);
    await stage.withdraw(client, { amountOre: 50_000, accountId });
  }
  const report = await client.call("POST", "/gateway/player-account/api/v1/public/user/user-report", {
    body: { brand: "fjord" },
  });
  const { reportId = "" } = (await report.json()) as { reportId?: string };
  const answers = await answersTo(stage, id, { accountId, txId, reportId });
  const rows = await db.select().from(audit).where(eq(audit.playerId, id)).orderBy(asc(audit.place));
  const cases = await db.select().from(moneyCases).where(eq(moneyCases.playerId, id));
  await requireWholeLedger(db);
  return {
    cases: cases.map(({ rule }) => rule),
    /** What a copy of the player's own audit would say. */
    audit: rows.map(({ event, details }) => normalised(`${event} ${JSON.stringify(details)}`)),
    answers,
    // Two gateways that start at once may block each other at the daily seal, which concerns no player.
    log: log.filter((line) => !line.includes("seal-ledger")).toSorted(),
  };
}

describe("money that goes through three times without play (attack 43)", () => {
  it("opens a case that no answer, statement, log line or row of the player's audit tells of", async () => {
    const [{ cases, ...suspected }, { cases: none, ...ordinary }] = await Promise.all([
      story(withoutPlay("case", 3)),
      story(NEVER),
    ]);
    expect(cases).toEqual(["without-play"]);
    expect(none).toEqual([]);
    expect(suspected.answers).toHaveLength(PLAYERS_CALLS.length);
    expect(suspected).toEqual(ordinary);
  });

  it("where its withdrawals wait for an officer, they look like those that wait without a case", async () => {
    const [{ cases, ...suspected }, { cases: none, ...picked }] = await Promise.all([
      story(withoutPlay("officer", 1)),
      story(PICKED),
    ]);
    expect(cases).toEqual(["without-play"]);
    expect(none).toEqual([]);
    expect(suspected).toEqual(picked);
  });

  it("says no word of suspicion in any answer", async () => {
    const { cases, answers } = await story(withoutPlay("officer", 1));
    expect(cases).toEqual(["without-play"]);
    expect(answers.join("\n")).not.toMatch(
      /hvidvask|launder|mistanke|suspici|money[-_ ]?(?:case|check)|without-play/i,
    );
  });
});
