import {
  BLOCK_ACCOUNT,
  DELETE_ACCOUNT,
  ExclusionSchema,
  GET_USER_INFO,
  SELF_EXCLUDE,
  SET_DEPOSIT_LIMITS,
  TAKE_COOLING_OFF,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { holds } from "../holds/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

const HOUR_MS = 3_600_000;
const COOKIE = "__Host-sid";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const ask = (client: SiteClient, { path }: { readonly path: string }, body: object = {}) =>
  client.call("POST", path, { body: { isConfirmed: true, ...body } });
const exclusionOf = async (answer: Response) => ExclusionSchema.parse(await answer.json());
/** The check result after another sign-in. */
async function checkOf(id: string, brand = "fjord") {
  const answer = await (await browserOf(gateway, id, { brand })).call("GET", GET_USER_INFO.path);
  return UserInfoSchema.parse(await answer.json()).checkResult;
}
const openSessions = (playerId: string) =>
  db().$count(sessions, and(eq(sessions.playerId, playerId), isNull(sessions.endedAt)));

const WAYS = [
  ["cooling-off", TAKE_COOLING_OFF, {}, 24, { type: "cooldown" }],
  ["block", BLOCK_ACCOUNT, { days: 30 }, 30 * 24, { type: "block" }],
  ["self-exclusion", SELF_EXCLUDE, {}, null, { type: "deactivated" }],
  ["deletion", DELETE_ACCOUNT, {}, null, { type: "deactivated" }],
] as const;

describe.each(WAYS)("%s", (kind, contract, body, hours, check) => {
  it("is in force from the answer on, for its time, on every brand of the licence (R4.01, asvs:8.3.2)", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const placed = await exclusionOf(await ask(client, contract, body));
    expect(placed.kind).toBe(kind);
    const lasts =
      placed.until === null ? null : (Date.parse(placed.until) - Date.parse(placed.from)) / HOUR_MS;
    expect(lasts).toBe(hours);
    const told = placed.until === null ? check : { ...check, context: { until: placed.until } };
    expect(await checkOf(id)).toEqual(told);
    expect(await checkOf(id, "eng")).toEqual(told);
  });

  it("ends every session of the player at once, in each browser and on each brand (asvs:7.4.2)", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const token = client.cookies.get(COOKIE) ?? "";
    const elsewhere = [await browserOf(gateway, id), await browserOf(gateway, id, { brand: "eng" })];
    const stranger = await signedInPlayer(gateway);
    expect(await codeOf(await ask(client, contract, body))).toBe("200 ok");
    expect(client.cookies.has(COOKIE)).toBe(false);
    client.cookies.set(COOKIE, token);
    for (const browser of [client, ...elsewhere]) {
      expect((await browser.call("GET", GET_USER_INFO.path)).status).toBe(401);
    }
    expect(await openSessions(id)).toBe(0);
    expect((await stranger.client.call("GET", GET_USER_INFO.path)).status).toBe(200);
  });

  it("is in the audit, once", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const { until } = await exclusionOf(await ask(client, contract, body));
    const rows = await db()
      .select({ details: audit.details })
      .from(audit)
      .where(and(eq(audit.playerId, id), eq(audit.event, "hold-placed")));
    expect(rows).toEqual([{ details: { kind: check.type, source: "player", exclusion: kind, until } }]);
  });

  it("requires the player's confirmation that it cannot be undone", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    for (const isConfirmed of [false, undefined, "true"]) {
      const answer = await client.call("POST", contract.path, { body: { ...body, isConfirmed } });
      expect(await codeOf(answer)).toBe("400 invalid-request");
    }
    expect(await checkOf(id)).toBeNull();
  });

  it("requested in twenty tabs at once leaves no session, and is placed once", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const tabs = await Promise.all(
      Array.from({ length: 20 }, () => browserOf(gateway, id, { isConfirmed: true })),
    );
    const answers = await Promise.all([client, ...tabs].map((tab) => ask(tab, contract, body).then(codeOf)));
    expect(answers.filter((code) => code === "200 ok").length).toBeGreaterThan(0);
    for (const code of answers)
      expect(["200 ok", "401 not-signed-in", "403 restricted", "409 already-excluded"]).toContain(code);
    expect(await openSessions(id)).toBe(0);
    const placed = await db().select({ endsAt: holds.endsAt }).from(holds).where(eq(holds.playerId, id));
    const ends = new Set(placed.map(({ endsAt }) => endsAt?.getTime()));
    // One requested a moment later ends later, and is a different one.
    expect(ends.size).toBe(placed.length);
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.length).toBeLessThanOrEqual(hours === null ? 1 : answers.length);
  });
});

describe("a block", () => {
  it("of fewer days than the law allows is refused", async () => {
    const { client, id } = await signedInPlayer(gateway);
    expect(await codeOf(await ask(client, BLOCK_ACCOUNT, { days: 29 }))).toBe("422 block-too-short");
    for (const days of [0, -30, 30.5, 3_651, "30"]) {
      expect(await codeOf(await ask(client, BLOCK_ACCOUNT, { days }))).toBe("400 invalid-request");
    }
    expect(await checkOf(id)).toBeNull();
    expect(await openSessions(id)).toBeGreaterThan(0);
  });

  it("can be extended, never shortened, and does not end by itself (R4.01)", async () => {
    await using own = await testGateway();
    const { client, id } = await signedInPlayer(own);
    await ask(client, BLOCK_ACCOUNT, { days: 60 });
    const again = await browserOf(own, id);
    expect(await codeOf(await ask(again, BLOCK_ACCOUNT, { days: 59 }))).toBe("409 already-excluded");
    const longer = await exclusionOf(await ask(again, BLOCK_ACCOUNT, { days: 90 }));
    const seen = async () => {
      const answer = await (await browserOf(own, id)).call("GET", GET_USER_INFO.path);
      return UserInfoSchema.parse(await answer.json()).checkResult;
    };
    expect(await seen()).toEqual({ type: "block", context: { until: longer.until } });
    await moveClock(own.database.db, "89 days 23 hours");
    expect(await seen()).toEqual({ type: "block", context: { until: longer.until } });
    await moveClock(own.database.db, "1 hour");
    expect(await seen()).toEqual({ type: "expired-block-must-be-removed-by-customer-service" });
  });
});

describe("a player who is excluded already", () => {
  it.each([
    ["on a break", TAKE_COOLING_OFF, {}],
    ["blocked", BLOCK_ACCOUNT, { days: 30 }],
  ] as const)(
    "%s may stay away for longer and for good, and none of it can be shortened (R4.01, R6.05)",
    async (_, contract, body) => {
      const { client, id } = await signedInPlayer(gateway);
      expect(await codeOf(await ask(client, contract, body))).toBe("200 ok");
      const longer = await exclusionOf(await ask(await browserOf(gateway, id), BLOCK_ACCOUNT, { days: 60 }));
      expect(await checkOf(id)).toEqual({ type: "block", context: { until: longer.until } });
      expect(await codeOf(await ask(await browserOf(gateway, id), BLOCK_ACCOUNT, { days: 30 }))).toBe(
        "409 already-excluded",
      );
      expect(await codeOf(await ask(await browserOf(gateway, id), SELF_EXCLUDE))).toBe("200 ok");
      expect(await checkOf(id)).toEqual({ type: "deactivated" });
      expect(await codeOf(await ask(await browserOf(gateway, id), BLOCK_ACCOUNT, { days: 60 }))).toBe(
        "403 restricted",
      );
    },
  );
});

describe("an account", () => {
  it("is deleted only after a confirmation of identity (asvs:7.5.1)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    expect(await codeOf(await ask(client, DELETE_ACCOUNT))).toBe("403 confirmation-needed");
    expect(await checkOf(id)).toBeNull();
  });

  it("refuses a change that was pending when it was closed", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => browserOf(gateway, id)));
    const limits = { dayOre: 100, weekOre: 200, monthOre: 300 };
    const [closed] = await Promise.all([
      ask(client, SELF_EXCLUDE),
      ...tabs.map((tab) => tab.call("PUT", SET_DEPOSIT_LIMITS.path, { body: limits })),
    ]);
    expect(closed?.status).toBe(200);
    const rows = await db()
      .select({ event: audit.event, details: audit.details })
      .from(audit)
      .where(eq(audit.playerId, id))
      .orderBy(audit.place);
    const closing = rows.findIndex(({ event }) => event === "sessions-ended");
    const after = rows.slice(closing).map(({ event }) => event);
    expect(after).toEqual(["sessions-ended", "hold-placed"]);
  });
});
