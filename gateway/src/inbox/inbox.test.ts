import {
  GET_USER_INFO,
  LIST_MESSAGES,
  MARK_MESSAGE,
  MessagesSchema,
  SET_DEPOSIT_LIMITS,
  SET_PHONE_NUMBER,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import type { StoryContent } from "@spilhus/contracts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { databaseNow } from "../clock/databaseNow.ts";
import { stories } from "../content/tables.ts";
import { messages } from "./tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { EVENT_TEXTS } from "./eventTexts.ts";
import { putMessage } from "./putMessage.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterEach(() => db().delete(stories));
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const list = async (client: SiteClient, query = "locale=da") => {
  const answer = await client.call("GET", `${LIST_MESSAGES.path}?${query}`);
  return MessagesSchema.parse(await answer.json());
};
const subjects = async (client: SiteClient, query?: string) =>
  (await list(client, query)).messages.map(({ subject }) => subject);
const mark = (client: SiteClient, id: string, isRead = true) =>
  client.call("PUT", MARK_MESSAGE.path.replace("{id}", id), { body: { isRead } });
const unreadOf = async (client: SiteClient) =>
  UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json()).unreadMessages;

/** A story that a brand has published for its players, with the time of the database's clock. */
async function publish(fields: Record<string, unknown> = {}, brand = "fjord", slug: string = randomUUID()) {
  const content: StoryContent = {
    _uid: randomUUID(),
    component: "message",
    subject: "Nyt fra os",
    subject__i18n__en: "News from us",
    body: "Første afsnit.\n\nAndet afsnit.",
    ...fields,
  };
  const uuid = randomUUID();
  const at = databaseNow;
  await db()
    .insert(stories)
    .values({
      ...{ uuid, brand, name: slug, position: 10, draft: content, published: content },
      fullSlug: `beskeder/${slug}`,
      ...{ createdAt: at, updatedAt: at, publishedAt: at, firstPublishedAt: at },
    });
  return uuid;
}

describe("the inbox", () => {
  it("has messages of the account's events and of the brand, newest first, in the requested language (R2.34)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    expect(await list(client)).toEqual({ messages: [], unread: 0, next: null });
    await putMessage(db(), id, EVENT_TEXTS.welcome());
    await publish();
    await publish({}, "eng");
    expect(await subjects(client)).toEqual(["Nyt fra os", "Velkommen til din spilkonto"]);
    expect(await subjects(client, "locale=en")).toEqual(["News from us", "Welcome to your account"]);
    const [story] = (await list(client, "locale=en")).messages;
    expect(story).toMatchObject({ source: "content", body: "Første afsnit.\n\nAndet afsnit.", readAt: null });
  });

  it("counts unread messages, and shares read ones between devices (R2.34)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await putMessage(db(), id, EVENT_TEXTS.welcome());
    await publish();
    expect([await unreadOf(client), (await list(client)).unread]).toEqual([2, 2]);
    const [story, event] = (await list(client)).messages;
    for (const [message, left] of [
      [story, 1],
      [event, 0],
    ] as const) {
      const answer = await mark(client, message?.id ?? "");
      expect(await answer.json()).toMatchObject({ readAt: expect.any(String), unread: left });
      expect(await unreadOf(await browserOf(gateway, id))).toBe(left);
    }
    const before = (await list(client)).messages.map(({ readAt }) => readAt);
    await mark(client, story?.id ?? "");
    expect((await list(client)).messages.map(({ readAt }) => readAt)).toEqual(before);
    await mark(client, story?.id ?? "", false);
    expect(await unreadOf(client)).toBe(1);
  });

  it("has pages with each message once, also those of the same time (R2.34)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const texts = Array.from({ length: 45 }, (_, index) => ({
      da: { subject: `Besked ${index}`, body: "" },
      en: { subject: `Message ${index}`, body: "" },
    }));
    const sentAt = new Date(Date.now() - 60_000);
    await db()
      .insert(messages)
      .values(texts.map((text) => ({ playerId: id, source: "event" as const, texts: text, sentAt })));
    const seen: string[] = [];
    let after: string | null = "";
    const sizes: number[] = [];
    while (after !== null) {
      const page = await list(client, `locale=da${after && `&after=${after}`}`);
      sizes.push(page.messages.length);
      seen.push(...page.messages.map(({ subject }) => subject));
      after = page.next;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    for (const forged of ["x", Buffer.from("now()|1").toString("base64url"), "'%20or%201=1"]) {
      const answer = await client.call("GET", `${LIST_MESSAGES.path}?locale=da&after=${forged}`);
      expect(await codeOf(answer)).toBe("400 invalid-request");
    }
  });

  it("of another player is treated as missing (asvs:8.2.2)", async () => {
    const owner = await signedInPlayer(gateway);
    await putMessage(db(), owner.id, EVENT_TEXTS.welcome());
    const [message] = (await list(owner.client)).messages;
    const { client } = await signedInPlayer(gateway);
    expect(await subjects(client)).toEqual([]);
    for (const id of [message?.id ?? "", randomUUID(), "x"]) {
      expect(await codeOf(await mark(client, id))).toBe("404 not-found");
    }
    expect(await unreadOf(owner.client)).toBe(1);
  });
});

describe("a marketing message", () => {
  it("is only in the inbox of a player who has allowed e-mail and is free to play (R6.05)", async () => {
    const story = await publish({ is_marketing: true });
    const marketing = { email: true, sms: false, phone: false, push: false };
    const allow = (client: SiteClient) =>
      client.call("PUT", LIST_MESSAGES.path.replace("messages", "marketing-permission"), { body: marketing });
    const { client } = await signedInPlayer(gateway);
    expect([await subjects(client), await unreadOf(client)]).toEqual([[], 0]);
    expect(await codeOf(await mark(client, story))).toBe("404 not-found");
    await allow(client);
    expect([await subjects(client), await unreadOf(client)]).toEqual([["Nyt fra os"], 1]);

    for (const restriction of ["extended-kyc-check-required", "reached-play-limits"]) {
      const restricted = await signedInPlayer(gateway, { holds: HOLDS_OF[restriction] ?? [] });
      await allow(restricted.client);
      expect([await subjects(restricted.client), await unreadOf(restricted.client)]).toEqual([[], 0]);
      expect(await codeOf(await mark(restricted.client, story))).toBe("404 not-found");
    }
  });

  it("is neither a story of another kind nor a draft (R2.34)", async () => {
    await publish({ component: "page" });
    const { client } = await signedInPlayer(gateway);
    await db().update(stories).set({ published: null });
    await publish({ component: "article" });
    expect([await subjects(client), await unreadOf(client)]).toEqual([[], 0]);
  });
});

describe("an event of the account", () => {
  it("has a message in the inbox: a new phone number", async () => {
    const { client } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    await client.call("PUT", SET_PHONE_NUMBER.path, { body: { phoneNumber: "+4522334455" } });
    await client.call("PUT", SET_PHONE_NUMBER.path, { body: { phoneNumber: "+4522334455" } });
    expect(await subjects(client)).toEqual(["Dit telefonnummer er ændret"]);
  });

  it("has a message when it takes effect: a raised limit after 24 hours, unless it was withdrawn (R2.48)", async () => {
    await using own = await testGateway();
    const { client } = await signedInPlayer(own);
    const set = (dayOre: number) =>
      client.call("PUT", SET_DEPOSIT_LIMITS.path, {
        body: { dayOre, weekOre: 500_000, monthOre: 1_000_000 },
      });
    const raised = "Din nye indbetalingsgrænse for 24 timer gælder nu";
    await set(10_000);
    await set(20_000);
    expect(await subjects(client)).not.toContain(raised);
    const again = async (hours: number) => {
      await moveClock(own.database.db, `${hours} hours`);
      return browserOf(
        own,
        (await own.database.db.select({ id: messages.playerId }).from(messages))[0]?.id ?? "",
      );
    };
    const dayAfter = await again(25);
    expect((await subjects(dayAfter)).filter((subject) => subject === raised)).toHaveLength(1);
    const lower = (dayOre: number) =>
      dayAfter.call("PUT", SET_DEPOSIT_LIMITS.path, {
        body: { dayOre, weekOre: 500_000, monthOre: 1_000_000 },
      });
    await lower(30_000);
    await lower(20_000);
    const later = await again(25);
    expect((await subjects(later)).filter((subject) => subject === raised)).toHaveLength(1);
  });
});
