import type { CallContract } from "@spilhus/contracts";
import { DoneSchema } from "@spilhus/contracts";
import {
  BLOCK_ACCOUNT,
  GET_DEPOSIT_LIMITS,
  GET_USER_INFO,
  SELF_EXCLUDE,
  SET_DEPOSIT_LIMITS,
  TAKE_COOLING_OFF,
} from "@spilhus/contracts/player-account";
import { LOG_IN_BY_PASSWORD, LOG_OUT } from "@spilhus/contracts/user-auth";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { defineCall, DONE } from "./defineCall.ts";
import { mountBrowserCalls } from "./mountBrowserCalls.ts";
import { MOUNTED_CALLS } from "../app/mountedCalls.ts";
import type { CallServices } from "./callServices.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

/** A browser that is signed in. */
async function player(origin = gateway.origin, { db } = gateway.database) {
  const client = siteClient(origin);
  client.cookies.set("__Host-sid", await signIn(db, (await addPlayer(db)).id));
  return client;
}

const codeOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? "ok"}`;
};

describe("the call table of the restrictions", () => {
  const unknown = {
    id: "give-gift",
    method: "POST",
    path: "/gateway/player-account/api/public/user/gift",
    summary: "Gives everything away",
    audience: "player",
    kind: "change",
    answer: DoneSchema,
    refusals: ["cross-site", "not-signed-in"],
  } as const satisfies CallContract;

  it("must have a row for a call, or the call cannot be mounted (R6.05, asvs:8.2.1)", () => {
    const gift = defineCall(unknown, async () => DONE);
    // Nothing of the services is touched before the table is asked.
    expect(() => mountBrowserCalls(fastify(), {} as CallServices, [gift])).toThrow(
      'The call "give-gift" has no row in the call table of @spilhus/restrictions.',
    );
  });

  it.each([
    ["a guest's", { audience: "guest", kind: "change" }],
    ["a registrant's", { audience: "registrant", kind: "change" }],
    ["a read", { audience: "player", kind: "read" }],
  ] as const)("refuses to mount an idempotent call that is %s", (_, fields) => {
    const contract = { ...SET_DEPOSIT_LIMITS, ...fields, idempotent: true } as const;
    const pay = defineCall(contract, () => Promise.reject(new Error("It is not made.")));
    expect(() => mountBrowserCalls(fastify(), {} as CallServices, [pay])).toThrow(
      "must be a change of a player",
    );
  });

  it("decides about a call however its address is written (R6.05)", async () => {
    const client = siteClient(gateway.origin);
    const { db } = gateway.database;
    const { id } = await addPlayer(db, { holds: [{ kind: "suspended" }] });
    client.cookies.set("__Host-sid", await signIn(db, id));
    const { path } = GET_DEPOSIT_LIMITS;
    for (const address of [path, `${path}/`, path.replace("limits", "%6cimits")]) {
      expect(await codeOf(await client.call("GET", address))).toBe("403 restricted");
    }
  });

  it.each([
    ["HEAD", GET_USER_INFO.path],
    ["POST", GET_USER_INFO.path],
    ["GET", GET_USER_INFO.path.replace("user", "USER")],
    ["GET", GET_USER_INFO.path.replace("/user/", "//user/")],
  ])("is not there: %s %s", async (method, path) => {
    const client = await player();
    const headers = { cookie: `__Host-sid=${client.cookies.get("__Host-sid")}`, "x-brand": "fjord" };
    expect((await fetch(gateway.origin + path, { method, headers })).status).toBe(404);
  });
});

describe("every mounted call", () => {
  const CALLS = MOUNTED_CALLS.map(({ contract }) => contract);
  const protectedCalls = CALLS.filter(({ kind }) => kind === "change" || kind === "effect");

  it.each(protectedCalls.map(({ method, path }) => [method, path] as const))(
    "%s %s is refused from another site (asvs:3.5.1)",
    async (method, path) => {
      const client = siteClient(gateway.origin);
      const attacks = [
        { "x-requested-with": undefined },
        { "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example" },
      ];
      for (const headers of attacks) {
        expect(await codeOf(await client.call(method, path, { headers }))).toBe("403 cross-site");
      }
      if (method === "GET") return;
      for (const headers of [{ origin: undefined }, { "content-type": "text/plain" }]) {
        expect(await codeOf(await client.call(method, path, { headers }))).toBe("403 cross-site");
      }
    },
  );

  it.each(
    CALLS.filter(({ audience }) => audience === "player").map(({ method, path }) => [method, path] as const),
  )("%s %s for players is 401 without a session (R8.01)", async (method, path) => {
    expect(await codeOf(await siteClient(gateway.origin).call(method, path))).toBe("401 not-signed-in");
  });

  it.each(CALLS.map(({ method, path }) => [method, path] as const))(
    "%s %s is nobody's without a site of ours",
    async (method, path) => {
      const client = siteClient(gateway.origin);
      const without = (headers: Record<string, string | undefined>) => client.call(method, path, { headers });
      expect(await codeOf(await without({ "x-brand": undefined }))).toBe("404 unknown-brand");
      expect(await codeOf(await without({ "x-brand": "nowhere" }))).toBe("404 unknown-brand");
      expect(await codeOf(await without({ "x-forwarded-host": "eng.localhost:3000" }))).toBe(
        "400 wrong-brand",
      );
    },
  );

  it("is kept by nobody: what it answers is a player's own (asvs:14.3.2)", async () => {
    const [guest, client] = [siteClient(gateway.origin), await player()];
    for (const { method, path } of CALLS.filter(({ path: one }) => one !== LOG_OUT.path)) {
      for (const caller of [guest, client]) {
        const answer = await caller.call(method, path);
        expect({ path, kept: answer.headers.get("cache-control") }).toEqual({ path, kept: "no-store" });
      }
    }
    expect((await client.call("POST", LOG_OUT.path)).headers.get("cache-control")).toBe("no-store");
  });

  it("is refused when its body is no JSON, or holds what the database cannot", async () => {
    const client = siteClient(gateway.origin);
    const answer = await fetch(gateway.origin + LOG_OUT.path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
        "x-brand": "fjord",
        "x-forwarded-host": "fjord.localhost:3000",
        origin: client.origin,
      },
      body: "{",
    });
    expect(await codeOf(answer)).toBe("400 invalid-request");
    const path = "/gateway/user-auth/api/v1/public/session-info?brand=fj%00rd";
    expect(await codeOf(await client.call("GET", path))).toBe("400 invalid-request");
  });
});

describe("limits", () => {
  const few = (limits: { account?: number; address?: number; everybody?: number }) => {
    const open = { account: 1_000, address: 1_000, everybody: 1_000 };
    return { RATE_LIMITS: JSON.stringify({ playerCallsPerMinute: { ...open, ...limits } }) };
  };

  it("of an account hold whatever address it calls from (asvs:2.4.1)", async () => {
    await using own = await testGateway({ environment: few({ account: 3 }) });
    const client = await player(own.origin, own.database);
    const statuses = [];
    for (let call = 0; call < 5; call += 1) {
      const headers = { "x-forwarded-for": `192.0.2.${call}` };
      statuses.push((await client.call("GET", GET_USER_INFO.path, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it("of an address hold before anything else is looked at, and say when to try again (asvs:2.4.1)", async () => {
    await using own = await testGateway({ environment: few({ address: 2 }) });
    const client = siteClient(own.origin);
    const call = (address: string) =>
      client.call("GET", GET_USER_INFO.path, { headers: { "x-forwarded-for": address } });
    await Promise.all([call("192.0.2.1"), call("192.0.2.1")]);
    const refused = await call("192.0.2.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call("192.0.2.2")).status).toBe(401);
  });

  it("of everybody refuse no logout and no pause (asvs:2.4.1)", async () => {
    await using own = await testGateway({ environment: few({ everybody: 1 }) });
    const client = await player(own.origin, own.database);
    await client.call("GET", GET_USER_INFO.path);
    expect((await client.call("GET", GET_USER_INFO.path)).status).toBe(429);
    for (const path of [TAKE_COOLING_OFF.path, BLOCK_ACCOUNT.path, SELF_EXCLUDE.path, LOG_OUT.path]) {
      expect((await client.call("POST", path)).status, path).not.toBe(429);
    }
  });

  it("of an address are not used up by calls that another site makes in its browser", async () => {
    const limits = { account: 1_000, address: 2, everybody: 1_000 };
    await using own = await testGateway({
      environment: { RATE_LIMITS: JSON.stringify({ attemptsPerMinute: limits }) },
    });
    const client = siteClient(own.origin);
    const signIn = (headers: Record<string, string> = {}) =>
      client.call("POST", LOG_IN_BY_PASSWORD.path, { headers });
    for (let call = 0; call < 5; call += 1) {
      expect(await codeOf(await signIn({ "sec-fetch-site": "cross-site" }))).toBe("403 cross-site");
    }
    expect(await codeOf(await signIn())).toBe("400 invalid-request");
    expect(await codeOf(await signIn())).toBe("400 invalid-request");
    expect(await codeOf(await signIn())).toBe("429 too-many-requests");
  });
});

describe("the session cookie", () => {
  it("is read as the edge reads it: an encoded value is no session", async () => {
    const { db } = gateway.database;
    const token = await signIn(db, (await addPlayer(db)).id);
    const encoded = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
    const client = siteClient(gateway.origin);
    const read = (value: string) =>
      client.call("GET", GET_USER_INFO.path, { headers: { cookie: `__Host-sid=${value}` } });
    expect(await codeOf(await read(encoded))).toBe("401 not-signed-in");
    expect(await codeOf(await read(token))).toBe("200 ok");
  });
});
