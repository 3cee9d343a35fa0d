import { describe, expect, it } from "vitest";
import { type ChatSnapshot, EMPTY_CHAT, EMPTY_ROOM } from "../../store/chatSnapshot.ts";
import { standingOf } from "./panelStanding.ts";

const words = {
  t: (key: string, ..._values: unknown[]) => key,
  locale: "da",
  zone: "Europe/Copenhagen",
} as const;
const online = { at: "online", shown: "online" } as const;
const standing = (room: string, chat: Partial<ChatSnapshot>) =>
  standingOf({ ...EMPTY_CHAT, connection: online, ...chat }, room, undefined, undefined, words);
const ban = { kind: "sanction", sanction: "ban", room: "hall-a", reason: "spam", until: null } as const;

describe("a player who is banned from one room", () => {
  const removed = { "hall-a": { ...EMPTY_ROOM, turnedAway: "forbidden" } };

  it("is told so in that room, with the reason and the way to complain", () => {
    expect(standing("hall-a", { sanction: ban, rooms: removed })).toEqual({
      ...{ text: "chat.removedFromRoom", reason: "chat.becauseOf", hasComplaint: true, canTryAgain: true },
    });
  });

  it("is told so when they come back later, and not that the room is full", () => {
    expect(standing("hall-a", { rooms: removed })).toEqual({
      ...{ text: "chat.removedFromRoom", hasComplaint: true, canTryAgain: true },
    });
  });

  it("may write in every other room", () => {
    expect(standing("fjord", { sanction: ban, rooms: removed })).toBeUndefined();
  });
});

it("a mute without a room holds in every room", () => {
  const { room: _, ...everywhere } = { ...ban, sanction: "mute" as const };
  expect(standing("fjord", { sanction: everywhere })).toMatchObject({ text: "chat.muted" });
});

describe("a player who is banned from the whole chat (R4.16)", () => {
  const refused = { at: "refused", reason: "banned", until: null, shown: "offline" } as const;
  const complaint = { text: "chat.banned", hasComplaint: true };

  it("is told the rule that they broke", () => {
    const chat = { connection: { ...refused, rule: "begging" } };
    expect(standing("fjord", chat)).toEqual({ ...complaint, reason: "chat.becauseOf" });
  });

  it("is told of the ban alone where the rule is not known", () => {
    expect(standing("fjord", { connection: refused })).toEqual(complaint);
  });
});
