import { randomUUID } from "node:crypto";
import {
  CLOSE_SUPPORT_CONVERSATION,
  DOWNLOAD_SUPPORT_TRANSCRIPT,
  OPEN_SUPPORT_CONVERSATION,
  RATE_SUPPORT_CONVERSATION,
  READ_SUPPORT_MESSAGES,
  SUPPORT_GATEWAY_LIMITS,
} from "@spilhus/contracts/support";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import {
  addressOf,
  answerCookies,
  consentingGuest,
  findTalk,
  openingBody,
  openTalk,
  pollOf,
  sendTo,
  talkIn,
  textsOf,
} from "../../testing/supportStage.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());
const guest = () => consentingGuest(gateway.origin);

describe("a conversation of a player (R1.06)", () => {
  it("begins with a topic and a first message, and is found again on another device", async () => {
    const { client } = await signedInPlayer(gateway);
    const begun = await openTalk(client, { topic: "game", text: "  Runden blev væk\r\n\r\nkl. 18  " });
    expect(begun).toMatchObject({ topic: "game", state: "waiting", agent: null, lastSeq: 1, rating: null });
    expect(await textsOf(client, begun.id)).toEqual(["Runden blev væk\n\nkl. 18"]);
    expect((await findTalk(client)).conversation?.id).toBe(begun.id);
    expect(client.cookies.has("__Host-support")).toBe(false);
  });

  it("brings what is new after a place, and nothing where nothing has changed", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id, version } = await openTalk(client);
    const quiet = await pollOf(client, id, `after=1&known=${version}`);
    expect(Number(quiet.headers.get("content-length"))).toBeLessThan(60);
    expect(await talkIn(quiet)).toEqual({ conversation: null, messages: [] });
    await sendTo(client, id, "Er der nogen?");
    const news = await talkIn(await pollOf(client, id, `after=1&known=${version}`));
    expect(news.messages.map(({ seq, text, author }) => [seq, text, author])).toEqual([
      [2, "Er der nogen?", "visitor"],
    ]);
    expect(news.conversation?.version).toBeGreaterThan(version);
  });

  it("takes 20 messages at once in one order without gaps", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const texts = Array.from({ length: 19 }, (_, place) => `nummer ${place}`);
    await Promise.all(texts.map((text) => sendTo(client, id, text)));
    const { messages } = await talkIn(await pollOf(client, id));
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(messages.map(({ text }) => text).toSorted()).toEqual(["Hvor er mine penge?", ...texts].toSorted());
  });

  it("keeps how far its visitor has read, and never less", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const read = (seq: number) =>
      client.call("POST", addressOf(READ_SUPPORT_MESSAGES.path, id), { body: { seq } });
    await sendTo(client, id, "to");
    expect((await read(99)).status).toBe(200);
    expect((await read(1)).status).toBe(200);
    expect((await talkIn(await pollOf(client, id))).conversation?.readByVisitor).toBe(2);
  });

  it("is ended, rated, kept as a file, and then takes no message", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client, { text: "Tak for hjælpen <b>i går</b>" });
    const closed = await client.call("POST", addressOf(CLOSE_SUPPORT_CONVERSATION.path, id));
    expect(await closed.json()).toMatchObject({ state: "closed" });
    const rate = (rating: number) =>
      client.call("POST", addressOf(RATE_SUPPORT_CONVERSATION.path, id), { body: { rating } });
    expect(await (await rate(5)).json()).toMatchObject({ rating: 5 });
    expect(await codeOf(await rate(6))).toBe("400 invalid-request");
    expect(await codeOf(await sendTo(client, id, "Hov"))).toBe("409 conversation-closed");
    const file = await client.call("GET", `${addressOf(DOWNLOAD_SUPPORT_TRANSCRIPT.path, id)}?locale=da`);
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="samtale-\d{4}-\d\d-\d\d\.txt"$/,
    );
    expect(file.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await file.text()).toMatch(
      /Fjord\n\n\d\d[./]\d\d[./]\d{4}.*Dig\nTak for hjælpen <b>i går<\/b>\n$/s,
    );
  });

  it("that is over is shown for a day, and the next one begins beside it", async () => {
    await using own = await testGateway();
    const { client, id: playerId } = await signedInPlayer(own);
    const first = await openTalk(client);
    await client.call("POST", addressOf(CLOSE_SUPPORT_CONVERSATION.path, first.id));
    expect((await findTalk(client)).conversation?.id).toBe(first.id);
    const second = await openTalk(client);
    expect((await findTalk(client)).conversation?.id).toBe(second.id);
    await client.call("POST", addressOf(CLOSE_SUPPORT_CONVERSATION.path, second.id));
    await moveClock(own.database.db, "25 hours");
    const { browserOf } = await import("../../testing/signedInPlayer.ts");
    expect((await findTalk(await browserOf(own, playerId))).conversation).toBeNull();
  });

  it.each(Object.entries(HOLDS_OF))("is open under the restriction %s (R6.05)", async (_, holds) => {
    const { client } = await signedInPlayer(gateway, { holds });
    const { id } = await openTalk(client, { topic: "limits" });
    expect(await textsOf(client, id)).toHaveLength(1);
  });

  it("does not keep a session from its idle end by being watched", async () => {
    await using own = await testGateway();
    const { client } = await signedInPlayer(own);
    const { id } = await openTalk(client);
    await moveClock(own.database.db, "10 minutes");
    const answer = await pollOf(client, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("a conversation of a guest (R6.06)", () => {
  it("hangs on a secret cookie that scripts cannot read", async () => {
    const client = guest();
    const answer = await client.call("POST", OPEN_SUPPORT_CONVERSATION.path, { body: openingBody() });
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-support=[\w-]{43}; /);
    for (const part of [
      "HttpOnly",
      "Secure",
      "SameSite=Lax",
      "Path=/",
      `Max-Age=${SUPPORT_GATEWAY_LIMITS.guestSeconds}`,
    ]) {
      expect(cookie).toContain(part);
    }
    const { conversation } = await talkIn(answer);
    expect((await findTalk(client)).conversation?.id).toBe(conversation?.id);
    expect((await findTalk(guest())).conversation).toBeNull();
  });

  it("as a message needs an address for the answer, no consent, and sets no cookie (R4.19)", async () => {
    const client = siteClient(gateway.origin);
    const leave = (fields: object) =>
      client.call("POST", OPEN_SUPPORT_CONVERSATION.path, {
        body: openingBody({ channel: "message", ...fields }),
      });
    expect(await codeOf(await leave({}))).toBe("400 email-needed");
    expect(await codeOf(await leave({ email: "ingen" }))).toBe("400 invalid-request");
    expect((await leave({ email: "gaest@example.dk" })).status).toBe(200);
    expect(client.cookies.size).toBe(0);
  });

  it("is refused without consent to preferences, and so is another message once it is withdrawn (R4.17, R4.18)", async () => {
    const client = siteClient(gateway.origin);
    const open = () => client.call("POST", OPEN_SUPPORT_CONVERSATION.path, { body: openingBody() });
    expect(await codeOf(await open())).toBe("403 consent-needed");
    answerCookies(client, false);
    expect(await codeOf(await open())).toBe("403 consent-needed");
    expect(client.cookies.has("__Host-support")).toBe(false);
    const { id } = await openTalk(client);
    answerCookies(client, false);
    expect(await codeOf(await sendTo(client, id, "er der nogen?"))).toBe("403 consent-needed");
    expect(await textsOf(client, id)).toHaveLength(1);
  });

  it("goes on with the same secret in its next conversation", async () => {
    const client = guest();
    const first = await openTalk(client);
    const secret = client.cookies.get("__Host-support");
    const second = await openTalk(client);
    expect(client.cookies.get("__Host-support")).toBe(secret);
    expect(await textsOf(client, first.id)).toHaveLength(1);
    expect(await textsOf(client, second.id)).toHaveLength(1);
  });

  it("is begun once by a key, also when the first answer with its cookie was lost (support attack 3)", async () => {
    const body = openingBody();
    const [lost, other] = [guest(), guest()];
    const open = (client: typeof lost) => client.call("POST", OPEN_SUPPORT_CONVERSATION.path, { body });
    const first = await talkIn(await open(lost));
    const retried = await talkIn(await open(other));
    expect(retried.conversation?.id).toBe(first.conversation?.id);
    expect(await textsOf(other, first.conversation?.id ?? "")).toHaveLength(1);
    // The lost cookie opens nothing any more.
    expect(await codeOf(await pollOf(lost, first.conversation?.id ?? ""))).toBe("404 not-found");
  });

  it("is not given to a key that is old or that a player has used", async () => {
    await using own = await testGateway();
    const body = openingBody();
    await consentingGuest(own.origin).call("POST", OPEN_SUPPORT_CONVERSATION.path, { body });
    await moveClock(own.database.db, "11 minutes");
    const later = await consentingGuest(own.origin).call("POST", OPEN_SUPPORT_CONVERSATION.path, { body });
    expect(await codeOf(later)).toBe("409 key-used");
    const { client } = await signedInPlayer(own);
    answerCookies(client);
    const players = openingBody();
    await client.call("POST", OPEN_SUPPORT_CONVERSATION.path, { body: players });
    const stolen = await consentingGuest(own.origin).call("POST", OPEN_SUPPORT_CONVERSATION.path, {
      body: players,
    });
    expect(await codeOf(stolen)).toBe("409 key-used");
  });
});

describe("a login", () => {
  it("claims a guest's conversation once, and takes its cookie away (support attack 2)", async () => {
    const browser = guest();
    const { id } = await openTalk(browser, { email: "gaest@example.dk" });
    const secret = browser.cookies.get("__Host-support") ?? "";
    const { client } = await signedInPlayer(gateway);
    client.cookies.set("__Host-support", secret);
    expect((await findTalk(client)).conversation?.id).toBe(id);
    expect(client.cookies.has("__Host-support")).toBe(false);
    // Replayed by whoever has kept it: it opens nothing, and another player claims nothing.
    expect(await codeOf(await pollOf(browser, id))).toBe("404 not-found");
    expect((await findTalk(browser)).conversation).toBeNull();
    const { client: other } = await signedInPlayer(gateway);
    other.cookies.set("__Host-support", secret);
    expect((await findTalk(other)).conversation).toBeNull();
    expect(await codeOf(await pollOf(other, id))).toBe("404 not-found");
    expect(await textsOf(client, id)).toHaveLength(1);
  });

  it("claims for one of two players who come with one secret at once (support attack 2)", async () => {
    const browser = guest();
    const { id } = await openTalk(browser);
    const secret = browser.cookies.get("__Host-support") ?? "";
    const clients = await Promise.all([signedInPlayer(gateway), signedInPlayer(gateway)]);
    for (const { client } of clients) client.cookies.set("__Host-support", secret);
    const found = await Promise.all(clients.map(({ client }) => findTalk(client)));
    expect(found.filter(({ conversation }) => conversation?.id === id)).toHaveLength(1);
  });

  it("on another brand claims nothing", async () => {
    const browser = guest();
    await openTalk(browser);
    const { client } = await signedInPlayer(gateway, {}, { brand: "eng" });
    client.cookies.set("__Host-support", browser.cookies.get("__Host-support") ?? "");
    expect((await findTalk(client)).conversation).toBeNull();
    expect((await findTalk(browser)).conversation).not.toBeNull();
  });
});

describe("two gateways on one database", () => {
  it("see one conversation, and one message for a key", async () => {
    await using other = await gateway.another();
    const { client } = await signedInPlayer(gateway);
    const there = siteClient(other.origin);
    const { id } = await openTalk(client);
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    const key = randomUUID();
    const sent = await Promise.all([sendTo(client, id, "en gang", key), sendTo(there, id, "en gang", key)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await textsOf(there, id)).toEqual(["Hvor er mine penge?", "en gang"]);
  });
});
