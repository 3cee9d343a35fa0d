import {
  DECIDE_DOCUMENTS,
  DECIDE_MONEY_CASE,
  EXPORT_MONEY_CASE,
  GET_MONEY_CASE,
  ASK_PLAYER_FOR_DOCUMENTS,
  LIST_MONEY_CASES,
  LIST_OPEN_DOCUMENT_REQUESTS,
} from "@spilhus/contracts/staff";
import type { StaffRole } from "@spilhus/contracts";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { holds } from "../holds/index.ts";
import { players } from "../players/index.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { moneyCases } from "./tables.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const [FJORD] = TEST_BRANDS;

async function officer(...roles: readonly StaffRole[]) {
  const caller = staffCaller(db(), gateway.origin);
  const { id, session } = await caller.member(roles);
  return {
    id,
    get: (path: string) => caller.call("GET", path, { session }),
    post: (path: string, body: unknown) => caller.call("POST", path, { session, body }),
  };
}
const at = (path: string, id: string) => path.replace(/\{\w+\}/, id);

/** A case of a player who has deposited 100,000.01 kr. today. */
async function opened() {
  const { id: playerId } = await addPlayer(db());
  await creditedDeposit(db(), playerId, 10_000_001);
  await db().transaction((tx) => checkPlayer(tx, playerId, FJORD));
  const [found] = await db().select().from(moneyCases).where(eq(moneyCases.playerId, playerId));
  const [player] = await db().select().from(players).where(eq(players.id, playerId));
  return { id: found?.id ?? "", playerId, customerNumber: String(player?.customerNumber) };
}

describe("a case", () => {
  it("is listed and shown to its officer with its figures and steps", async () => {
    const { id, customerNumber } = await opened();
    const { get } = await officer("money-laundering-officer");
    const list = LIST_MONEY_CASES.answer.parse(
      await (await get(`${LIST_MONEY_CASES.path}?state=open`)).json(),
    );
    const listed = list.cases.find((one) => one.id === id);
    expect(listed).toMatchObject({
      ...{ rule: "deposit-sum", subject: "1 days", outcome: "case", state: "open", decidedAt: null },
      facts: { depositedOre: 10_000_001 },
      player: { customerNumber, name: "Mette Madsen" },
    });
    const whole = GET_MONEY_CASE.answer.parse(await (await get(at(GET_MONEY_CASE.path, id))).json());
    expect(whole).toMatchObject({ case: listed, others: [], steps: [{ state: "open", by: "rules" }] });
    expect(await codeOf(await get(at(GET_MONEY_CASE.path, "x")))).toBe("404 not-found");
  });

  it.each([["support"], ["payments-officer"], ["finance"]] as const)(
    "is nothing that the role %s can ask about (attack 43)",
    async (role) => {
      const { id } = await opened();
      const { get, post } = await officer(role);
      const answers = await Promise.all([
        get(`${LIST_MONEY_CASES.path}?state=open`),
        get(at(GET_MONEY_CASE.path, id)),
        post(at(DECIDE_MONEY_CASE.path, id), { state: "cleared", note: "Fine." }),
        post(at(EXPORT_MONEY_CASE.path, id), { format: "json" }),
      ]);
      const codes = await Promise.all(answers.map(codeOf));
      expect(codes).toEqual(answers.map(() => "403 role-needed"));
    },
  );

  it("takes notes, and is decided once, each with the officer's id", async () => {
    const { id, playerId } = await opened();
    const { id: staffId, get, post } = await officer("money-laundering-officer");
    const decide = async (state: string, note: string) =>
      codeOf(await post(at(DECIDE_MONEY_CASE.path, id), { state, note }));
    expect(await decide("open", "Asked the bank.")).toBe("200 ok");
    expect(await decide("reported", "")).toBe("400 invalid-request");
    expect(await decide("reported", "Report 17.")).toBe("200 ok");
    expect(await decide("cleared", "No.")).toBe("409 already-decided");
    const { steps } = GET_MONEY_CASE.answer.parse(await (await get(at(GET_MONEY_CASE.path, id))).json());
    expect(steps.map(({ state, by, byName, note }) => [state, by, byName, note])).toEqual([
      ["open", "rules", null, null],
      ["open", `officer:${staffId}`, "Test Person", "Asked the bank."],
      ["reported", `officer:${staffId}`, "Test Person", "Report 17."],
    ]);
    const { rows } = await db().execute<{ event: string }>(
      sql`select event from audit where player_id = ${playerId} and details::text like ${`%${id}%`}`,
    );
    expect(rows).toEqual([]);
    const acts = await db().execute<{ call: string }>(
      sql`select details ->> 'call' as call from audit where chain = ${`staff:${staffId}`} order by place`,
    );
    expect(acts.rows.map(({ call }) => call)).toEqual(["decide-money-case", "decide-money-case"]);
  });

  it("is exported with the player's movements, and the export stands in the audit", async () => {
    const { id, customerNumber } = await opened();
    const { id: staffId, post } = await officer("money-laundering-officer");
    const file = async (format: string) =>
      EXPORT_MONEY_CASE.answer.parse(await (await post(at(EXPORT_MONEY_CASE.path, id), { format })).json());
    const json = await file("json");
    expect(json.name).toBe(`case-${id}.json`);
    expect(JSON.parse(json.text)).toMatchObject({
      case: { id, player: { customerNumber } },
      movements: [{ number: 1, kind: "deposit", amountOre: 10_000_001, cashAfterOre: 10_000_001 }],
    });
    const [header, first, ...rest] = (await file("csv")).text.trim().split("\n");
    expect(header).toBe("number,at,kind,brand,amountOre,cashAfterOre,bonusAfterOre,reference");
    expect(first).toMatch(/^1,\d{4}-\d\d-\d\dT[\d:]+Z,deposit,fjord,10000001,10000001,0,[\w-]{22}$/);
    expect(rest).toEqual([]);
    const { rows } = await db().execute<{ format: string }>(
      sql`select details ->> 'format' as format from audit where chain = ${`staff:${staffId}`} order by place`,
    );
    expect(rows.map(({ format }) => format)).toEqual(["json", "csv"]);
  });
});

describe("documents", () => {
  it("are asked for, noted and accepted by officers, and the suspension is lifted", async () => {
    const { playerId, customerNumber } = await opened();
    const { get, post } = await officer("payments-officer");
    const asked = { reason: "source-of-funds", kinds: ["payslip"], days: 21, isHeld: true };
    const answer = await post(at(ASK_PLAYER_FOR_DOCUMENTS.path, customerNumber), asked);
    const request = ASK_PLAYER_FOR_DOCUMENTS.answer.parse(await answer.json());
    const held = and(eq(holds.playerId, playerId), sql`lifted_at is null`);
    expect(await db().$count(holds, held)).toBe(1);
    const list = async () =>
      LIST_OPEN_DOCUMENT_REQUESTS.answer.parse(await (await get(LIST_OPEN_DOCUMENT_REQUESTS.path)).json())
        .requests;
    expect((await list()).find((one) => one.request.id === request.id)).toMatchObject({
      request: { state: "asked", isOverdue: false },
      player: { customerNumber, holds: ["suspended-missing-sof"] },
    });
    const move = async (state: string) =>
      codeOf(await post(at(DECIDE_DOCUMENTS.path, request.id), { state }));
    expect(await move("accepted")).toBe("409 already-decided");
    expect(await move("received")).toBe("200 ok");
    expect(await move("accepted")).toBe("200 ok");
    expect(await db().$count(holds, held)).toBe(0);
    expect((await list()).map((one) => one.request.id)).not.toContain(request.id);
  });

  it("are asked only of a customer who exists", async () => {
    const { post } = await officer("payments-officer");
    const asked = { reason: "identity", kinds: ["identity"], days: 21, isHeld: false };
    for (const number of ["1", "x"]) {
      expect(await codeOf(await post(at(ASK_PLAYER_FOR_DOCUMENTS.path, number), asked))).toBe(
        "404 unknown-customer",
      );
    }
  });
});
