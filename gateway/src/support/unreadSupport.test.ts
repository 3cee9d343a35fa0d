import { randomUUID } from "node:crypto";
import { ANSWER_SUPPORT_CONVERSATION, READ_SUPPORT_MESSAGES } from "@spilhus/contracts/support";
import { afterAll, beforeAll, expect, it } from "vitest";
import { userOf } from "../../testing/answers.ts";
import { signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { addressOf, findTalk, openTalk, sendTo } from "../../testing/supportStage.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
let answer: (id: string, text: string) => Promise<unknown>;
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
  const caller = staffCaller(gateway.database.db, gateway.origin);
  const { session } = await caller.member(["support"], "Maja Mortensen");
  answer = async (id, text) => {
    const body = { clientKey: randomUUID(), text, link: null };
    const path = addressOf(ANSWER_SUPPORT_CONVERSATION.path, id);
    const { status } = await caller.call("POST", path, { session, body });
    if (status !== 200) throw new Error(`The answer was refused with ${status}.`);
  };
});
afterAll(() => gateway[Symbol.asyncDispose]());

const unreadOf = async (client: SiteClient) => (await userOf(client)).unreadSupport;
const lastSeq = async (client: SiteClient) => (await findTalk(client)).conversation?.lastSeq ?? 0;

it("tells a player's pages how many answers are unread, and none after they were read (R1.06)", async () => {
  const { client } = await signedInPlayer(gateway);
  const { client: other } = await signedInPlayer(gateway);
  const { id } = await openTalk(client);
  expect(await unreadOf(client)).toBe(0);
  await answer(id, "Hej, jeg ser på det.");
  await answer(id, "Pengene er på vej.");
  expect(await unreadOf(client)).toBe(2);
  expect(await unreadOf(other)).toBe(0);

  const seq = await lastSeq(client);
  const path = addressOf(READ_SUPPORT_MESSAGES.path, id);
  expect((await client.call("POST", path, { body: { seq } })).status).toBe(200);
  expect(await unreadOf(client)).toBe(0);
  await sendTo(client, id, "Tak!");
  expect(await unreadOf(client)).toBe(0);
});
