import { TRACK_EVENT, TRACK_PAGE_REQUEST, type MetaEntry } from "@spilhus/contracts/tracking";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "../sessions/tables.ts";
import { codeOf } from "../../testing/answers.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { trackingEntries } from "./tables.ts";
import { deleteOldEntries, RETENTION_DAYS } from "./deleteOldEntries.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
beforeEach(async () => {
  await gateway.database.db.delete(trackingEntries);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const AT = { brand: "fjord", triggered_at: "2026-11-22T01:00:00.000Z" };
const PAGE = { ...AT, url: "http://fjord.localhost:3000/casino", referrer: "", mobile_in_desktop_view: null };
const kept = () => gateway.database.db.select().from(trackingEntries).orderBy(trackingEntries.id);

function visitor(consent?: string, client: SiteClient = siteClient(gateway.origin)): SiteClient {
  if (consent !== undefined) client.cookies.set("consent", consent);
  return client;
}
const all = () => visitor("v1.111");
const tellPage = (client: SiteClient, page: object = {}) =>
  client.call("POST", TRACK_PAGE_REQUEST.path, { body: { ...PAGE, ...page } });
const tellEvent = (
  client: SiteClient,
  name: string,
  metaData: readonly MetaEntry[] | null = null,
  more = {},
) =>
  client.call("POST", TRACK_EVENT.path, {
    body: { ...AT, event_name: name, event_type: "not-set", meta_data: metaData, ...more },
  });

describe("a page request", () => {
  it("is kept as it was told, and answered with nothing but that it was taken (R3.09, R7.19)", async () => {
    const referrer = "https://soeg.example/";
    const answer = await tellPage(all(), { referrer });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expect(await kept()).toMatchObject([
      { brand: "fjord", url: PAGE.url, referrer, triggeredAt: new Date(AT.triggered_at), eventName: null },
    ]);
  });

  it("keeps no token, code or transaction of an address, whoever has sent it (R3.09)", async () => {
    const origin = "http://fjord.localhost:3000";
    await tellPage(all(), {
      url: `${origin}/skift-adgangskode/hemmelig?code=hemmelig&utm_source=brev#hemmelig`,
      referrer: `${origin}/payments/pending/hemmelig?state=hemmelig`,
    });
    const [entry] = await kept();
    expect(entry?.url).toBe(`${origin}/skift-adgangskode/-?utm_source=brev`);
    expect(JSON.stringify(entry)).not.toContain("hemmelig");
  });
});

describe("an event", () => {
  it("is kept with its facts (R3.10, R7.20)", async () => {
    const facts = [
      { key: "type", value: "cancel" },
      { key: "raw", value: '{"type":"cancel"}' },
    ];
    expect((await tellEvent(all(), "browser-result", facts, { log_entry: true })).status).toBe(204);
    expect(await kept()).toMatchObject([
      { eventName: "browser-result", eventType: "not-set", metaData: facts, logEntry: true, url: null },
    ]);
  });

  it.each([
    "010790-1234",
    "0107901234",
    "mette.madsen@example.dk",
    "+45 20 30 40 50",
    "s3F_9pQe7Zk1Vd8Lw2Rm6Tn4Yb0Xc5Jh-uGaOiPqKz1",
  ])("keeps nothing of a person and nothing that opens something: %s", async (secret) => {
    await tellEvent(all(), "browser-result", [{ key: "raw", value: `{"message":"Hej ${secret} farvel"}` }]);
    expect(await kept()).toMatchObject([{ metaData: [{ key: "raw", value: '{"message":"Hej - farvel"}' }] }]);
  });

  it("has no more facts than fit", async () => {
    const facts = Array.from({ length: 5 }, (_, index) => ({ key: `k${index}`, value: "a ".repeat(2_000) }));
    expect(await codeOf(await tellEvent(all(), "much", facts))).toBe("400 invalid-request");
    const many = Array.from({ length: 51 }, (_, index) => ({ key: `k${index}`, value: 1 }));
    expect(await codeOf(await tellEvent(all(), "many", many))).toBe("400 invalid-request");
    expect(await kept()).toEqual([]);
  });
});

describe("consent", () => {
  it.each([undefined, "v1.101", "v1.000", "v9.111", ""])(
    "to statistics is not given by %j: nothing is kept, and nobody is told so (R7.19, R7.20)",
    async (consent) => {
      const { client } = await signedInPlayer(gateway);
      const guest = visitor(consent);
      expect((await tellPage(guest)).status).toBe(204);
      expect((await tellEvent(guest, "passkey-registered")).status).toBe(204);
      expect((await tellEvent(visitor(consent, client), "login-receipt", [])).status).toBe(204);
      expect(await kept()).toEqual([]);
    },
  );
});

describe("a receipt", () => {
  const facts = (userId: string): MetaEntry[] => [
    { key: "site-name", value: "Fjord" },
    { key: "user-id", value: userId },
    { key: "partner-id", value: "12" },
    { key: "partner-name", value: "Spilguiden" },
    { key: "user-just-logged-in", value: true },
    { key: "action", value: "login-receipt" },
    { key: "full-name", value: "Mette Madsen" },
  ];

  it("of a login is kept once, however often and by however many tabs it is sent (R3.11)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    visitor("v1.111", client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tellEvent(client, "login-receipt", facts(id))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(await kept()).toHaveLength(1);
    await tellEvent(client, "signup-receipt", facts(id));
    await tellEvent(visitor("v1.111", await browserOf(gateway, id)), "login-receipt", facts(id));
    expect((await kept()).map(({ eventName }) => eventName)).toEqual([
      "login-receipt",
      "signup-receipt",
      "login-receipt",
    ]);
  });

  it("has the fields it is specified to have, and the player of the session whatever it says (R3.11)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await tellEvent(visitor("v1.111", client), "login-receipt", facts("somebody else"));
    const expected = facts(id).filter(({ key }) => key !== "full-name");
    expect(await kept()).toMatchObject([{ metaData: expected }]);
  });

  it("names no partner without consent to marketing (R3.11)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await tellEvent(visitor("v1.010", client), "login-receipt", facts(id));
    const [entry] = await kept();
    expect(entry?.metaData).toContainEqual({ key: "partner-name", value: null });
    expect(JSON.stringify(entry)).not.toContain("Spilguiden");
  });

  it("of nobody is none (R3.11)", async () => {
    expect((await tellEvent(all(), "login-receipt", facts("somebody"))).status).toBe(204);
    expect(await kept()).toEqual([]);
  });
});

describe("the tracking service", () => {
  it("takes nothing from other sites, nor for another brand", async () => {
    const marked = { headers: { "x-requested-with": undefined } };
    const foreign = await all().call("POST", TRACK_EVENT.path, { body: {}, ...marked });
    expect(await codeOf(foreign)).toBe("403 cross-site");
    expect(await codeOf(await tellPage(all(), { brand: "eng" }))).toBe("400 wrong-brand");
  });

  it("is counted apart from other calls, and takes so much from one visitor alone (asvs:2.4.1)", async () => {
    await using own = await testGateway({
      environment: {
        RATE_LIMITS: JSON.stringify({ trackingPerMinute: { account: 2, address: 3, everybody: 100 } }),
      },
    });
    const { client } = await signedInPlayer(own);
    const codes: number[] = [];
    for (let time = 0; time < 3; time += 1) codes.push((await tellPage(visitor("v1.111", client))).status);
    expect(codes).toEqual([204, 204, 429]);
    const guest = visitor("v1.111", siteClient(own.origin));
    expect((await tellPage(guest)).status).toBe(429);
    expect((await client.call("GET", "/gateway/player-account/api/public/user/info")).status).toBe(200);
  });

  it("does not keep a session alive by itself (asvs:7.3.1)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const { db } = gateway.database;
    await moveClock(db, "20 minutes");
    await tellPage(visitor("v1.111", client));
    await moveClock(db, "11 minutes");
    expect((await client.call("GET", "/gateway/player-account/api/public/user/info")).status).toBe(401);
    const [row] = await db
      .select()
      .from(sessions)
      .where(sql`player_id = ${id}`);
    expect(row?.lastUsedAt).toEqual(row?.loggedInAt);
  });

  it("keeps what it was told for ninety days and no longer", async () => {
    const { db } = gateway.database;
    await tellPage(all());
    await moveClock(db, `${RETENTION_DAYS - 1} days`);
    await tellPage(all());
    await deleteOldEntries(db);
    expect(await kept()).toHaveLength(2);
    await moveClock(db, "1 day");
    await deleteOldEntries(db);
    expect(await kept()).toHaveLength(1);
  });
});
