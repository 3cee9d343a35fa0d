import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPECTED_CALLS } from "@spilhus/restrictions/testing";
import { rawCall } from "../../testing/rawCall.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, HOLDS_OF, signIn } from "../../testing/testPlayers.ts";
import { MOUNTED_CALLS } from "../app/mountedCalls.ts";

let gateway: TestGateway;
const tokens = new Map<string, string>();
let ordinary = "";
beforeAll(async () => {
  gateway = await testGateway();
  const { db } = gateway.database;
  ordinary = (await addPlayer(db)).id;
  const states = { ...HOLDS_OF, "frozen-by-court": [{ kind: "frozen-by-court" as "suspended" }] };
  for (const [restriction, holds] of Object.entries(states)) {
    tokens.set(restriction, await signIn(db, (await addPlayer(db, { holds })).id));
  }
});
afterAll(() => gateway[Symbol.asyncDispose]());

const NOBODY = "00000000-0000-4000-8000-000000000000";
const CALLS = MOUNTED_CALLS.filter(({ contract }) => contract.audience === "player").map(({ contract }) => ({
  method: contract.method as string,
  path: contract.path.replaceAll(/\{\w+\}/g, NOBODY),
  row: EXPECTED_CALLS[contract.id] ?? [],
}));

/** Something that every call would take, were it let in. */
const BODY = JSON.stringify({
  ...{ isConfirmed: true, days: 60, dayOre: 100, weekOre: 100, monthOre: 100, brand: "fjord", name: "Nøgle" },
  ...{ phoneNumber: "+4522222222", email: "hand@example.dk", occupationId: "it", salaryId: "300-400" },
});
const headersOf = (token: string | undefined): Record<string, string> => ({
  accept: "application/json",
  "x-brand": "fjord",
  "x-forwarded-host": "fjord.localhost:3000",
  "x-forwarded-proto": "http",
  "x-forwarded-for": "192.0.2.7",
  "x-requested-with": "XMLHttpRequest",
  "sec-fetch-site": "same-origin",
  origin: "http://fjord.localhost:3000",
  "content-type": "application/json",
  ...(token === undefined ? {} : { cookie: `__Host-sid=${token}` }),
});

interface Form {
  readonly method?: string;
  readonly path?: (path: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
}
const FREE = "/gateway/user-auth/api/v1/public/session-info";

/** What a hand may write instead of what a page sends. */
const FORMS: Readonly<Record<string, Form>> = {
  "as a page sends it": {},
  "a payload of the router": { headers: { rsc: "1", "next-router-state-tree": "x" } },
  "a prefetch": { headers: { "next-router-prefetch": "1", purpose: "prefetch", "sec-purpose": "prefetch" } },
  "a subrequest of the proxy": { headers: { "x-middleware-subrequest": "proxy:proxy:proxy", "x-edge": "1" } },
  "a slash at the end": { path: (path) => `${path}/` },
  "two slashes": { path: (path) => path.replace("/user", "//user").replace("/pass-key", "//pass-key") },
  "an encoded letter": { path: (path) => path.replace("/public/u", "/public/%75") },
  "an encoded slash": { path: (path) => path.replace("/public/", "/public%2f") },
  capitals: { path: (path) => path.replace("/public/", "/PUBLIC/") },
  "a way round": { path: (path) => path.replace("/public/", "/public/../public/") },
  "a dot": { path: (path) => path.replace("/public/", "/public/./") },
  "an open call before it": { path: (path) => `${FREE}/..${path}` },
  "a parameter of the path": { path: (path) => `${path};a=b` },
  "a query": { path: (path) => `${path}?_rsc=1&restricted=false` },
  "the whole address": { path: (path) => `http://fjord.localhost:3000${path}` },
  "another path in a header": {
    headers: { "x-original-url": FREE, "x-rewrite-url": FREE, "x-matched-path": FREE },
  },
  "another method in a header": { headers: { "x-http-method-override": "GET", "x-method-override": "GET" } },
  "another brand": { headers: { "x-brand": "eng", "x-forwarded-host": "eng.localhost:3000" } },
  HEAD: { method: "HEAD" },
  OPTIONS: { method: "OPTIONS" },
  PATCH: { method: "PATCH" },
  PROPFIND: { method: "PROPFIND" },
};
/** Expects a refusal, and no failure of the server. */
function expectRefusal(status: number, call: string): void {
  expect(status, call).toBeGreaterThanOrEqual(400);
  expect(status, call).toBeLessThan(500);
}

/** Headers in which somebody claims to be a player. */
const claims = (id: string): Readonly<Record<string, string>> => ({
  "x-player": id,
  "x-player-id": id,
  "x-user-id": id,
  "x-session": id,
  "x-check-result": "null",
  "x-account-status": '{"loggedIn":true,"checkResult":null}',
  authorization: `Bearer ${id}`,
});

async function send(call: (typeof CALLS)[number], form: Form, token: string | undefined): Promise<number> {
  const method = form.method ?? call.method;
  const [status] = await rawCall(gateway.origin, {
    method,
    path: form.path?.(call.path) ?? call.path,
    headers: { ...headersOf(token), ...claims(ordinary), ...form.headers },
    ...(method === "GET" || method === "HEAD" ? {} : { body: BODY }),
  });
  return status;
}

/** Everything that a call of a player could change. */
async function everything(): Promise<unknown> {
  const { rows } = await gateway.database.db.execute(sql`
    select (select jsonb_agg(to_jsonb(players) order by id) from players) as players,
      (select jsonb_agg(to_jsonb(holds) order by id) from holds) as holds,
      (select count(*) from deposit_limits) as limits, (select count(*) from passkeys) as passkeys,
      (select count(*) from passkey_challenges) as challenges, (select count(*) from audit) as audit
  `);
  return rows;
}

describe("requests made by hand, straight at the gateway", () => {
  it("are answered to a player whom nothing keeps away, or these tests would prove nothing", async () => {
    const token = await signIn(gateway.database.db, ordinary);
    const path = "/gateway/player-account/api/public/user/deposit-limits";
    for (const method of ["GET", "PUT"])
      expect(await send({ method, path, row: "all" }, {}, token)).toBe(200);
  });

  it.each([...Object.keys(HOLDS_OF), "frozen-by-court"])(
    "open nothing to a player under %s that the table closes, and change nothing (R4.02, R6.05)",
    async (restriction) => {
      const turn = Object.keys(HOLDS_OF).indexOf(restriction) + 1;
      // Each call in a third of the forms, another third under the next restriction: all forms of all calls are tried.
      const closed = [...CALLS.entries()].filter(
        ([, { row }]) => row !== "all" && !row.includes(restriction),
      );
      const before = await everything();
      for (const [place, call] of closed) {
        const forms = Object.entries(FORMS).filter((_, index) => (index + place + turn) % 3 === 0);
        for (const [name, form] of forms) {
          const status = await send(call, form, tokens.get(restriction));
          expectRefusal(status, `${call.method} ${call.path}, ${name}`);
        }
      }
      expect(await everything()).toEqual(before);
    },
  );

  it("open no player's call to somebody without a session who says who they are (R6.03, asvs:8.3.1)", async () => {
    const before = await everything();
    for (const call of CALLS) {
      for (const [name, form] of Object.entries(FORMS)) {
        const status = await send(call, form, undefined);
        expectRefusal(status, `${call.path}, ${name}`);
      }
      expect(await send(call, {}, undefined), call.path).toBe(401);
    }
    expect(await everything()).toEqual(before);
  });
});
