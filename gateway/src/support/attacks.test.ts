import { randomUUID } from "node:crypto";
import {
  CLOSE_SUPPORT_CONVERSATION,
  DOWNLOAD_SUPPORT_TRANSCRIPT,
  MAIL_SUPPORT_TRANSCRIPT,
  OPEN_SUPPORT_CONVERSATION,
  RATE_SUPPORT_CONVERSATION,
  READ_SUPPORT_MESSAGES,
  SEND_SUPPORT_MESSAGE,
} from "@spilhus/contracts/support";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import {
  addressOf,
  consentingGuest,
  openingBody,
  openTalk,
  pollOf,
  sendTo,
  talkIn,
  textsOf,
} from "../../testing/supportStage.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { supportConversations, supportMessages } from "./tables.ts";

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ log: (...line) => void lines.push(JSON.stringify(line)) });
});
afterAll(() => gateway[Symbol.asyncDispose]());

const CALLS = [
  ["GET", `${DOWNLOAD_SUPPORT_TRANSCRIPT.path}?locale=da`, undefined],
  ["POST", SEND_SUPPORT_MESSAGE.path, { clientKey: randomUUID(), text: "hej" }],
  ["POST", READ_SUPPORT_MESSAGES.path, { seq: 1 }],
  ["POST", CLOSE_SUPPORT_CONVERSATION.path, {}],
  ["POST", RATE_SUPPORT_CONVERSATION.path, { rating: 1 }],
  ["POST", MAIL_SUPPORT_TRANSCRIPT.path, { locale: "da" }],
] as const;

describe("somebody else's conversation (support attack 1)", () => {
  it.each(CALLS)(
    "is not there for %s %s of another player, a guest or another brand",
    async (method, path, body) => {
      const { client } = await signedInPlayer(gateway);
      const { id } = await openTalk(client);
      const others = [
        (await signedInPlayer(gateway)).client,
        siteClient(gateway.origin),
        (await signedInPlayer(gateway, {}, { brand: "eng" })).client,
      ];
      // A guest with a conversation of their own.
      const busy = siteClient(gateway.origin);
      await openTalk(busy);
      for (const other of [...others, busy]) {
        const answer = await other.call(method, addressOf(path, id), body === undefined ? {} : { body });
        expect(await codeOf(answer)).toBe("404 not-found");
        expect(await codeOf(await pollOf(other, id))).toBe("404 not-found");
      }
      expect(await textsOf(client, id)).toEqual(["Hvor er mine penge?"]);
    },
  );

  it.each(["1", "../conversations", "00000000-0000-4000-8000-000000000000", "' or 1=1 --"])(
    "by the id %j is not found",
    async (id) => {
      const { client } = await signedInPlayer(gateway);
      const answer = await pollOf(client, encodeURIComponent(id));
      expect(answer.status).toBe(404);
    },
  );
});

describe("a message", () => {
  it("is stored once for each key, however often it is sent (support attack 3)", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const key = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => sendTo(client, id, "en gang", key)));
    const rows = await gateway.database.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.clientKey, key));
    expect(rows).toHaveLength(1);
  });

  it("of 10 MB never reaches the handler (support attack 4)", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    expect((await sendTo(client, id, "x".repeat(10 * 1024 * 1024))).status).toBe(413);
    expect((await sendTo(client, id, "x".repeat(20_000))).status).toBe(413);
    expect(await codeOf(await sendTo(client, id, "x".repeat(2_001)))).toBe("400 invalid-request");
    expect((await sendTo(client, id, "🂡".repeat(1_000))).status).toBe(200);
    expect(await textsOf(client, id)).toHaveLength(2);
  });

  it.each([
    "<img src=x onerror=alert(1)>",
    "[klik](javascript:alert(1))",
    "</script><script>alert(1)</script>",
    "${7*7} {{7*7}} %s",
  ])("of %j stays the text that it is (support attack 5)", async (text) => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client, { text });
    const answer = await pollOf(client, id);
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect((await talkIn(answer)).messages.map((message) => message.text)).toEqual([text]);
  });

  it.each([" \n ", "a\u0000b", "a\u202eb", "\u2066skjult"])(
    "of %j is refused (support attack 5)",
    async (text) => {
      const { client } = await signedInPlayer(gateway);
      const { id } = await openTalk(client);
      expect(await codeOf(await sendTo(client, id, text))).toBe("400 invalid-request");
    },
  );

  it("cannot say that it is customer service's, nor carry a link or a file (support attack 6, support attack 7)", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const body = {
      ...{ clientKey: randomUUID(), text: "Vi er kundeservice", author: "agent", name: "Maja" },
      ...{ link: "self-exclusion", staffId: randomUUID(), file: "data:text/html,x", seq: 9 },
    };
    expect((await client.call("POST", addressOf(SEND_SUPPORT_MESSAGE.path, id), { body })).status).toBe(200);
    const { messages } = await talkIn(await pollOf(client, id));
    expect(messages.at(-1)).toMatchObject({ seq: 2, author: "visitor", name: null, link: null });
  });

  it("never stores a card or CPR number, and says that it masked one (support attack 8)", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client, { text: "Mit kort 4571 0000 0000 0001 virker ikke" });
    await sendTo(client, id, "cpr 010190-1234");
    const { messages } = await talkIn(await pollOf(client, id));
    expect(messages.map(({ text, masked }) => [text, masked])).toEqual([
      ["Mit kort •••• 0001 virker ikke", ["card"]],
      ["cpr ••••••-••••", ["identity"]],
    ]);
    const { rows } = await gateway.database.db.execute(
      "select t.*::text from support_messages t union all select c.*::text from support_conversations c",
    );
    expect(JSON.stringify(rows)).not.toMatch(/4571 ?0000|010190 ?-/);
  });

  it("of another site's page, or without the marker, is refused", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const post = (headers: Record<string, string | undefined>) =>
      client.call("POST", addressOf(SEND_SUPPORT_MESSAGE.path, id), {
        body: { clientKey: randomUUID(), text: "x" },
        headers,
      });
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "http://support.fjord.localhost:3000" },
      { "x-requested-with": undefined },
      { "sec-fetch-site": "same-site" },
    ]) {
      expect(await codeOf(await post(headers))).toBe("403 cross-site");
    }
  });

  it("beyond 20 in a minute is refused until the minute is over", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const codes: string[] = [];
    for (let place = 0; place < 21; place += 1)
      codes.push(await codeOf(await sendTo(client, id, `${place}`)));
    expect(codes.filter((code) => code === "200 ok")).toHaveLength(19);
    expect(new Set(codes.slice(19))).toEqual(new Set(["429 too-many-messages"]));
  });
});

describe("openings", () => {
  it("are limited for one address, whoever else writes", async () => {
    const limits = { supportPerMinute: { account: 2, address: 3, everybody: 100 } };
    await using own = await testGateway({ environment: { RATE_LIMITS: JSON.stringify(limits) } });
    const open = (address: string) =>
      consentingGuest(own.origin).call("POST", OPEN_SUPPORT_CONVERSATION.path, {
        body: openingBody(),
        headers: { "x-forwarded-for": address },
      });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await open("192.0.2.1")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await open("192.0.2.2")).status).toBe(200);
  });

  it.each([{ topic: "no-topic" }, { channel: "sms" }, { locale: "de" }, { clientKey: "1" }])(
    "with %j are refused",
    async (fields) => {
      const answer = await siteClient(gateway.origin).call("POST", OPEN_SUPPORT_CONVERSATION.path, {
        body: openingBody(fields),
      });
      expect(await codeOf(answer)).toBe("400 invalid-request");
    },
  );
});

it("nothing that is said, no address and no secret is in a log", async () => {
  const client = siteClient(gateway.origin);
  await openTalk(client, { text: "meget privat", email: "privat@example.dk" });
  await client.call("POST", OPEN_SUPPORT_CONVERSATION.path, { body: { text: "meget privat" } });
  const secret = client.cookies.get("__Host-support") ?? "?";
  for (const word of ["meget privat", "privat@example.dk", secret])
    expect(lines.join("\n")).not.toContain(word);
  const [row] = await gateway.database.db
    .select({ hash: supportConversations.visitorHash })
    .from(supportConversations)
    .where(eq(supportConversations.email, "privat@example.dk"));
  expect(row?.hash?.toString("base64url")).not.toBe(secret);
});
