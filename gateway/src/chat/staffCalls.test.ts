import { randomUUID } from "node:crypto";
import {
  APPEAL_CHAT_SANCTION,
  GET_XMPP_CONFIG,
  LIST_CHAT_ROOMS,
  LIST_CHAT_SANCTIONS,
  REPORT_CHAT_MESSAGE,
} from "@spilhus/contracts/chat";
import { LIST_MESSAGES } from "@spilhus/contracts/player-account";
import {
  ADD_CANNED_LINE,
  ADD_HOST_HOURS,
  CONFIRM_CHAT_BAN,
  DECIDE_CHAT_APPEAL,
  DECIDE_CHAT_REPORT,
  DECIDE_HELD_LINE,
  DECLINE_CHAT_BAN,
  END_QUIZ,
  LIFT_CHAT_SANCTION,
  LIST_CANNED_LINES,
  LIST_CHAT_LINES,
  LIST_CHAT_REPORTS,
  LIST_CHAT_WORDS,
  LIST_HOST_HOURS,
  LIST_LIVE_CHAT_ROOMS,
  LIST_QUIZZES,
  LIST_STAFF_CHAT_SANCTIONS,
  REMOVE_CANNED_LINE,
  REMOVE_CHAT_WORD,
  REMOVE_HOST_HOURS,
  RETRACT_CHAT_LINE,
  SANCTION_CHATTER,
  SAY_IN_CHAT,
  SET_CHAT_ROOM,
  SET_CHAT_WORD,
  SET_CHATTER_ROLE,
  START_QUIZ,
} from "@spilhus/contracts/staff";
import { attribute, jsonOf, roomOf } from "@spilhus/chat-server/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Chatter, chatStage, type ChatStage } from "../../testing/chatStage.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { audit } from "../audit/index.ts";
import { players } from "../players/index.ts";
import { chatSanctions } from "./tables.ts";

// Each test is a round trip through two servers and a database; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let stage: ChatStage;
let one = "";
let two = "";
beforeAll(async () => {
  stage = await chatStage();
  ({ session: one } = await stage.caller.member(["chat-moderator"], "Mette"));
  ({ session: two } = await stage.caller.member(["chat-moderator"], "Jonas"));
});
afterAll(() => stage[Symbol.asyncDispose]());

const db = () => stage.gateway.database.db;
const ROOM = roomOf("fjord");
const PLACE = { brand: "fjord", room: "fjord" };
const post = (path: string, body: unknown = {}, session = one) =>
  stage.caller.call("POST", path, { session, body });
const get = async (path: string) => (await stage.caller.call("GET", path, { session: one })).json();
const at = (path: string, id: string) => path.replace("{id}", id);
const numberOf = async ({ id }: Chatter) => {
  const [row] = await db().select().from(players).where(eq(players.id, id));
  return String(row?.customerNumber);
};
async function sanction(who: Chatter, fields: object, session = one) {
  const body = { ...{ id: randomUUID(), brand: "fjord", kind: "mute", room: null, minutes: 60 } };
  const about = { reason: "spam", note: "gentog sig", line: null, customerNumber: await numberOf(who) };
  return post(SANCTION_CHATTER.path, { ...body, ...about, ...fields }, session);
}
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
/** Says a line. @returns its id in the room */
async function say(who: Chatter, text: string): Promise<string> {
  const line = await who.client.answerTo(who.client.say(ROOM, text));
  return /<stanza-id [^>]*id='([^']+)'/.exec(line)?.[1] ?? "";
}
const linesWith = async (text: string) => {
  const { lines } = LIST_CHAT_LINES.answer.parse(await get(`${LIST_CHAT_LINES.path}?brand=fjord&room=fjord`));
  return lines.filter(({ body }) => body === text);
};
async function inboxOf({ browser }: Chatter): Promise<string> {
  return JSON.stringify(await (await browser.call("GET", `${LIST_MESSAGES.path}?locale=da`)).json());
}

describe("a mute", () => {
  it("holds at once, says why and until when in the chat and in the messages, and can be undone (R3.14)", async () => {
    const who = await stage.enter(["fjord"]);
    const line = await say(who, "købkøbkøb her");
    await expect.poll(() => linesWith("købkøbkøb her")).toHaveLength(1);
    const answer = await sanction(who, { line: { room: "fjord", id: line } });
    expect(answer.status).toBe(200);
    const id = await idOf(answer);
    const told = await who.client.next((stanza) => jsonOf(stanza)?.["kind"] === "sanction");
    expect(jsonOf(told)).toMatchObject({ sanction: "mute", reason: "spam", until: expect.any(String) });
    await expect
      .poll(async () => jsonOf(await who.client.answerTo(who.client.say(ROOM, "må jeg nu")))?.["reason"])
      .toBe("muted");
    const inbox = await inboxOf(who);
    for (const text of ["Du kan ikke skrive i chatten for tiden", "købkøbkøb her", "klage"]) {
      expect(inbox).toContain(text);
    }
    expect(await codeOf(await post(at(LIFT_CHAT_SANCTION.path, id)))).toBe("200 ok");
    await expect
      .poll(async () =>
        attribute(await who.client.answerTo(who.client.say(ROOM, `nu må jeg ${randomUUID()}`)), "type"),
      )
      .toBe("groupchat");
    expect(await inboxOf(who)).toContain("ophævet");
    expect(await codeOf(await post(at(LIFT_CHAT_SANCTION.path, id)))).toBe("409 already-decided");
  });

  it("is given once by a form that is sent twice, and stands in both audits", async () => {
    const who = await stage.enter([]);
    const id = randomUUID();
    expect((await sanction(who, { id })).status).toBe(200);
    expect((await sanction(who, { id })).status).toBe(200);
    expect(await db().select().from(chatSanctions).where(eq(chatSanctions.playerId, who.id))).toHaveLength(1);
    const rows = await db().select().from(audit).where(eq(audit.playerId, who.id));
    expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(["chat-sanctioned", "staff-act"]));
    expect(JSON.stringify(rows)).not.toContain("gentog sig");
  });

  it("is complained about once, and decided by somebody else than who gave it", async () => {
    const who = await stage.enter(["fjord"]);
    const id = await idOf(await sanction(who, {}));
    const complain = () =>
      who.browser.call("POST", at(APPEAL_CHAT_SANCTION.path, id), { body: { text: "Det var ikke mig." } });
    expect((await complain()).status).toBe(200);
    expect(await codeOf(await complain())).toBe("409 already-decided");
    const stranger = await stage.enter([]);
    const foreign = await stranger.browser.call("POST", at(APPEAL_CHAT_SANCTION.path, id), {
      body: { text: "x" },
    });
    expect(await codeOf(foreign)).toBe("404 not-found");
    const waiting = LIST_STAFF_CHAT_SANCTIONS.answer.parse(
      await get(`${LIST_STAFF_CHAT_SANCTIONS.path}?which=appealed`),
    );
    expect(waiting.sanctions.find((row) => row.id === id)?.appeal?.text).toBe("Det var ikke mig.");
    const decide = (session: string) => post(at(DECIDE_CHAT_APPEAL.path, id), { outcome: "lifted" }, session);
    expect(await codeOf(await decide(one))).toBe("403 second-person-needed");
    expect(await codeOf(await decide(two))).toBe("200 ok");
    const own = LIST_CHAT_SANCTIONS.answer.parse(
      await (await who.browser.call("GET", LIST_CHAT_SANCTIONS.path)).json(),
    );
    expect(own.sanctions).toMatchObject([{ id, isInForce: false, appeal: { outcome: "lifted" } }]);
  });

  it("cannot be complained about once it was lifted, and can once its time is over", async () => {
    const who = await stage.enter(["fjord"]);
    const complain = (id: string) =>
      who.browser.call("POST", at(APPEAL_CHAT_SANCTION.path, id), { body: { text: "Det var ikke mig." } });
    const lifted = await idOf(await sanction(who, {}));
    expect((await post(at(LIFT_CHAT_SANCTION.path, lifted))).status).toBe(200);
    expect(await codeOf(await complain(lifted))).toBe("409 already-decided");
    const over = await idOf(await sanction(who, { id: randomUUID() }));
    await db()
      .update(chatSanctions)
      .set({ until: sql`"from"` })
      .where(eq(chatSanctions.id, over));
    const { sanctions } = LIST_CHAT_SANCTIONS.answer.parse(
      await (await who.browser.call("GET", LIST_CHAT_SANCTIONS.path)).json(),
    );
    expect(sanctions).toMatchObject([
      { id: over, isInForce: false, isLifted: false, appeal: null },
      { id: lifted, isInForce: false, isLifted: true, appeal: null },
    ]);
    expect((await complain(over)).status).toBe(200);
  });

  it("needs the role, a known customer and an end", async () => {
    const who = await stage.enter([]);
    const { session: other } = await stage.caller.member(["support"], "Nanna");
    expect(await codeOf(await sanction(who, {}, other))).toBe("403 role-needed");
    expect(await codeOf(await sanction(who, { customerNumber: "1" }))).toBe("404 unknown-customer");
    expect(await codeOf(await sanction(who, { minutes: null }))).toBe("400 invalid-request");
    expect(await codeOf(await sanction(who, { line: { room: "fjord", id: "no" } }))).toBe("404 not-found");
  });
});

describe("a ban", () => {
  it("ends the player's streams and both ways back, and says until when (R6.05)", async () => {
    const who = await stage.enter(["fjord"]);
    expect((await sanction(who, { kind: "ban", minutes: 60 })).status).toBe(200);
    await who.client.ended();
    expect(await codeOf(await who.browser.call("GET", GET_XMPP_CONFIG.path))).toBe("403 chat-banned");
    await expect(stage.again(who, [])).rejects.toThrow("chat-banned");
  });

  it.each([43_201, null])("of %s minutes needs two people, and changes nothing before", async (minutes) => {
    const who = await stage.enter(["fjord"]);
    const answer = await sanction(who, { kind: "ban", minutes, reason: "hate" });
    const { id, state } = (await answer.json()) as { id: string; state: string };
    expect(state).toBe("proposed");
    expect((await who.browser.call("GET", GET_XMPP_CONFIG.path)).status).toBe(200);
    expect(await codeOf(await post(at(CONFIRM_CHAT_BAN.path, id)))).toBe("403 second-person-needed");
    expect(who.client.isClosed).toBe(false);
    expect(await codeOf(await post(at(CONFIRM_CHAT_BAN.path, id), {}, two))).toBe("200 ok");
    await who.client.ended();
    const { sanctions } = LIST_STAFF_CHAT_SANCTIONS.answer.parse(
      await get(`${LIST_STAFF_CHAT_SANCTIONS.path}?which=in-force`),
    );
    expect(sanctions.find((listed) => listed.id === id)).toMatchObject({
      ...{ givenByName: "Mette", decidedByName: "Jonas", liftedByName: null },
    });
    expect(await codeOf(await post(at(DECLINE_CHAT_BAN.path, id), {}, two))).toBe("409 already-decided");
  });

  it("of two people cannot be written by one, not even past the calls", async () => {
    const who = await stage.enter([]);
    const row = {
      brand: "fjord",
      playerId: who.id,
      kind: "ban",
      reason: "hate",
      note: "x",
      givenBy: "a",
    } as const;
    const alone = { ...row, state: "in-force", from: new Date(), minutes: null } as const;
    await expect(db().insert(chatSanctions).values(alone)).rejects.toThrow("Failed query");
    await expect(
      db()
        .insert(chatSanctions)
        .values({ ...alone, decidedBy: "a" }),
    ).rejects.toThrow("Failed query");
    await db()
      .insert(chatSanctions)
      .values({ ...alone, decidedBy: "b" });
  });
});

describe("a line", () => {
  it("is taken back for everybody, once, and its player is told which rule it broke", async () => {
    const [who, reader] = [await stage.enter(["fjord"]), await stage.enter(["fjord"])];
    const id = await say(who, "noget der skal væk");
    await expect.poll(() => linesWith("noget der skal væk")).toHaveLength(1);
    const body = { ...PLACE, id, reason: "hate" };
    expect(await codeOf(await post(RETRACT_CHAT_LINE.path, body))).toBe("200 ok");
    await reader.client.next((stanza) => stanza.includes("<retract ") && stanza.includes(id));
    expect(await codeOf(await post(RETRACT_CHAT_LINE.path, body))).toBe("409 already-decided");
    expect(await inboxOf(who)).toContain("Hadefulde ytringer");
  });

  it("with a term to hold waits until a moderator lets it through, which one does once", async () => {
    await post(SET_CHAT_WORD.path, { term: "Kreditpenge", action: "hold" });
    await post(SET_CHAT_WORD.path, { term: "kreditpenge", action: "hold" });
    const { words } = LIST_CHAT_WORDS.answer.parse(await get(LIST_CHAT_WORDS.path));
    expect(words.filter(({ term }) => term === "kreditpenge")).toMatchObject([{ action: "hold" }]);
    const [who, reader] = [await stage.enter(["fjord"]), await stage.enter(["fjord"])];
    await expect
      .poll(async () => {
        who.client.say(ROOM, `har du kreditpenge ${randomUUID().slice(0, 4)}`);
        return who.client.heard.some((stanza) => jsonOf(stanza)?.["kind"] === "held");
      })
      .toBe(true);
    const held = async () =>
      LIST_CHAT_LINES.answer.parse(await get(`${LIST_CHAT_LINES.path}?state=held`)).lines;
    await expect.poll(async () => (await held()).length).toBeGreaterThan(0);
    const [line] = await held();
    const rooms = LIST_LIVE_CHAT_ROOMS.answer.parse(await get(LIST_LIVE_CHAT_ROOMS.path)).rooms;
    expect(rooms.find(({ brand, room }) => brand === "fjord" && room === "fjord")?.held).toBeGreaterThan(0);
    const decide = (decision: string) => post(DECIDE_HELD_LINE.path, { ...PLACE, id: line?.id, decision });
    expect(await codeOf(await decide("release"))).toBe("200 ok");
    expect(await codeOf(await decide("drop"))).toBe("409 already-decided");
    const told = await reader.client.next((stanza) => stanza.includes(line?.body ?? "?"));
    expect(attribute(told, "from")).toBe(`${ROOM}/${who.name}`);
    // Only what players read can be taken back: the line under the id that the room has given it.
    const retract = (id: string | undefined) =>
      post(RETRACT_CHAT_LINE.path, { ...PLACE, id, reason: "hate" });
    expect(await codeOf(await retract(line?.id))).toBe("409 already-decided");
    const given = /<stanza-id [^>]*id='([^']+)'/.exec(told)?.[1];
    await expect.poll(() => linesWith(line?.body ?? "?")).toHaveLength(2);
    expect(await codeOf(await retract(given))).toBe("200 ok");
    await reader.client.next((stanza) => stanza.includes("<retract ") && stanza.includes(given ?? "?"));
    expect(await codeOf(await post(REMOVE_CHAT_WORD.path, { term: "kreditpenge" }))).toBe("200 ok");
    expect(await codeOf(await post(REMOVE_CHAT_WORD.path, { term: "kreditpenge" }))).toBe("404 not-found");
    expect(await codeOf(await post(SET_CHAT_WORD.path, { term: "to ord", action: "hold" }))).toBe(
      "400 invalid-request",
    );
  });

  it("is reported by others, and all who did are told how it was decided", async () => {
    const [who, first, second] = [await stage.enter(["fjord"]), await stage.enter([]), await stage.enter([])];
    const id = await say(who, "en grim linje til dig");
    await expect.poll(() => linesWith("en grim linje til dig")).toHaveLength(1);
    const report = ({ browser }: Chatter, messageId = id) =>
      browser.call("POST", REPORT_CHAT_MESSAGE.path, {
        body: { room: "fjord", messageId, reason: "harassment" },
      });
    for (const reporter of [first, first, second]) expect((await report(reporter)).status).toBe(200);
    expect(await codeOf(await report(who))).toBe("404 not-found");
    expect(await codeOf(await report(first, "no-line"))).toBe("404 not-found");
    const { reports } = LIST_CHAT_REPORTS.answer.parse(await get(LIST_CHAT_REPORTS.path));
    const mine = reports.filter(({ line }) => line.id === id);
    expect(mine).toMatchObject([{ times: 2, line: { customerNumber: await numberOf(who) } }, { times: 2 }]);
    const decide = (place: number) =>
      post(at(DECIDE_CHAT_REPORT.path, mine[place]?.id ?? ""), { outcome: "upheld" });
    expect(await codeOf(await decide(0))).toBe("200 ok");
    expect(await codeOf(await decide(1))).toBe("409 already-decided");
    for (const reporter of [first, second])
      expect(await inboxOf(reporter)).toContain("Tak for din anmeldelse");
  });
});

describe("a host", () => {
  it("speaks for the house: by JSON of the bare room, under a name of their own (R3.14)", async () => {
    const who = await stage.enter(["fjord"]);
    const body = { ...PLACE, name: "Mette", text: "Velkommen til aftenens bingo" };
    expect(await codeOf(await post(SAY_IN_CHAT.path, body))).toBe("200 ok");
    const line = await who.client.next((stanza) => jsonOf(stanza)?.["kind"] === "host");
    expect([attribute(line, "from"), jsonOf(line)]).toEqual([
      ROOM,
      { kind: "host", name: "Mette", role: "host", text: body.text },
    ]);
    expect(await codeOf(await post(SAY_IN_CHAT.path, { ...body, room: "nowhere" }))).toBe("404 not-found");
  });

  it("has lines at hand and hours that players are shown", async () => {
    const id = await idOf(await post(ADD_CANNED_LINE.path, { brand: "fjord", text: "Held og lykke!" }));
    const { lines } = LIST_CANNED_LINES.answer.parse(await get(`${LIST_CANNED_LINES.path}?brand=fjord`));
    expect(lines).toEqual([{ id, text: "Held og lykke!" }]);
    expect(await codeOf(await post(at(REMOVE_CANNED_LINE.path, id)))).toBe("200 ok");
    const from = new Date(Date.now() - 60_000).toISOString();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const hours = { brand: "fjord", room: null, name: "Mette", from, until };
    const added = await idOf(await post(ADD_HOST_HOURS.path, hours));
    expect(await codeOf(await post(ADD_HOST_HOURS.path, { ...hours, until: from }))).toBe(
      "400 invalid-request",
    );
    const who = await stage.enter([]);
    const shown = async () =>
      LIST_CHAT_ROOMS.answer.parse(await (await who.browser.call("GET", LIST_CHAT_ROOMS.path)).json());
    expect((await shown()).hosts).toEqual([{ name: "Mette", room: null, from, until, isOnDuty: true }]);
    expect(LIST_HOST_HOURS.answer.parse(await get(LIST_HOST_HOURS.path)).hours).toHaveLength(1);
    expect(await codeOf(await post(at(REMOVE_HOST_HOURS.path, added)))).toBe("200 ok");
    expect((await shown()).hosts).toEqual([]);
  });

  it("closes a room and opens it again: nobody writes meanwhile, and everybody is told", async () => {
    const who = await stage.enter(["fjord"]);
    const set = (mode: string, slowSeconds = 0) => post(SET_CHAT_ROOM.path, { ...PLACE, mode, slowSeconds });
    expect(await codeOf(await set("closed"))).toBe("200 ok");
    await who.client.next((stanza) => jsonOf(stanza)?.["code"] === "room-closed");
    await expect
      .poll(async () => jsonOf(await who.client.answerTo(who.client.say(ROOM, "er her lukket")))?.["reason"])
      .toBe("closed");
    expect(await codeOf(await set("open"))).toBe("200 ok");
    await who.client.next((stanza) => jsonOf(stanza)?.["code"] === "room-open");
    expect(
      await codeOf(await post(SET_CHAT_ROOM.path, { ...PLACE, room: "x", mode: "open", slowSeconds: 0 })),
    ).toBe("404 not-found");
  });

  it("may be a player: their lines carry a badge from the next login on", async () => {
    const who = await stage.enter([]);
    const body = { brand: "fjord", customerNumber: await numberOf(who), role: "host" };
    expect(await codeOf(await post(SET_CHATTER_ROLE.path, body))).toBe("200 ok");
    const again = await stage.again(who, ["fjord"]);
    const line = await again.client.answerTo(again.client.say(ROOM, "hej fra jeres vært"));
    expect(line).toContain("urn:spilhus:chat:host");
  });
});

describe("a quiz", () => {
  const quiz = {
    ...PLACE,
    question: "Hvad hedder Danmarks hovedstad?",
    answers: ["København", "Kbh."],
    seconds: 60,
  };
  const asked = (who: Chatter, what: string) =>
    who.client.next((stanza) => jsonOf(stanza)?.["kind"] === "quiz" && jsonOf(stanza)?.["what"] === what);

  it("is won by the first right line in the order of the server, however it is spelled", async () => {
    const people = [await stage.enter(["fjord"]), await stage.enter(["fjord"]), await stage.enter(["fjord"])];
    const [wrong, first, second] = people;
    if (!wrong || !first || !second) throw new Error("Three players are needed.");
    const id = await idOf(await post(START_QUIZ.path, quiz));
    await asked(first, "question");
    expect(await codeOf(await post(START_QUIZ.path, quiz))).toBe("409 already-decided");
    await say(wrong, "Aarhus");
    await say(first, "  KØBENHAVN! ");
    await say(second, "københavn");
    const won = jsonOf(await asked(second, "won"));
    expect(won).toMatchObject({ quiz: id, winner: first.name, answer: "København" });
    const { quizzes } = LIST_QUIZZES.answer.parse(await get(LIST_QUIZZES.path));
    expect(quizzes.find((row) => row.id === id)).toMatchObject({
      state: "won",
      winner: { name: first.name, customerNumber: await numberOf(first) },
    });
    expect(await codeOf(await post(at(END_QUIZ.path, id)))).toBe("409 already-decided");
  });

  it("is over without a winner when its host ends it", async () => {
    const who = await stage.enter(["fjord"]);
    const id = await idOf(await post(START_QUIZ.path, quiz));
    expect(await codeOf(await post(at(END_QUIZ.path, id)))).toBe("200 ok");
    expect(jsonOf(await asked(who, "over"))).toMatchObject({ quiz: id, winner: null, answer: "København" });
    await say(who, "københavn igen");
    expect(await codeOf(await post(START_QUIZ.path, { ...quiz, answers: ["!!"] }))).toBe(
      "400 invalid-request",
    );
  });
});
