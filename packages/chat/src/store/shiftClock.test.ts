import { expect, it } from "vitest";
import { chatMessage } from "../../testing/chatMessage.ts";
import { EMPTY_CHAT, EMPTY_ROOM } from "./chatSnapshot.ts";
import { shiftClock } from "./shiftClock.ts";

it("moves each moment of another page to this page's clock, and nothing else", () => {
  const refused = { reason: "slow", seconds: 7, until: 12_000 } as const;
  const atOnce = { reason: "link", seconds: undefined, until: 0 } as const;
  const chat = {
    ...EMPTY_CHAT,
    serverTime: { serverTime: "2026-11-26T12:00:00Z", readAt: 4_000 },
    rooms: {
      hall: {
        ...EMPTY_ROOM,
        messages: [chatMessage({ error: refused }), chatMessage({ error: atOnce }), chatMessage({})],
        saidAt: 5_000,
      },
      quiet: EMPTY_ROOM,
    },
  };
  const moved = shiftClock(chat, -3_000);
  expect(moved.serverTime).toEqual({ serverTime: "2026-11-26T12:00:00Z", readAt: 1_000 });
  expect(moved.rooms["hall"]?.saidAt).toBe(2_000);
  expect(moved.rooms["hall"]?.messages.map(({ error }) => error?.until)).toEqual([9_000, 0, undefined]);
  expect(moved.rooms["quiet"]).toEqual(EMPTY_ROOM);
  expect(shiftClock(moved, 3_000)).toEqual(chat);
});
