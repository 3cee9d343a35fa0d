import { DoneSchema, type CallContract } from "@spilhus/contracts";
import { LIST_OWN_ACTS, StaffActsSchema } from "@spilhus/contracts/staff";
import { desc, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRETS, testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { callServer, type CallServer } from "../../testing/callServer.ts";
import { staffCaller } from "../../testing/staffCaller.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { audit } from "../audit/tables.ts";
import { requireSecondPerson } from "../staff/index.ts";
import { ownActs } from "../staff-sign-in/ownActs.ts";
import { DONE } from "./defineCall.ts";
import { defineStaffCall } from "./defineStaffCall.ts";

const OF_STAFF = { audience: "staff", summary: "Only a test has it", roles: ["finance"] } as const;
const READ = {
  ...{ ...OF_STAFF, id: "read-it", method: "GET", path: "/staff/read-it", kind: "read" },
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;
const CHANGE = {
  ...{ ...OF_STAFF, id: "change-it", method: "POST", path: "/staff/change-it/{thing}", kind: "change" },
  body: z.object({ fails: z.optional(z.boolean()), proposedBy: z.optional(z.string()) }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "too-late", "second-person-needed"],
} as const satisfies CallContract;

let followed = 0;
const CALLS = [
  defineStaffCall(READ, async () => DONE),
  defineStaffCall(CHANGE, async ({ tx, body, staff, note, afterCommit, refuse }) => {
    await tx.execute(sql`insert into imports values (${`import ${staff.id}`}, '1', now())`);
    afterCommit(async () => void (followed += 1));
    note({ brand: "fjord", details: { amountOre: 100 } });
    if (body.proposedBy !== undefined) requireSecondPerson(body.proposedBy, staff);
    if (body.fails === true) throw refuse("too-late");
    return DONE;
  }),
];

let environment: TestEnvironment;
let server: CallServer;
let caller: ReturnType<typeof staffCaller>;
beforeAll(async () => {
  environment = await testEnvironment({}, undefined, { hasConsole: true });
  server = await callServer(environment, { staffCalls: [...CALLS, ownActs] });
  caller = staffCaller(environment.database.db, server.origin);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});

const db = () => environment.database.db;
const change = (session: string | undefined, options: Parameters<typeof caller.call>[2] = {}) =>
  caller.call("POST", "/staff/change-it/stol", { session, ...options });

describe("a call of staff", () => {
  it("is refused without a session, and with one of another audience (R8.01)", async () => {
    const player = await signIn(db(), (await addPlayer(db())).id);
    for (const session of [undefined, "", "x".repeat(43), player]) {
      expect(await codeOf(await caller.call("GET", READ.path, { session }))).toBe("401 not-signed-in");
      expect(await codeOf(await change(session))).toBe("401 not-signed-in");
    }
  });

  it("opens nothing of the players' calls with its session", async () => {
    const { session } = await caller.member(["finance"]);
    const answer = await fetch(`${server.origin}${READ.path}`, {
      headers: { cookie: `__Host-sid=${session}` },
    });
    expect(await codeOf(answer)).toBe("401 unsigned");
  });

  it("is signed by the console's server alone", async () => {
    const { session } = await caller.member(["finance"]);
    for (const secret of [SECRETS.edge, SECRETS.management, SECRETS.revalidate]) {
      expect(await codeOf(await caller.call("GET", READ.path, { session, secret }))).toBe("401 unsigned");
    }
  });

  it("needs one of its roles (R8.10)", async () => {
    const { session } = await caller.member(["support", "payments-officer", "money-laundering-officer"]);
    expect(await codeOf(await caller.call("GET", READ.path, { session }))).toBe("403 role-needed");
    expect(await codeOf(await change(session))).toBe("403 role-needed");
    const { session: other } = await caller.member(["support", "finance"]);
    expect((await caller.call("GET", READ.path, { session: other })).status).toBe(200);
  });

  it("changes something only for a form of the console itself (asvs:3.5.1)", async () => {
    const { session, id } = await caller.member(["finance"]);
    const foreign = [
      { origin: "https://evil.example" },
      { origin: "http://fjord.localhost:3000" },
      { origin: "null" },
      { origin: undefined },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign)
      expect(await codeOf(await change(session, { headers }))).toBe("403 cross-site");
    expect(await db().$count(audit, sql`details->>'staff' = ${id}`)).toBe(0);
    expect((await change(session)).status).toBe(200);
  });

  it("writes who did what in the audit, in the transaction of the act", async () => {
    const { session, id } = await caller.member(["finance"]);
    const before = followed;
    expect(await codeOf(await change(session, { body: { fails: true } }))).toBe("409 too-late");
    expect([await db().$count(audit, sql`details->>'staff' = ${id}`), followed]).toEqual([0, before]);
    await change(session);
    const [row] = await db().select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(row).toMatchObject({ chain: `staff:${id}`, brand: "fjord", event: "staff-act" });
    expect(row?.details).toEqual({ call: "change-it", thing: "stol", amountOre: 100, staff: id });
    expect(followed).toBe(before + 1);
    expect((await db().execute(sql`select audit_broken()`)).rows).toEqual([]);
    const acts = StaffActsSchema.parse(
      await (await caller.call("GET", LIST_OWN_ACTS.path, { session })).json(),
    );
    expect(acts.acts).toEqual([
      expect.objectContaining({ call: "change-it", details: { thing: "stol", amountOre: 100 } }),
    ]);
  });

  it("that takes two people is refused to the one who proposed it", async () => {
    const [one, two] = [await caller.member(["finance"]), await caller.member(["finance"])];
    const body = { proposedBy: one.id };
    expect(await codeOf(await change(one.session, { body }))).toBe("403 second-person-needed");
    expect((await change(two.session, { body })).status).toBe(200);
  });

  it("is limited for each member of staff", async () => {
    await using few = await testEnvironment({ staffCallsPerMinute: 2 }, undefined, { hasConsole: true });
    await using own = await callServer(few, { staffCalls: CALLS });
    const { call, member } = staffCaller(few.database.db, own.origin);
    const { session } = await member(["finance"]);
    const read = async () => (await call("GET", READ.path, { session })).status;
    expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
  });

  it("answers 503 where no sign-in of staff is configured", async () => {
    await using none = await testEnvironment();
    await using own = await callServer(none, { staffCalls: CALLS });
    const answer = await staffCaller(none.database.db, own.origin).call("GET", READ.path);
    expect([answer.status, await codeOf(answer)]).toEqual([503, "503 unavailable"]);
  });
});
