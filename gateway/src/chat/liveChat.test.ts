import { LOG_OUT } from "@spilhus/contracts/user-auth";
import { jsonOf, roomOf } from "@spilhus/chat-server/testing";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Chatter, chatStage, type ChatStage } from "../../testing/chatStage.ts";
import { addRound, ROOM, setBingoStage, buy, roomPlayer } from "../../testing/bingoStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { END_CHAT_QUEUE } from "../chat-connections/index.ts";
import { endAllSessions } from "../sessions/index.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { holds } from "../holds/index.ts";
import { callNumbers } from "../bingo/callNumbers.ts";
import { openAndDraw, type RoomServices } from "../bingo/roomWork.ts";
import { deleteOldChat } from "./chatJobs.ts";
import { sayRounds } from "./roundLines.ts";
import { chatCounts, chatMessages, chatReports } from "./tables.ts";

// Each test is a round trip through two servers and a database; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

let stage: ChatStage;
let rooms: RoomServices;
const db = () => stage.gateway.database.db;
beforeAll(async () => {
  stage = await chatStage();
  rooms = await setBingoStage(db());
});
afterAll(() => stage[Symbol.asyncDispose]());

const SEC = 2_000;
async function outWithin(who: Chatter, act: () => Promise<unknown>): Promise<number> {
  await act();
  const from = Date.now();
  await who.client.ended(SEC);
  return Date.now() - from;
}
const linesOf = (body: string) => db().select().from(chatMessages).where(eq(chatMessages.body, body));

describe("a player who may no longer be in the chat", () => {
  it("is out within 2 s of every session's end, without an edge (R6.05, chat attack 18)", async () => {
    const who = await stage.enter(["fjord"]);
    const end = () => db().transaction((tx) => endAllSessions(tx, who.id, "fjord", "restricted"));
    expect(await outWithin(who, end)).toBeLessThan(SEC);
  });

  it("is out within 2 s of a logout, and their other device stays", async () => {
    const who = await stage.enter(["fjord"]);
    const other = await stage.again(who, ["fjord"]);
    expect(await outWithin(who, () => who.browser.call("POST", LOG_OUT.path))).toBeLessThan(SEC);
    const id = other.client.say(roomOf("fjord"), "jeg er her endnu");
    expect(await other.client.answerTo(id)).toContain("endnu");
  });

  it.each(["cooldown", "block", "suspended", "reached-play-limits"])(
    "is out within 2 s of a hold that nobody told the chat of: %s (R6.05)",
    async (restriction) => {
      const who = await stage.enter(["fjord"]);
      const [hold] = HOLDS_OF[restriction] ?? [];
      if (!hold) throw new Error(`There is no hold for ${restriction}.`);
      const place = () =>
        db()
          .insert(holds)
          .values({ playerId: who.id, source: "service", ...hold });
      expect(await outWithin(who, place)).toBeLessThan(SEC);
    },
  );

  it("is out as soon as the chat server takes orders again, when the first call has failed (chat attack 20)", async () => {
    const who = await stage.enter(["fjord"]);
    // The process is there, and does not answer.
    stage.server.process.kill("SIGSTOP");
    await db().transaction((tx) => endAllSessions(tx, who.id, "fjord", "restricted"));
    const attempts = async () => {
      const found = await db().execute<{ attempts: number }>(
        sql`select attempts from jobs where queue = ${END_CHAT_QUEUE}`,
      );
      return found.rows[0]?.attempts;
    };
    await expect.poll(attempts).toBeGreaterThan(1);
    expect(who.client.isClosed).toBe(false);
    stage.server.process.kill("SIGCONT");
    await who.client.ended(10_000);
  });
});

describe("what is said", () => {
  it("is kept once with who said it, however often it is told (R3.14)", async () => {
    const who = await stage.enter(["fjord"], { firstName: "Gerda" });
    const line = await who.client.answerTo(who.client.say(roomOf("fjord"), "dette bliver husket"));
    const id = /<stanza-id [^>]*id='([^']+)'/.exec(line)?.[1];
    await expect.poll(() => linesOf("dette bliver husket")).toHaveLength(1);
    const [kept] = await linesOf("dette bliver husket");
    expect(kept).toMatchObject({
      id,
      brand: "fjord",
      room: "fjord",
      playerId: who.id,
      role: "player",
      state: "sent",
    });
    expect(kept?.name).toMatch(/^Gerda/);
  });

  it("is deleted after 90 days, with the reports about it", async () => {
    const at = (days: number) => sql<Date>`clock.now() - make_interval(days => ${days})`;
    const [one, other] = [await stage.enter([]), await stage.enter([])];
    const line = {
      brand: "fjord",
      room: "fjord",
      playerId: one.id,
      name: one.name,
      role: "player",
      state: "sent",
    } as const;
    await db()
      .insert(chatMessages)
      .values([
        { ...line, id: "old", body: "gammel", sentAt: at(91) },
        { ...line, id: "young", body: "ung", sentAt: at(89) },
      ]);
    await db()
      .insert(chatReports)
      .values(
        ["old", "young"].map((messageId) => ({
          ...{
            brand: "fjord",
            room: "fjord",
            messageId,
            reporterId: other.id,
            playerId: one.id,
            reason: "spam" as const,
          },
        })),
      );
    await deleteOldChat(db());
    expect([await linesOf("gammel"), (await linesOf("ung")).length]).toEqual([[], 1]);
    const left = await db().select().from(chatReports).where(eq(chatReports.playerId, one.id));
    expect(left.map(({ messageId }) => messageId)).toEqual(["young"]);
  });

  it("is counted with its players for pages that have no socket (R4.16)", async () => {
    await stage.enter(["fjord"]);
    const counted = async () =>
      (await db().select().from(chatCounts).where(eq(chatCounts.room, "fjord")))[0]?.players ?? 0;
    await expect.poll(counted).toBeGreaterThan(0);
  });
});

describe("a round of a hall", () => {
  it("is told in its hall by the house once it has begun and each prize once it was shown, however many gateways look (R3.14)", async () => {
    const hall = `hall-${ROOM}`;
    const who = await stage.enter([hall, "globalroom"]);
    const round = await addRound(db(), 60);
    const player = await roomPlayer(db(), 100_000);
    const second = await roomPlayer(db(), 100_000);
    await buy(db(), player, round, [1, 2, 3, 4, 5, 6]);
    await buy(db(), second, round, [7, 8, 9, 10, 11, 12]);
    await moveClock(db(), "61 seconds");
    await openAndDraw(rooms);
    const begins = await who.client.next((stanza) => jsonOf(stanza)?.["what"] === "begins");
    expect(jsonOf(begins)).toMatchObject({ kind: "round", round: round.id, room: ROOM });
    expect(who.client.heard.some((stanza) => jsonOf(stanza)?.["kind"] === "winner")).toBe(false);
    const callUntilWon = async (pattern: string) => {
      for (let ball = 0; ball < 90; ball += 1) {
        await moveClock(db(), "4 seconds");
        await callNumbers(db());
        const wins = await db().execute(
          sql`select from bingo_shown_wins where round_id = ${round.id} and pattern like ${pattern}`,
        );
        if (wins.rows.length > 0) break;
      }
    };
    await callUntilWon("%");
    // As other gateways do, at the same moment.
    await Promise.all([1, 2, 3, 4].map(() => sayRounds(db())));
    const won = await who.client.next((stanza) => jsonOf(stanza)?.["kind"] === "winner");
    expect(jsonOf(won)).toMatchObject({
      kind: "winner",
      round: round.id,
      room: ROOM,
      eachOre: expect.any(Number),
    });
    const said = who.client.heard.flatMap((stanza) => jsonOf(stanza)?.["kind"] ?? []);
    expect(said.filter((kind) => kind === "round")).toHaveLength(1);
    // Nobody is named.
    expect(Object.keys(jsonOf(won) ?? {}).toSorted()).toEqual([
      ...["eachOre", "kind", "pattern", "room", "roomName", "round", "winners"],
    ]);

    // The other halls hear of full plates alone.
    await callUntilWon("full-plate");
    await Promise.all([1, 2, 3, 4].map(() => sayRounds(db())));
    const inCommon = (stanza: string) => stanza.includes(" from='globalroom@");
    const full = await who.client.next((stanza) => inCommon(stanza) && jsonOf(stanza)?.["kind"] === "winner");
    expect(jsonOf(full)).toMatchObject({ pattern: "full-plate", roomName: expect.any(String) });
    const common = who.client.heard.filter(inCommon).flatMap((stanza) => jsonOf(stanza)?.["kind"] ?? []);
    expect(common.filter((kind) => kind === "round" || kind === "winner")).toHaveLength(1);
  });
});
