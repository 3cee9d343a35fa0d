import { describe, expect, it } from "vitest";
import { type ChatSnapshot, EMPTY_CHAT, EMPTY_ROOM } from "../../store/chatSnapshot.ts";
import { obstacleIn } from "./obstacle.ts";

const online = { at: "online", shown: "online" } as const;
const obstacle = (room: string, chat: Partial<ChatSnapshot>) =>
  obstacleIn(room, { ...EMPTY_CHAT, connection: online, ...chat }, undefined, undefined);
const ban = { kind: "sanction", sanction: "ban", room: "hall-a", reason: "spam", until: null } as const;
const turnedAway = (condition: string) => ({ "hall-a": { ...EMPTY_ROOM, turnedAway: condition } });

it("nothing keeps a player from writing who is online and has done nothing", () => {
  expect(obstacle("fjord", {})).toBeUndefined();
});

describe("a player who is banned from one room", () => {
  const removed = turnedAway("forbidden");

  it("cannot write in that room, for the rule that they broke", () => {
    expect(obstacle("hall-a", { sanction: ban, rooms: removed })).toEqual({
      reason: "removed",
      rule: "spam",
    });
  });

  it("is removed from it when they come back later, and not kept out because it is full", () => {
    expect(obstacle("hall-a", { rooms: removed })).toEqual({ reason: "removed" });
  });

  it("may write in every other room", () => {
    expect(obstacle("fjord", { sanction: ban, rooms: removed })).toBeUndefined();
  });
});

describe("a player who is muted", () => {
  const { room: _, ...everywhere } = { ...ban, sanction: "mute" as const };

  it("cannot write in any room where the mute names none", () => {
    expect(obstacle("fjord", { sanction: everywhere })).toEqual({
      ...{ reason: "muted", until: null, rule: "spam" },
    });
  });

  it("may write again when the mute is lifted, as whoever is only warned may", () => {
    expect(obstacle("fjord", { sanction: { ...everywhere, sanction: "lifted" } })).toBeUndefined();
    expect(obstacle("fjord", { sanction: { ...everywhere, sanction: "warn" } })).toBeUndefined();
  });
});

it("a player whom the chat refuses cannot write anywhere, whatever the rooms say (R4.16)", () => {
  const refusal = { reason: "banned", until: null, rule: "begging" } as const;
  const connection = { ...refusal, at: "refused", shown: "offline" } as const;
  const chat = { connection, rooms: turnedAway("forbidden") };
  expect(obstacle("hall-a", chat)).toMatchObject(refusal);
});

describe("a room", () => {
  const rooms = (mode: "open" | "hosts" | "closed") => ({
    serverTime: "2026-11-25T19:00:00Z",
    rooms: [{ room: "hall-a", hall: "a", hallName: "A", mode, slowSeconds: 5, players: 1 }],
    hosts: [],
  });
  const profile = (role: "player" | "host") => ({
    ...{ chatId: "a", name: "Anna", role, nameFixedUntil: null, hasReadRules: true, ignored: [] },
  });
  const chat = { ...EMPTY_CHAT, connection: online };

  it("that has no place left takes nobody's words", () => {
    expect(obstacle("hall-a", { rooms: turnedAway("service-unavailable") })).toEqual({ reason: "room-full" });
  });

  it("that is closed takes nobody's words", () => {
    expect(obstacleIn("hall-a", chat, rooms("closed"), profile("host"))).toEqual({ reason: "room-closed" });
  });

  it("of hosts takes the words of hosts alone", () => {
    expect(obstacleIn("hall-a", chat, rooms("hosts"), profile("player"))).toEqual({ reason: "hosts-only" });
    expect(obstacleIn("hall-a", chat, rooms("hosts"), profile("host"))).toBeUndefined();
  });

  it("that is open takes every player's words", () => {
    expect(obstacleIn("hall-a", chat, rooms("open"), profile("player"))).toBeUndefined();
  });
});
