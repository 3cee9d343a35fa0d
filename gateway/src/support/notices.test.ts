import { randomUUID } from "node:crypto";
import { ANSWER_SUPPORT_CONVERSATION, MAIL_SUPPORT_TRANSCRIPT } from "@spilhus/contracts/support";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { addressOf, consentingGuest, openingBody, openTalk, talkIn } from "../../testing/supportStage.ts";
import { SECRETS } from "../../testing/testEnvironment.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { messages } from "../inbox/index.ts";
import { JobRunner } from "../jobs/jobRunner.ts";
import { jobs } from "../jobs/tables.ts";
import { mailKeys, mailOutbox } from "../mail/index.ts";
import { MAIL_QUEUE, MailJobSchema } from "../mail/mailJobs.ts";
import { noticeJobs } from "./noticeJobs.ts";
import { closeLeft, deleteOld } from "./retention.ts";
import { supportConversations, supportMessages } from "./tables.ts";

const keys = mailKeys(SECRETS.mail);
let gateway: TestGateway;
let caller: ReturnType<typeof staffCaller>;
let session = "";
const db = () => gateway.database.db;
beforeAll(async () => {
  // Jobs run when a test says so.
  gateway = await testGateway({
    environment: { ...CONSOLE_ENVIRONMENT, MESSENGER: "http://127.0.0.1:9" },
    jobsPollMs: 2 ** 30,
  });
  caller = staffCaller(db(), gateway.origin);
  ({ session } = await caller.member(["support"], "Maja Mortensen"));
});
afterAll(() => gateway[Symbol.asyncDispose]());
beforeEach(() => db().delete(jobs));

const answerTo = (id: string, text: string) =>
  caller.call("POST", addressOf(ANSWER_SUPPORT_CONVERSATION.path, id), {
    session,
    body: { clientKey: randomUUID(), text, link: null },
  });
async function runNotices() {
  const log = () => undefined;
  const queue = noticeJobs(db(), mailOutbox(keys));
  const runner = new JobRunner({ db: db(), log, queues: [queue], pollMs: 2 ** 30 });
  await runner.run();
  await runner.stop();
}
async function mails() {
  const rows = await db().select().from(jobs).where(eq(jobs.queue, MAIL_QUEUE));
  return rows.map(({ payload }) => keys.open(Buffer.from(MailJobSchema.parse(payload).sealed, "base64")));
}

describe("an answer that nobody reads", () => {
  it("is in a player's inbox and announced by mail after two minutes, once", async () => {
    const { client, id: playerId } = await signedInPlayer(gateway, { email: "mette@example.dk" });
    const { id } = await openTalk(client);
    await answerTo(id, "De er på vej.");
    await runNotices();
    expect(await mails()).toEqual([]);
    await moveClock(db(), "2 minutes");
    await runNotices();
    const inbox = await db().select().from(messages).where(eq(messages.playerId, playerId));
    expect(inbox.filter(({ texts }) => texts.da.subject === "Svar fra kundeservice")).toMatchObject([
      { texts: { da: { body: "De er på vej." } } },
    ]);
    // What is talked about stays behind the login.
    expect(await mails()).toMatchObject([{ kind: "support-answer", to: "mette@example.dk", text: null }]);
    await answerTo(id, "Og nu er de der.");
    await moveClock(db(), "2 minutes");
    await runNotices();
    const later = await db().select().from(messages).where(eq(messages.playerId, playerId));
    expect(JSON.stringify(later).match(/De er på vej/g)).toHaveLength(2);
  });

  it("reaches a guest at the address they left, at once for a message (R4.19)", async () => {
    const client = siteClient(gateway.origin);
    const { id } = await openTalk(client, { channel: "message", email: "gaest@example.dk", locale: "en" });
    await answerTo(id, "It takes two days.");
    await runNotices();
    expect(await mails()).toMatchObject([
      { kind: "support-answer", to: "gaest@example.dk", locale: "en", text: "It takes two days." },
    ]);
  });

  it("is not announced when it was read", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    await answerTo(id, "De er på vej.");
    await client.call("POST", `/gateway/support/public/conversations/${id}/read`, { body: { seq: 2 } });
    await moveClock(db(), "2 minutes");
    await runNotices();
    expect(await mails()).toEqual([]);
  });
});

describe("a transcript by mail", () => {
  it("goes to the player's own address, and nobody can name another one", async () => {
    const { client } = await signedInPlayer(gateway, { email: "mette@example.dk" });
    const { id } = await openTalk(client);
    const ask = (body: object) => client.call("POST", addressOf(MAIL_SUPPORT_TRANSCRIPT.path, id), { body });
    expect(await codeOf(await ask({ locale: "da", to: "evil@example.dk" }))).toBe("200 ok");
    expect(await mails()).toMatchObject([{ kind: "support-transcript", to: "mette@example.dk" }]);
  });

  it("needs an address of a guest", async () => {
    const client = siteClient(gateway.origin);
    const { id } = await openTalk(client);
    const answer = await client.call("POST", addressOf(MAIL_SUPPORT_TRANSCRIPT.path, id), {
      body: { locale: "da" },
    });
    expect(await codeOf(answer)).toBe("400 email-needed");
  });
});

describe("retention", () => {
  const isThere = async (id: string) =>
    (await db().$count(supportConversations, eq(supportConversations.id, id))) +
    (await db().$count(supportMessages, eq(supportMessages.conversationId, id)));

  it("closes what was answered and left for a week, and deletes guests' after 90 days, players' after a year", async () => {
    const { client } = await signedInPlayer(gateway);
    const players = await openTalk(client);
    const guests = await openTalk(siteClient(gateway.origin));
    const waiting = await openTalk(siteClient(gateway.origin));
    await answerTo(players.id, "Sådan.");
    await answerTo(guests.id, "Sådan.");
    await moveClock(db(), "6 days");
    await closeLeft(db());
    expect(await db().$count(supportConversations, eq(supportConversations.state, "closed"))).toBe(0);
    await moveClock(db(), "1 day");
    await closeLeft(db());
    await moveClock(db(), "90 days");
    await deleteOld(db());
    expect([await isThere(players.id), await isThere(guests.id), await isThere(waiting.id)]).toEqual([
      3, 0, 2,
    ]);
    await moveClock(db(), "275 days");
    await deleteOld(db());
    expect([await isThere(players.id), await isThere(waiting.id)]).toEqual([0, 2]);
  });
});

it("an opening by a guest keeps no address that was not given", async () => {
  const client = consentingGuest(gateway.origin);
  const answer = await client.call("POST", "/gateway/support/public/conversations", {
    body: openingBody({ email: null }),
  });
  const { conversation } = await talkIn(answer);
  const [row] = await db()
    .select()
    .from(supportConversations)
    .where(eq(supportConversations.id, conversation?.id ?? ""));
  expect(row?.email).toBeNull();
});
