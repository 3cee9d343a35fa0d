import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { GET_SESSION_INFO, LOG_OUT, SessionInfoSchema } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { endAllSessions } from "./endSessions.ts";
import { openSession } from "./openSession.ts";
import { signedInCookies } from "./sessionCookies.ts";
import { hashToken } from "../tokens/secretToken.ts";
import { sessions } from "./tables.ts";

const INFO = `${GET_SESSION_INFO.path}?brand=fjord`;
const COOKIE = "__Host-sid";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const infoOf = async (client: SiteClient) =>
  SessionInfoSchema.parse(await (await client.call("GET", INFO)).json());

/** A browser that is signed in as a new player. */
async function signedIn() {
  const player = await addPlayer(db());
  const client = siteClient(gateway.origin);
  const token = await signIn(db(), player.id);
  client.cookies.set(COOKIE, token);
  return { client, player, token };
}

describe("the session cookie", () => {
  /** The cookie as a sign-in sends it. */
  async function emitted() {
    const { id } = await addPlayer(db());
    const opened = await db().transaction((transaction) =>
      openSession(transaction, {
        playerId: id,
        brand: "fjord",
        method: "mitid",
        userAgent: undefined,
        before: undefined,
        isConfirmed: true,
      }),
    );
    const cookie = signedInCookies(opened).find((text) => text.startsWith("__Host-sid=")) ?? "";
    const [pair = "", ...attributes] = cookie.split("; ");
    return { value: pair.slice("__Host-sid=".length), attributes, opened };
  }

  it("is bound to this host over TLS: named __Host-, Secure, Path=/ and no Domain (asvs:3.3.1, asvs:3.3.3)", async () => {
    const { attributes } = await emitted();
    expect(attributes).toEqual(expect.arrayContaining(["Secure", "Path=/"]));
    expect(attributes.join(";")).not.toMatch(/domain/i);
  });

  it("is sent by no other site, and out of reach of scripts (asvs:3.3.2, asvs:3.3.4)", async () => {
    const { attributes } = await emitted();
    expect(attributes).toContain("HttpOnly");
    expect(attributes.filter((attribute) => attribute.startsWith("SameSite"))).toEqual(["SameSite=Lax"]);
  });

  it("is 256 random bits, and another one each time (asvs:7.2.3)", async () => {
    const values = await Promise.all(Array.from({ length: 20 }, async () => (await emitted()).value));
    for (const value of values) expect(Buffer.from(value, "base64url")).toHaveLength(32);
    expect(new Set(values).size).toBe(20);
    // Nothing of one stands at the same place of another: a counter or a time would.
    const beginnings = new Set(values.map((value) => value.slice(0, 8)));
    const ends = new Set(values.map((value) => value.slice(-8)));
    expect([beginnings.size, ends.size]).toEqual([20, 20]);
  });
});

describe("session-info", () => {
  it("answers guests too, with the server's time (R7.11)", async () => {
    const info = await infoOf(siteClient(gateway.origin));
    expect(info).toEqual({ loggedIn: false, serverTime: expect.any(String) });
    expect(Math.abs(Date.parse(info.serverTime) - Date.now())).toBeLessThan(5_000);
  });

  it("tells a player since when, how and until when they are logged in (R7.11)", async () => {
    const { client } = await signedIn();
    const info = await infoOf(client);
    if (!info.loggedIn) throw new Error("The session should be open.");
    const since = (time: string) => (Date.parse(time) - Date.parse(info.loggedInAt)) / 1_000;
    expect(info.method).toBe("mitid");
    expect([since(info.expiresAt), since(info.endsAt)]).toEqual([30 * 60, 12 * 3_600]);
  });

  it("is asked for the site's own brand and no other", async () => {
    const client = siteClient(gateway.origin);
    const codeOf = async (brand: string) =>
      (await client.call("GET", `${GET_SESSION_INFO.path}?brand=${brand}`)).json();
    expect(await codeOf("eng")).toMatchObject({ error: { code: "wrong-brand", statusCode: 400 } });
    expect(await codeOf("nowhere")).toMatchObject({ error: { code: "unknown-brand", statusCode: 404 } });
  });
});

describe("a session", () => {
  it("is kept as a hash: the database holds no cookie that could be used (asvs:7.2.2, asvs:7.2.3)", async () => {
    const { token } = await signedIn();
    const [row] = await db()
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(row).toBeDefined();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const client = siteClient(gateway.origin);
    client.cookies.set(COOKIE, hashToken(token).toString("base64url"));
    expect(await infoOf(client)).toMatchObject({ loggedIn: false });
  });

  it("is another one after each login, and the browser's last one is over (asvs:7.2.4)", async () => {
    const { client, player, token } = await signedIn();
    const details = {
      playerId: player.id,
      brand: "fjord",
      method: "passkey",
      userAgent: undefined,
      isConfirmed: false,
    } as const;
    const next = await db().transaction((transaction) =>
      openSession(transaction, { ...details, before: token }),
    );
    expect(next.token).not.toBe(token);
    expect(await infoOf(client)).toMatchObject({ loggedIn: false });
    client.cookies.set(COOKIE, next.token);
    expect(await infoOf(client)).toMatchObject({ loggedIn: true, method: "passkey" });
  });

  it("is good on the brand it was begun on alone (asvs:8.4.1)", async () => {
    const { token } = await signedIn();
    const other = siteClient(gateway.origin, "eng");
    other.cookies.set(COOKIE, token);
    const answer = await other.call("GET", `${GET_SESSION_INFO.path}?brand=eng`);
    expect(await answer.json()).toMatchObject({ loggedIn: false });
  });

  it.each(["", "x", "a".repeat(43) + "=", "../etc/passwd", "é".repeat(43)])(
    "is none for a cookie that says %j",
    async (value) => {
      const headers = { cookie: `${COOKIE}=${encodeURIComponent(value)}` };
      const answer = await siteClient(gateway.origin).call("GET", INFO, { headers });
      expect(await answer.json()).toMatchObject({ loggedIn: false });
    },
  );

  it.each([
    ["one of them", (token: string) => `${COOKIE}=${token}; other=1; ${COOKIE}=${"A".repeat(43)}`],
    [
      "one with a space behind its name",
      (token: string) => `${COOKIE} =${"A".repeat(43)}; ${COOKIE}=${token}`,
    ],
    [
      "one with a tab behind its name",
      (token: string) => `${COOKIE}\t=${"A".repeat(43)}; ${COOKIE}=${token}`,
    ],
  ])("is refused when two cookies claim to be it: somebody else has set %s", async (_, cookieOf) => {
    const { token } = await signedIn();
    const headers = { cookie: cookieOf(token) };
    const answer = await siteClient(gateway.origin).call("GET", INFO, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "duplicate-session" } });
  });

  it("ends without use, is moved on by use, and ends after its longest time all the same (asvs:7.3.1, asvs:7.3.2)", async () => {
    await using own = await testGateway();
    const { db: moved } = own.database;
    const client = siteClient(own.origin);
    const player = await addPlayer(moved);
    const use = () => client.call("GET", GET_USER_INFO.path);
    const begin = async () => client.cookies.set(COOKIE, await signIn(moved, player.id));

    await begin();
    await moveClock(moved, "29 minutes 59 seconds");
    expect((await use()).status).toBe(200);
    await moveClock(moved, "29 minutes 50 seconds");
    expect((await use()).status).toBe(200);
    await moveClock(moved, "30 minutes 1 second");
    expect((await use()).status).toBe(401);

    await begin();
    for (let used = 0; used < 35; used += 1) {
      await moveClock(moved, "20 minutes");
      expect((await use()).status, `after ${used} uses`).toBe(200);
    }
    await moveClock(moved, "20 minutes");
    expect((await use()).status).toBe(401);
  });

  it("tells the browser its new end when use has moved it, and only then (R3.07)", async () => {
    await using own = await testGateway();
    const { db: moved } = own.database;
    const client = siteClient(own.origin);
    client.cookies.set(COOKIE, await signIn(moved, (await addPlayer(moved)).id));
    const expiryAfter = async (path: string) => {
      client.cookies.delete("session_expiry");
      await client.call("GET", path);
      return client.cookies.get("session_expiry");
    };
    expect(await expiryAfter(GET_USER_INFO.path)).toBeUndefined();
    await moveClock(moved, "10 minutes");
    expect(await expiryAfter(INFO)).toBeUndefined();
    const told = (await expiryAfter(GET_USER_INFO.path)) ?? "";
    const info = await infoOf(client);
    expect(info).toMatchObject({ loggedIn: true, expiresAt: told });
    expect((Date.parse(told) - Date.parse(info.serverTime)) / 60_000).toBeCloseTo(30, 0);
  });

  it("is over in every browser at once when all of a player's are ended (asvs:7.4.3)", async () => {
    const { client, player } = await signedIn();
    const elsewhere = siteClient(gateway.origin, "eng");
    elsewhere.cookies.set(COOKIE, await signIn(db(), player.id, "eng"));
    const stranger = await signedIn();
    await db().transaction((transaction) =>
      endAllSessions(transaction, player.id, "fjord", "credential-changed"),
    );
    expect((await client.call("GET", GET_USER_INFO.path)).status).toBe(401);
    expect((await elsewhere.call("GET", GET_USER_INFO.path)).status).toBe(401);
    expect((await stranger.client.call("GET", GET_USER_INFO.path)).status).toBe(200);
  });
});

describe("logout", () => {
  it("ends the session on the server and takes its cookies away (R7.12, asvs:7.4.1)", async () => {
    const { client, token } = await signedIn();
    client.cookies.set("userJustLoggedIn", "1");
    client.cookies.set("loggedInBefore", "1");
    const answer = await client.call("POST", LOG_OUT.path);
    expect(await answer.json()).toEqual({ done: true });
    expect([...client.cookies.keys()]).toEqual(["loggedInBefore"]);
    client.cookies.set(COOKIE, token);
    expect(await infoOf(client)).toMatchObject({ loggedIn: false });
  });

  it("is 400 without a session, and takes its cookies away all the same (R8.02)", async () => {
    const client = siteClient(gateway.origin);
    client.cookies.set(COOKIE, "B".repeat(43));
    const answer = await client.call("POST", LOG_OUT.path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "no-session" } });
    expect(client.cookies.has(COOKIE)).toBe(false);
  });

  it("by fifty tabs at once is one end, once in the audit", async () => {
    const { client, player } = await signedIn();
    const cookie = { cookie: `${COOKIE}=${client.cookies.get(COOKIE)}` };
    const tabs = Array.from({ length: 50 }, () => siteClient(gateway.origin));
    const answers = await Promise.all(tabs.map((tab) => tab.call("POST", LOG_OUT.path, { headers: cookie })));
    for (const { status } of answers) expect([200, 400]).toContain(status);
    const { rows } = await db().execute(
      `select event from audit where player_id = '${player.id}' and event = 'session-ended'`,
    );
    expect(rows).toHaveLength(1);
  });
});
