import { randomUUID } from "node:crypto";
import {
  ANSWER_SUPPORT_CONVERSATION,
  ASSIGN_SUPPORT_CONVERSATION,
  END_SUPPORT_CONVERSATION,
  GET_SUPPORT_TALK,
  LIST_CANNED_ANSWERS,
  LIST_SUPPORT_QUEUE,
  REMOVE_CANNED_ANSWER,
  SAVE_CANNED_ANSWER,
  SUPPORT_CALLS,
} from "@spilhus/contracts/support";
import { STAFF_ROLES } from "@spilhus/contracts";
import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { richPlayer } from "../../testing/richPlayer.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { addressOf, openTalk, pollOf, sendTo, talkIn } from "../../testing/supportStage.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { audit } from "../audit/index.ts";

let gateway: TestGateway;
let caller: ReturnType<typeof staffCaller>;
let maja: { readonly id: string; readonly session: string };
let ole: typeof maja;
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
  caller = staffCaller(gateway.database.db, gateway.origin);
  maja = await caller.member(["support"], "Maja Mortensen");
  ole = await caller.member(["support"], "Ole Olsen");
});
afterAll(() => gateway[Symbol.asyncDispose]());

const post = (path: string, id: string, body: unknown = {}, { session } = maja) =>
  caller.call("POST", addressOf(path, id), { session, body });
const answerTo = (id: string, text: string, fields: object = {}, who = maja) =>
  post(ANSWER_SUPPORT_CONVERSATION.path, id, { clientKey: randomUUID(), text, link: null, ...fields }, who);
async function talkFor(id: string, { session } = maja) {
  const answer = await caller.call("GET", addressOf(GET_SUPPORT_TALK.path, id), { session });
  return GET_SUPPORT_TALK.answer.parse(await answer.json());
}
const queued = async () => {
  const answer = await caller.call("GET", LIST_SUPPORT_QUEUE.path, { session: maja.session });
  return LIST_SUPPORT_QUEUE.answer.parse(await answer.json()).conversations;
};
const readsOf = (staffId: string, conversation: string) =>
  gateway.database.db
    .select({ details: audit.details, playerId: audit.playerId })
    .from(audit)
    .where(
      and(
        eq(audit.chain, `staff:${staffId}`),
        eq(audit.event, "support-read"),
        sql`details ->> 'conversation' = ${conversation}`,
      ),
    )
    .orderBy(desc(audit.id));

describe("a member of customer service", () => {
  it("finds who waits longest first, without a word of what was written", async () => {
    const { client } = await signedInPlayer(gateway);
    const [first, second] = [await openTalk(client), await openTalk(client, { topic: "login" })];
    // Writing again does not send a visitor back to the end.
    await sendTo(client, first.id, "Er der nogen?");
    const list = await queued();
    const ids = list.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(JSON.stringify(list)).not.toContain("mine penge");
    expect(list.find(({ id }) => id === first.id)).toMatchObject({ state: "waiting", isPlayer: true });
  });

  it("answers under their first name, takes the conversation, and sees when it is read", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    expect(await codeOf(await answerTo(id, "Hej Mette, de er på vej."))).toBe("200 ok");
    const { conversation, messages } = await talkIn(await pollOf(client, id));
    expect(conversation).toMatchObject({ state: "answered", agent: "Maja", readByStaff: 2 });
    expect(messages[1]).toMatchObject({ author: "agent", name: "Maja", text: "Hej Mette, de er på vej." });
    expect(JSON.stringify(messages)).not.toContain("Mortensen");
    expect((await talkFor(id)).messages.map(({ isRead }) => isRead)).toEqual([true, false]);
    await client.call("POST", `/gateway/support/public/conversations/${id}/read`, { body: { seq: 2 } });
    expect((await talkFor(id)).messages.map(({ isRead }) => isRead)).toEqual([true, true]);
  });

  it("answers once for a form that was sent twice", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    const clientKey = randomUUID();
    const sent = await Promise.all([
      answerTo(id, "en gang", { clientKey }),
      answerTo(id, "en gang", { clientKey }),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await talkFor(id)).messages).toHaveLength(2);
  });

  it("does not answer into a colleague's conversation before taking it", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    expect(await codeOf(await post(ASSIGN_SUPPORT_CONVERSATION.path, id, { to: "me" }))).toBe("200 ok");
    expect(await codeOf(await answerTo(id, "Hej", {}, ole))).toBe("409 taken-by-colleague");
    expect(await codeOf(await post(ASSIGN_SUPPORT_CONVERSATION.path, id, { to: "me" }, ole))).toBe("200 ok");
    expect(await codeOf(await answerTo(id, "Hej", {}, ole))).toBe("200 ok");
    expect(await codeOf(await post(ASSIGN_SUPPORT_CONVERSATION.path, id, { to: "queue" }, ole))).toBe(
      "200 ok",
    );
    await sendTo(client, id, "Og nu?");
    expect((await queued()).find((one) => one.id === id)).toMatchObject({ state: "waiting", assigned: null });
  });

  it("hands over a page of ours, and cannot write an address of the web", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    expect(await codeOf(await answerTo(id, "Her er pausen", { link: "cooling-off" }))).toBe("200 ok");
    expect((await talkIn(await pollOf(client, id))).messages.at(-1)).toMatchObject({ link: "cooling-off" });
    for (const text of ["Se https://evil.example/log-ind", "www.evil.example"]) {
      expect(await codeOf(await answerTo(id, text))).toBe("400 invalid-request");
    }
    expect(await codeOf(await answerTo(id, "Få en bonus", { link: "bonus" }))).toBe("400 invalid-request");
  });

  it("masks a number that they repeat (support attack 8)", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    await answerTo(id, "Er det 4571000000000001?");
    expect((await talkFor(id)).messages.at(-1)?.text).toBe("Er det •••• 0001?");
  });

  it("ends a conversation, which then takes no answer", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    expect(await codeOf(await post(END_SUPPORT_CONVERSATION.path, id))).toBe("200 ok");
    expect(await codeOf(await post(END_SUPPORT_CONVERSATION.path, id))).toBe("409 conversation-closed");
    expect(await codeOf(await answerTo(id, "Hov"))).toBe("409 conversation-closed");
    expect(await codeOf(await post(ASSIGN_SUPPORT_CONVERSATION.path, id, { to: "me" }))).toBe(
      "409 conversation-closed",
    );
    expect((await talkIn(await pollOf(client, id))).conversation?.state).toBe("closed");
  });

  it("keeps texts for frequent questions, one for each title and language", async () => {
    const save = (text: string, locale = "da") =>
      caller.call("POST", SAVE_CANNED_ANSWER.path, {
        session: maja.session,
        body: { locale, title: "Udbetaling", text, link: "withdrawal" },
      });
    await save("Det tager to dage.");
    await save("It takes two days.", "en");
    await save("Det tager én dag.");
    const list = async () => {
      const answer = await caller.call("GET", LIST_CANNED_ANSWERS.path, { session: ole.session });
      return LIST_CANNED_ANSWERS.answer.parse(await answer.json()).answers;
    };
    const [danish] = await list();
    expect((await list()).map(({ text }) => text)).toEqual(["Det tager én dag.", "It takes two days."]);
    expect(await codeOf(await post(REMOVE_CANNED_ANSWER.path, danish?.id ?? ""))).toBe("200 ok");
    expect(await codeOf(await post(REMOVE_CANNED_ANSWER.path, danish?.id ?? ""))).toBe("404 not-found");
    expect(await list()).toHaveLength(1);
  });
});

describe("who reads what", () => {
  it("is in the audit of whoever has read something new, with the player and how far", async () => {
    const { client, id: playerId } = await signedInPlayer(gateway);
    const { id } = await openTalk(client);
    await talkFor(id);
    await talkFor(id);
    expect(await readsOf(maja.id, id)).toMatchObject([{ playerId, details: { conversation: id, upTo: 1 } }]);
    await sendTo(client, id, "mere");
    await talkFor(id);
    await talkFor(id, ole);
    expect((await readsOf(maja.id, id)).map(({ details }) => details["upTo"])).toEqual([2, 1]);
    expect(await readsOf(ole.id, id)).toMatchObject([{ details: { upTo: 2 } }]);
    expect((await talkIn(await pollOf(client, id))).conversation?.readByStaff).toBe(2);
  });

  it("has nothing of what was said, in reads and in acts", async () => {
    const { client } = await signedInPlayer(gateway);
    const { id } = await openTalk(client, { text: "en hemmelighed" });
    await talkFor(id);
    await answerTo(id, "et hemmeligt svar");
    const rows = await gateway.database.db
      .select()
      .from(audit)
      .where(sql`details ->> 'conversation' = ${id}`);
    expect(rows.map(({ event }) => event).toSorted()).toEqual(["staff-act", "support-read"]);
    expect(JSON.stringify(rows)).not.toContain("hemmelig");
  });
});

describe("the player's standing", () => {
  it("names the restriction that the player sees, and nothing of money", async () => {
    const { id: playerId } = await richPlayer(gateway.database.db, { cashOre: 123_456 });
    const { id } = await openTalk(await browserOf(gateway, playerId));
    const { standing } = await talkFor(id);
    expect(standing).toMatchObject({ restriction: null, hasEmail: true, isVerified: true });
    expect(Object.keys(standing ?? {}).toSorted()).toEqual([
      "customerNumber",
      "hasDepositLimits",
      "hasEmail",
      "isVerified",
      "name",
      "restriction",
      "since",
      "until",
    ]);
    expect(JSON.stringify(standing)).not.toContain("123456");
  });

  it("is that of a restricted player, with its end", async () => {
    const { client } = await signedInPlayer(gateway, {
      holds: [{ kind: "cooldown", endsInSeconds: 86_400 }],
    });
    const { id } = await openTalk(client);
    expect((await talkFor(id)).standing).toMatchObject({
      restriction: "cooldown",
      until: expect.stringMatching(/^\d{4}-/),
    });
  });
});

describe("staff without the role", () => {
  const staffCalls = SUPPORT_CALLS.filter(({ audience }) => audience === "staff");
  const others = STAFF_ROLES.filter((role) => role !== "support");

  it.each(staffCalls.map((call) => [call.id, call] as const))("cannot %s", async (_, { method, path }) => {
    const { session } = await caller.member(others);
    const where = addressOf(path, randomUUID());
    const answer =
      method === "GET"
        ? caller.call("GET", where, { session })
        : post(path, randomUUID(), {}, { id: "", session });
    expect(await codeOf(await answer)).toBe("403 role-needed");
  });
});
