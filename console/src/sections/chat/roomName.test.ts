import type { LiveChatRoom } from "@spilhus/contracts/staff";
import { expect, it } from "vitest";
import { wordsIn } from "../../messages/index.ts";
import { placeName, roomName } from "./roomName.ts";

const words = wordsIn("da", "Europe/Copenhagen");
const rooms: readonly LiveChatRoom[] = [
  {
    ...{ brand: "first", room: "hall-royal", hallName: "Royal", mode: "open", slowSeconds: 2 },
    ...{ players: 12, held: 0, reports: 0 },
  },
];

it.each([
  ["globalroom", "Fra huset"],
  ["first", "Alle spillere"],
  ["hall-royal", "Royal"],
  ["hall-closed", "hall-closed"],
  [null, "I alle rum"],
])("calls %s %s", (room, name) => {
  expect(roomName(words, rooms, { brand: "first", room })).toBe(name);
});

it("names the brand of a room where several have one", () => {
  expect(placeName(words, rooms, { brand: "first", room: "first" })).toBe("Alle spillere (first)");
});
