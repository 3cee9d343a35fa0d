import { END_STAFF_SESSIONS } from "@spilhus/contracts/management";
import { GET_STAFF_SESSION } from "@spilhus/contracts/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { audit, staffChain } from "../audit/index.ts";
import { openStaffSession, staffMembers } from "../staff/index.ts";

let gateway: TestGateway;
let caller: ReturnType<typeof staffCaller>;
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
  caller = staffCaller(db(), gateway.origin);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const end = async (body: unknown) => {
  const answer = await gateway.manage("POST", END_STAFF_SESSIONS.path, body);
  const read: unknown = await answer.json();
  return { status: answer.status, body: read };
};
const isIn = async (session: string) =>
  (await codeOf(await caller.call("GET", GET_STAFF_SESSION.path, { session }))) === "200 ok";

/** A member of staff who is signed in on two computers. */
async function memberAtTwo() {
  const { id, session } = await caller.member(["support"]);
  const { token } = await openStaffSession(db(), id, ["support"]);
  const email = `${id}@spilhus.example`;
  await db().update(staffMembers).set({ email }).where(eq(staffMembers.id, id));
  const areIn = async () => [await isIn(session), await isIn(token)];
  return { id, email, areIn };
}

describe("an operator's back office", () => {
  it("signs a member of staff out of the console at once, by id or address, and nobody else (asvs:7.4.5)", async () => {
    const [left, other, third] = [await memberAtTwo(), await memberAtTwo(), await memberAtTwo()];
    const ended = { status: 200, body: { members: 1 } };
    expect(await end({ member: left.id, operator: "it-3" })).toEqual(ended);
    expect(await end({ email: third.email.toUpperCase(), operator: "it-3" })).toEqual(ended);
    expect([await left.areIn(), await other.areIn(), await third.areIn()]).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
    const rows = await db()
      .select({ event: audit.event, details: audit.details })
      .from(audit)
      .where(eq(audit.chain, staffChain(left.id)));
    expect(rows).toEqual([
      {
        event: "staff-sessions-ended",
        details: { because: "ended-by-operator", operator: "it-3", sessions: 2, staff: left.id },
      },
    ]);
    expect(await end({ member: left.id, operator: "it-3" })).toEqual({ status: 200, body: { members: 0 } });
  });

  it.each([
    [{ member: "11111111-1111-4111-8111-111111111111", operator: "a" }, 404, "not-found"],
    [{ email: "nobody@spilhus.example", operator: "a" }, 404, "not-found"],
    [{ member: "person-1", operator: "a" }, 400, "invalid-request"],
    [{ everybody: false, operator: "a" }, 400, "invalid-request"],
    [{ everybody: true }, 400, "invalid-request"],
    [{ everybody: true, operator: "Mette Madsen" }, 400, "invalid-request"],
    [{ everybody: true, email: "a@spilhus.example", operator: "a" }, 400, "invalid-request"],
  ])("is told what is wrong with %j, and nobody is signed out", async (body, status, code) => {
    const somebody = await memberAtTwo();
    expect(await end(body)).toMatchObject({ status, body: { error: { code } } });
    expect(await somebody.areIn()).toEqual([true, true]);
  });

  it("is accepted by its signature alone, not by a session of the console or the console's secret", async () => {
    const somebody = await memberAtTwo();
    const { session } = await caller.member(["finance"]);
    const body = { everybody: true, operator: "a" };
    const asked = await caller.call("POST", END_STAFF_SESSIONS.path, { session, body });
    expect(asked.status).toBe(401);
    expect(await somebody.areIn()).toEqual([true, true]);
  });

  it("signs everybody out (asvs:7.4.5)", async () => {
    const [one, two] = [await memberAtTwo(), await memberAtTwo()];
    expect((await end({ everybody: true, operator: "incident-4" })).status).toBe(200);
    expect([await one.areIn(), await two.areIn()]).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(await end({ everybody: true, operator: "incident-4" })).toEqual({
      status: 200,
      body: { members: 0 },
    });
  });
});
