import { describe, expect, it } from "vitest";
import { chatMessage } from "../../testing/chatMessage.ts";
import { applyChange } from "./applyChange.ts";
import { type ChatChange, type ChatSnapshot, EMPTY_CHAT, MOST_MESSAGES } from "./chatSnapshot.ts";

const room = "hall-salen";
const play = (...changes: readonly ChatChange[]): ChatSnapshot =>
  changes.reduce<ChatSnapshot>((chat, change) => applyChange(chat, change, 5), EMPTY_CHAT);
const said = (change: Parameters<typeof chatMessage>[0]): ChatChange => ({
  type: "message",
  room,
  message: chatMessage({ to: room, ...change }),
});
const sending = (originId: string): ChatChange => ({
  type: "sending",
  room,
  message: chatMessage({ id: originId, originId, isOwn: true, state: "sending", to: room }),
});
const messages = (chat: ChatSnapshot) => chat.rooms[room]?.messages ?? [];

describe("the messages of a room", () => {
  it("come once, whether from the stream, a resumption or the history (R4.16)", () => {
    const chat = play(
      said({ id: "1" }),
      said({ id: "2" }),
      said({ id: "1", delayed: true }),
      said({ id: "2" }),
    );
    expect(messages(chat).map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("stand by time when the history brings what was missed", () => {
    const chat = play(
      said({ id: "1", sentAt: "2026-11-25T18:00:01Z" }),
      said({ id: "3", sentAt: "2026-11-25T18:00:03Z" }),
      said({ id: "2", sentAt: "2026-11-25T18:00:02Z", delayed: true }),
    );
    expect(messages(chat).map(({ id }) => id)).toEqual(["1", "2", "3"]);
  });

  it("are the last 300", () => {
    const chat = play(...Array.from({ length: 350 }, (_, index) => said({ id: String(index) })));
    expect(messages(chat)).toHaveLength(MOST_MESSAGES);
    expect(messages(chat)[0]?.id).toBe("50");
  });

  it("of one's own stand where the room has them, by the sender's id, so that all read one order (R3.14)", () => {
    const chat = play(sending("o1"), said({ id: "9" }), said({ id: "7", originId: "o1", isOwn: true }));
    expect(messages(chat).map(({ id, state }) => [id, state])).toEqual([
      ["9", "sent"],
      ["7", "sent"],
    ]);
  });

  it("of one's own that the history knows stand by its time", () => {
    const chat = play(
      sending("o1"),
      said({ id: "8", sentAt: "2026-11-25T18:00:01Z", delayed: true }),
      said({ id: "9", sentAt: "2026-11-25T18:00:03Z", delayed: true }),
      said({ id: "7", originId: "o1", isOwn: true, sentAt: "2026-11-25T18:00:02Z", delayed: true }),
    );
    expect(messages(chat).map(({ id }) => id)).toEqual(["8", "7", "9"]);
  });

  it("of one's own begin the pause that the room asks for, and others' do not", () => {
    expect(play(said({ id: "9" })).rooms[room]?.saidAt).toBeUndefined();
    expect(play(sending("o1"), said({ id: "9" })).rooms[room]?.saidAt).toBe(5);
  });

  it("of one's own begin the pause anew when the room has them, however long they were on their way", () => {
    const told = { id: "7", originId: "o1", isOwn: true };
    const late = (change: ChatChange) => applyChange(play(sending("o1")), change, 900).rooms[room]?.saidAt;
    expect(late(said(told))).toBe(900);
    expect(late(said({ id: "9" }))).toBe(5);
    // The history tells a line whose pause may be long over.
    expect(late(said({ ...told, delayed: true }))).toBe(5);
    const known = play(sending("o1"), said(told));
    expect(applyChange(known, said(told), 900).rooms[room]?.saidAt).toBe(5);
  });

  it("of another player never take the place of one's own, even with its id copied", () => {
    const chat = play(sending("o1"), said({ id: "8", originId: "o1", isOwn: false, text: "forged" }));
    expect(messages(chat).map(({ id, state }) => [id, state])).toEqual([
      ["o1", "sending"],
      ["8", "sent"],
    ]);
  });

  it("that were lost are not sent, unless the history knows them", () => {
    const lost: ChatChange = { type: "not-sent", room, originId: "o1" };
    expect(messages(play(sending("o1"), lost))[0]?.state).toBe("failed");
    const found = said({ id: "7", originId: "o1", isOwn: true, delayed: true });
    expect(messages(play(sending("o1"), lost, found)).map(({ state }) => state)).toEqual(["sent"]);
    expect(messages(play(sending("o1"), found, lost)).map(({ state }) => state)).toEqual(["sent"]);
  });

  it("that were refused say why", () => {
    const error = { reason: "slow", seconds: 7 } as const;
    const chat = play(sending("o1"), { type: "refusal", room, originId: "o1", error });
    expect(messages(chat)[0]).toMatchObject({ state: "failed", error: { ...error, until: 7_005 } });
  });

  it("that are held for a moderator say so to their sender", () => {
    const line = { kind: "held", originId: "o1" } as const;
    expect(messages(play(sending("o1"), { type: "notice", room, line }))[0]?.state).toBe("held");
  });

  it("that were taken back stay so, keep their place, and lose text and reactions", () => {
    const chat = play(
      said({ id: "1", text: "bad" }),
      { type: "reaction", room, id: "1", by: "bo", emoji: "👍" },
      said({ id: "2" }),
      { type: "retraction", room, id: "1" },
      said({ id: "1", text: "bad", delayed: true }),
    );
    expect(messages(chat)[0]).toMatchObject({ id: "1", text: "", state: "retracted", reactions: {} });
  });

  it("have one reaction of each player, who can take it back", () => {
    const react = (by: string, emoji: string): ChatChange => ({ type: "reaction", room, id: "1", by, emoji });
    const chat = play(
      said({ id: "1" }),
      react("bo", "👍"),
      react("bo", "🎉"),
      react("eva", "👍"),
      react("eva", ""),
    );
    expect(messages(chat)[0]?.reactions).toEqual({ bo: "🎉" });
  });
});

describe("what the house says beside messages", () => {
  it("is the number of players, the time, a sanction, and a hand", () => {
    const notice = (line: Extract<ChatChange, { type: "notice" }>["line"]): ChatChange => ({
      type: "notice",
      room,
      line,
    });
    const sanction = { kind: "sanction", sanction: "mute", reason: "spam", until: null } as const;
    const chat = play(
      notice({ kind: "occupants", count: 120 }),
      notice({ kind: "server-time", serverTime: "2026-11-25T18:00:00Z" }),
      notice(sanction),
      notice({ kind: "care" }),
    );
    expect(chat.rooms[room]?.players).toBe(120);
    expect(chat.serverTime).toEqual({ serverTime: "2026-11-25T18:00:00Z", readAt: 5 });
    expect(chat.sanction).toEqual(sanction);
    expect(chat.needsCare).toBe(true);
    expect(applyChange(chat, { type: "care-seen" }, 5).needsCare).toBe(false);
  });
});

describe("a room", () => {
  it("is joined, tells its history, and may turn a player away", () => {
    const joined: ChatChange = { type: "joined", room, nick: "Anna", occupantId: "me" };
    expect(play(joined).rooms[room]).toMatchObject({ isJoined: true, isHistoryTold: false });
    expect(play(joined, { type: "subject", room, text: "" }).rooms[room]).toMatchObject({
      isHistoryTold: true,
    });
    const away: ChatChange = { type: "turned-away", room, condition: "forbidden", other: undefined };
    expect(play(joined, away).rooms[room]).toMatchObject({ isJoined: false, turnedAway: "forbidden" });
    expect(play(away, joined).rooms[room]).toMatchObject({ turnedAway: undefined });
  });
});
