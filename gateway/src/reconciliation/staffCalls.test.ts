import {
  ENTER_STATEMENT,
  EXPORT_MOVEMENTS,
  LIST_CLIENT_FUNDS,
  LIST_DIFFERENCES,
  LIST_RECONCILED_DAYS,
} from "@spilhus/contracts/staff";
import { and, eq, gt, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CLIENT_ACCOUNT, statementFile } from "../../testing/bankStatement.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { ScriptedProvider } from "../../testing/scriptedProvider.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { databaseNow } from "../clock/index.ts";
import { jobs } from "../jobs/tables.ts";
import { reconciliationDifferences, reconciliations } from "../settlement-records/index.ts";

const LICENCE = TEST_BRANDS[0].licence.number;
let gateway: TestGateway;
let caller: ReturnType<typeof staffCaller>;
let session = "";
beforeAll(async () => {
  gateway = await testGateway({
    environment: {
      ...CONSOLE_ENVIRONMENT,
      CLIENT_ACCOUNTS: JSON.stringify({ [LICENCE]: CLIENT_ACCOUNT }),
      PAYMENT_SECRET: "a secret of payments, long enough for a test",
    },
    paymentProviders: [new ScriptedProvider("betaling")],
    jobsPollMs: 2 ** 30,
  });
  caller = staffCaller(db(), gateway.origin);
  ({ session } = await caller.member(["finance"]));
  // The job that runs at the start has compared the days that were due.
  const isDone = and(eq(jobs.queue, "reconcile"), gt(jobs.dueAt, databaseNow));
  const wait = async () => {
    if ((await db().$count(jobs, isDone)) !== 1) throw new Error("The first job is not done.");
  };
  await vi.waitFor(wait, { timeout: 20_000 });
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const get = (path: string, who = session) => caller.call("GET", path, { session: who });
const post = (path: string, body: unknown = {}) => caller.call("POST", path, { session, body });

async function dayOf(distance: number): Promise<string> {
  const { rows } = await db().execute<{ day: string }>(sql`
    select to_char((clock.now() at time zone 'Europe/Copenhagen')::date + ${distance}::int, 'YYYY-MM-DD') as day
  `);
  return rows[0]?.day ?? "";
}

describe("the officer's reconciliation", () => {
  it("lists days and open differences, and resolves one with a note (attack 47)", async () => {
    // Yesterday is reconciled by the gateway's own job at some moment of the test.
    const day = await dayOf(-5);
    const figures = { rows: 1, matched: 0, settledOre: 500, bookedOre: 0, reason: null };
    await db()
      .insert(reconciliations)
      .values({ provider: "betaling", day, state: "different", ...figures })
      .onConflictDoUpdate({
        target: [reconciliations.provider, reconciliations.day],
        set: { state: "different", ...figures },
      });
    const found = { kind: "missing-here", side: "capture", reference: "x", settledOre: 500 } as const;
    const [row] = await db()
      .insert(reconciliationDifferences)
      .values({ provider: "betaling", day, ...found })
      .returning();
    const listed = LIST_RECONCILED_DAYS.answer.parse(await (await get(LIST_RECONCILED_DAYS.path)).json());
    const listedDay = listed.days.filter((one) => one.day === day);
    expect(listedDay).toMatchObject([{ day, state: "different", openDifferences: 1 }]);
    const open = LIST_DIFFERENCES.answer.parse(await (await get(LIST_DIFFERENCES.path)).json());
    expect(open.differences).toMatchObject([
      { id: row?.id, kind: "missing-here", settledOre: 500, bookedOre: null },
    ]);
    const path = `/staff/reconciliation/differences/${row?.id}/resolve`;
    expect(await codeOf(await post(path, { note: "" }))).toBe("400 invalid-request");
    expect(await codeOf(await post(path, { note: "another shop's payment" }))).toBe("200 ok");
    expect(await codeOf(await post(path, { note: "again" }))).toBe("404 not-found");
    const after = LIST_DIFFERENCES.answer.parse(await (await get(LIST_DIFFERENCES.path)).json());
    expect(after.differences).toEqual([]);
  });

  it("has a provider's day compared once more, by a job", async () => {
    const day = await dayOf(-1);
    expect(await codeOf(await post(`/staff/reconciliation/days/betaling/${day}`))).toBe("200 ok");
    const queued = await db().select().from(jobs).where(eq(jobs.queue, "reconcile-again"));
    expect(queued.map(({ payload }) => payload)).toEqual([{ provider: "betaling", day }]);
    expect(await codeOf(await post(`/staff/reconciliation/days/nobody/${day}`))).toBe("404 not-found");
    expect(await codeOf(await post("/staff/reconciliation/days/betaling/yesterday"))).toBe("404 not-found");
  });

  it("enters a bank statement, says why a file cannot be used, and lists each day's latest proof (I7)", async () => {
    const { id } = await addPlayer(db());
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 10_000 }]);
    await moveClock(db(), "1 day");
    // The session before is over by now.
    ({ session } = await caller.member(["finance"]));
    const day = await dayOf(-1);
    const enter = (file: Buffer) => post(ENTER_STATEMENT.path, { file: file.toString("utf8") });
    const answer = await enter(statementFile({ day, balanceOre: 9_000 }));
    const { proofs } = ENTER_STATEMENT.answer.parse(await answer.json());
    expect(proofs).toMatchObject([{ day, targetOre: 10_000, transferOre: 1_000 }]);
    const strange = await enter(statementFile({ day, balanceOre: 1, iban: "DK0000000000000000" }));
    expect(strange.status).toBe(400);
    expect(await strange.text()).toContain("CLIENT_ACCOUNTS does not name");
    await enter(statementFile({ day, balanceOre: 10_000, id: "corrected" }));
    const listed = LIST_CLIENT_FUNDS.answer.parse(await (await get(LIST_CLIENT_FUNDS.path)).json());
    expect(listed.proofs).toMatchObject([{ day, bankOre: 10_000, transferOre: 0 }]);
  });

  it("exports a day's transfers, whose sums are those of the ledger", async () => {
    const { id } = await addPlayer(db());
    for (let turn = 0; turn < 1_005; turn += 1)
      await bookMoney(db(), id, "win", [{ from: "house", to: "cash", amountOre: turn + 1 }]);
    const day = await dayOf(0);
    const listed = LIST_RECONCILED_DAYS.answer.parse(await (await get(LIST_RECONCILED_DAYS.path)).json());
    expect(listed.licences).toContain(LICENCE);
    const answer = await get(`${EXPORT_MOVEMENTS.path}?licence=${LICENCE}&day=${day}`);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const [header = "", ...lines] = (await answer.text()).trim().split("\r\n");
    const columns = header.split(",");
    const cell = (line: string, name: string) => line.split(",")[columns.indexOf(name)];
    const sumOf = (side: "from" | "to") =>
      lines
        .filter((line) => cell(line, side) === "cash")
        .reduce((sum, line) => sum + Number(cell(line, "amount_ore")), 0);
    const { rows } = await db().execute<{ sum: string; transfers: string }>(sql`
      select sum(case when credits.kind = 'cash' then amount_ore when debits.kind = 'cash' then -amount_ore else 0 end) as sum,
        count(*) as transfers
      from ledger_transfers
      join ledger_movements on ledger_movements.id = movement_id
      join ledger_accounts as debits on debits.id = debit
      join ledger_accounts as credits on credits.id = credit
      where (ledger_movements.at at time zone 'Europe/Copenhagen')::date = ${day}::date
    `);
    expect(lines).toHaveLength(Number(rows[0]?.transfers));
    expect(sumOf("to") - sumOf("from")).toBe(Number(rows[0]?.sum));
    expect(await codeOf(await get(`${EXPORT_MOVEMENTS.path}?licence=0&day=${day}`))).toBe("404 not-found");
  });

  it("lets support read, and nothing more", async () => {
    const support = await caller.member(["support"]);
    expect((await get(LIST_RECONCILED_DAYS.path, support.session)).status).toBe(200);
    const day = await dayOf(0);
    const denied = await get(`${EXPORT_MOVEMENTS.path}?licence=${LICENCE}&day=${day}`, support.session);
    expect(await codeOf(denied)).toBe("403 role-needed");
  });
});
