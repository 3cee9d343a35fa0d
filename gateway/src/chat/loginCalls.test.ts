import { createHmac } from "node:crypto";
import { ADMIT_CHAT_SOCKET, ChatAdmissionSchema, GET_XMPP_CONFIG } from "@spilhus/contracts/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { chatSanctions } from "./tables.ts";

const SECRET = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
const CHAT = JSON.stringify({ control: "http://127.0.0.1:9", secret: SECRET });
const hmac = (text: string) => createHmac("sha256", SECRET).update(text).digest("hex");

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ environment: { CHAT } });
});
afterAll(() => gateway[Symbol.asyncDispose]());

const config = (client: SiteClient, headers = {}) => client.call("GET", GET_XMPP_CONFIG.path, { headers });
const tokenOf = (client: SiteClient) => client.cookies.get("__Host-sid") ?? null;
const admit = async (session: string | null, brand = "fjord") =>
  ChatAdmissionSchema.parse(
    await (await gateway.manage("POST", ADMIT_CHAT_SOCKET.path, { brand, session })).json(),
  );
const ban = (playerId: string) =>
  gateway.database.db.insert(chatSanctions).values({
    ...{ brand: "fjord", playerId, kind: "ban", reason: "spam", note: "test", state: "in-force" },
    ...{ from: new Date(), minutes: 60, until: new Date(Date.now() + 3_600_000), givenBy: "chat-1" },
  });

describe("lock 1, the configuration of the chat", () => {
  it("is exactly an address that tells nothing of the player, and a password of 60 s (R3.13, R7.17)", async () => {
    const { client } = await signedInPlayer(gateway, { firstName: "Karla", lastName: "Holm" });
    const before = Math.floor(Date.now() / 1_000);
    const answer = await config(client);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const body = (await answer.json()) as { jid: string; password: string };
    expect(Object.keys(body).toSorted()).toEqual(["jid", "password"]);
    expect(body.jid).toMatch(/^[a-z2-7]{26}@chat\.fjord\.localhost$/);
    const [end = "", mac] = body.password.split(".");
    expect(mac).toBe(hmac(`${body.jid}|${end}`));
    expect(Number(end) - before).toBeGreaterThanOrEqual(60);
    expect(Number(end) - before).toBeLessThanOrEqual(62);
  });

  it("has the same address each time, and another one on another brand (R7.17)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const jidOf = async (one: SiteClient) => ((await (await config(one)).json()) as { jid: string }).jid;
    const jid = await jidOf(client);
    expect(await jidOf(client)).toBe(jid);
    const [other = ""] = (await jidOf(await browserOf(gateway, id, { brand: "eng" }))).split("@");
    expect(jid.startsWith(other)).toBe(false);
  });

  it("is refused without a session and to another site's page (R7.17)", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await config(client, { cookie: undefined }))).toBe("401 not-signed-in");
    expect(await codeOf(await config(client, { "x-requested-with": undefined }))).toBe("403 cross-site");
    expect(await codeOf(await config(client, { "sec-fetch-site": "cross-site" }))).toBe("403 cross-site");
  });

  it.each(Object.keys(HOLDS_OF))("is refused under %s, with the reason (R6.05)", async (restriction) => {
    const { client } = await signedInPlayer(gateway, { holds: HOLDS_OF[restriction] ?? [] });
    const answer = await config(client);
    expect(answer.status).toBe(403);
    const { error } = (await answer.json()) as { error: { code: string; details: object } };
    expect(error).toMatchObject({ code: "restricted", details: { reason: restriction } });
  });

  it("is refused to who is banned from the chat, with reason and end", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await ban(id);
    const { error } = (await (await config(client)).json()) as { error: object };
    expect(error).toMatchObject({
      code: "chat-banned",
      statusCode: 403,
      details: { reason: "spam", until: expect.any(String) },
    });
  });

  it("is answered ten times a minute and no more (chat attack 26)", async () => {
    const limits = { chatLoginsPerMinute: { account: 10, address: 100, everybody: 100 } };
    await using own = await testGateway({ environment: { CHAT, RATE_LIMITS: JSON.stringify(limits) } });
    const { client } = await signedInPlayer(own);
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await config(client)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it("is not there where no chat server is (R5.10)", async () => {
    await using own = await testGateway();
    const { client } = await signedInPlayer(own);
    expect(await codeOf(await config(client))).toBe("503 unavailable");
  });
});

describe("lock 2, the admission of a socket", () => {
  it("gives a ticket of 10 s for the session's player, brand, name and role", async () => {
    const { client } = await signedInPlayer(gateway, { firstName: "Karoline" });
    const { jid } = (await (await config(client)).json()) as { jid: string };
    const admission = await admit(tokenOf(client));
    if (!admission.admitted) throw new Error(admission.reason);
    expect(jid.startsWith(`${admission.chatId}@`)).toBe(true);
    const parts = admission.ticket.split(".");
    expect(parts.slice(0, 4)).toEqual(["v1", admission.sessionRef, admission.chatId, "fjord"]);
    expect(Buffer.from(parts[4] ?? "", "base64url").toString()).toMatch(/^Karoline/);
    expect(parts[5]).toBe("player");
    expect(Number(parts[6]) * 1_000 - Date.now()).toBeLessThanOrEqual(11_000);
    expect(parts[7]).toBe(hmac(parts.slice(0, 7).join(".")));
  });

  it("is refused for no cookie, a wrong one, and one of another brand (chat attack 2)", async () => {
    const { client } = await signedInPlayer(gateway);
    const refused = { admitted: false, reason: "not-signed-in", until: null };
    expect(await admit(null)).toEqual(refused);
    expect(await admit("x".repeat(43))).toEqual(refused);
    expect(await admit(tokenOf(client), "eng")).toEqual(refused);
    const nowhere = { brand: "nowhere", session: tokenOf(client) };
    expect(await codeOf(await gateway.manage("POST", ADMIT_CHAT_SOCKET.path, nowhere))).toBe(
      "404 unknown-brand",
    );
  });

  it.each(Object.keys(HOLDS_OF))("is refused under %s (R6.05)", async (restriction) => {
    const { client } = await signedInPlayer(gateway, { holds: HOLDS_OF[restriction] ?? [] });
    expect(await admit(tokenOf(client))).toMatchObject({ admitted: false, reason: "restricted" });
  });

  it("is refused to who is banned from the chat", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await ban(id);
    const refused = { admitted: false, reason: "chat-banned", until: expect.any(String) };
    expect(await admit(tokenOf(client))).toEqual(refused);
  });

  it("is told to signed calls alone (chat attack 2)", async () => {
    const answer = await fetch(gateway.origin + ADMIT_CHAT_SOCKET.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ brand: "fjord", session: null }),
    });
    expect(answer.status).toBe(401);
  });
});
