import { FINISH_STAFF_SIGN_IN, GET_STAFF_SESSION, StaffSessionSchema } from "@spilhus/contracts/staff";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { staffStack, type StaffStack } from "../../testing/staffStack.ts";
import { staffSessions } from "../staff/tables.ts";

let stack: StaffStack;
beforeAll(async () => {
  stack = await staffStack();
});
afterEach(() => {
  stack.provider.fault = undefined;
});
afterAll(() => stack[Symbol.asyncDispose]());

const db = () => stack.gateway.database.db;
const whoIs = async (session: string | undefined) => stack.call("GET", GET_STAFF_SESSION.path, { session });

/** Signs a person in at the provider and follows the way back. */
async function returning(person: string, roles: readonly string[] = ["finance"]) {
  stack.provider.people.set(person, { name: `Navn ${person}`, roles });
  const { address, visit } = await stack.start("/udbetalinger?side=2");
  return { visit, query: await stack.visit(address, person) };
}

describe("a sign-in of staff", () => {
  it("opens a session with the person's name and roles, on the page that was asked for (R8.01)", async () => {
    const { visit, query } = await returning("anna", ["finance", "support", "en ukendt gruppe"]);
    const answer = FINISH_STAFF_SIGN_IN.answer.parse(await (await stack.finish(visit, query)).json());
    expect(answer.returnPath).toBe("/udbetalinger?side=2");
    const { member } = StaffSessionSchema.parse(await (await whoIs(answer.session)).json());
    expect(member).toMatchObject({ name: "Navn anna", roles: ["support", "finance"] });
  });

  it("finds the same member of staff each time, with the roles of that time", async () => {
    const who = async (roles: readonly ("finance" | "support")[]) =>
      StaffSessionSchema.parse(await (await whoIs(await stack.signIn("bo", roles))).json()).member;
    const [first, second] = [await who(["finance"]), await who(["support"])];
    expect(second.id).toBe(first.id);
    expect([first.roles, second.roles]).toEqual([["finance"], ["support"]]);
  });

  it("refuses somebody whom the provider gives no role", async () => {
    const { visit, query } = await returning("clara", []);
    expect(await codeOf(await stack.finish(visit, query))).toBe("403 staff-without-role");
  });

  it("works once: of twenty answers with one code and state, one opens a session (asvs:10.1.2)", async () => {
    const { visit, query } = await returning("dorte");
    const before = await db().$count(staffSessions);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stack.finish(visit, query)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codeOf(await stack.finish(visit, query))).toBe("403 staff-sign-in-refused");
    expect(await db().$count(staffSessions)).toBe(before + 1);
  });

  it("refuses the answer to a visit of another browser, and a forged state (asvs:10.2.1)", async () => {
    const attacker = await returning("mallory");
    const { visit } = await stack.start();
    expect(await codeOf(await stack.finish(visit, attacker.query))).toBe("403 staff-sign-in-refused");
    const forged = `?code=x&state=${"A".repeat(43)}`;
    expect(await codeOf(await stack.finish(visit, forged))).toBe("403 staff-sign-in-refused");
  });

  it.each(["forged-token", "no-nonce", "low", "token-error"] as const)(
    "refuses a provider's answer that is not whole: %s (asvs:6.8.2, asvs:10.5.1)",
    async (fault) => {
      stack.provider.people.set(fault, { name: "Navn", roles: ["finance"] });
      const { address, visit } = await stack.start();
      stack.provider.fault = fault;
      const query = await stack.visit(address, fault);
      expect(await codeOf(await stack.finish(visit, query))).toBe("403 staff-sign-in-refused");
    },
  );

  it("refuses one that took longer than ten minutes", async () => {
    await using own = await staffStack();
    own.provider.people.set("erik", { name: "Erik", roles: ["finance"] });
    const { address, visit } = await own.start();
    const query = await own.visit(address, "erik");
    await moveClock(own.gateway.database.db, "601 seconds");
    expect(await codeOf(await own.finish(visit, query))).toBe("403 staff-sign-in-refused");
  });

  it("leads back to paths of the console alone", async () => {
    for (const returnPath of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:1"]) {
      const answer = await stack.call("POST", "/staff/sign-in", { body: { returnPath } });
      expect(await codeOf(answer), returnPath).toBe("400 invalid-request");
    }
  });

  it("is limited by address (asvs:6.3.1)", async () => {
    await using own = await staffStack({
      environment: { RATE_LIMITS: JSON.stringify({ staffSignInsPerMinute: 2 }) },
    });
    const start = () => own.call("POST", "/staff/sign-in", { body: { returnPath: "/" } });
    const answers = [await start(), await start(), await start()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});

describe("a session of staff", () => {
  it("ends fifteen minutes after its last use, and one hour after the sign-in (asvs:7.3.1, asvs:7.3.2)", async () => {
    await using own = await staffStack();
    const { db: database } = own.gateway.database;
    const session = await own.signIn("frida", ["support"]);
    const status = async () => (await own.call("GET", GET_STAFF_SESSION.path, { session })).status;
    for (let minutes = 0; minutes < 56; minutes += 14) {
      expect(await status()).toBe(200);
      await moveClock(database, "14 minutes");
    }
    expect(await status()).toBe(200);
    await moveClock(database, "5 minutes");
    expect(await status()).toBe(401);
    const other = await own.signIn("frida", ["support"]);
    await moveClock(database, "901 seconds");
    expect((await own.call("GET", GET_STAFF_SESSION.path, { session: other })).status).toBe(401);
  });

  it("outlasts a role that the provider takes away by an hour at most, however much it is used (R8.01)", async () => {
    await using own = await staffStack();
    const session = await own.signIn("jonna", ["finance"]);
    const status = async () => (await own.call("GET", GET_STAFF_SESSION.path, { session })).status;
    own.provider.people.set("jonna", { name: "Jonna", roles: [] });
    for (const _ of [1, 2, 3, 4, 5]) {
      expect(await status()).toBe(200);
      await moveClock(own.gateway.database.db, "12 minutes 1 second");
    }
    expect(await status()).toBe(401);
    const { address, visit } = await own.start();
    const again = await own.finish(visit, await own.visit(address, "jonna"));
    expect(await codeOf(again)).toBe("403 staff-without-role");
  });

  it("ends at once when its owner signs out, here or everywhere (asvs:7.4.1)", async () => {
    const [one, two, three] = [
      await stack.signIn("gerda", ["support"]),
      await stack.signIn("gerda", ["support"]),
      await stack.signIn("gerda", ["support"]),
    ];
    const stranger = await stack.signIn("hans", ["support"]);
    const out = (session: string, everywhere: boolean) =>
      stack.call("POST", "/staff/sign-out", { session, body: { everywhere } });
    const open = async () =>
      Promise.all([one, two, three, stranger].map(async (session) => (await whoIs(session)).status === 200));
    await out(one, false);
    expect(await open()).toEqual([false, true, true, true]);
    await out(two, true);
    expect(await open()).toEqual([false, false, false, true]);
  });

  it("is stored as a hash, so that the table opens nothing", async () => {
    const session = await stack.signIn("ida", ["support"]);
    expect(JSON.stringify(await db().select().from(staffSessions))).not.toContain(session);
  });
});
