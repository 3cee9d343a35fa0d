import type { Messages } from "@spilhus/contracts/player-account";
import { expect, it } from "vitest";
import { withRead } from "./withRead.ts";

const message = (id: string, readAt: string | null = null) =>
  ({ id, source: "event", subject: id, body: "", sentAt: "2026-11-22T10:00:00Z", readAt }) as const;
const PAGES: Messages[] = [
  { messages: [message("a"), message("b", "2026-11-22T11:00:00Z")], unread: 2, next: "x" },
  { messages: [message("c")], unread: 2, next: null },
];
const shown = (pages: readonly Messages[]) =>
  pages.flatMap(({ messages }) => messages.map(({ id, readAt }) => [id, readAt !== null]));

it("marks a message on any page as read and lowers the count (R2.34)", () => {
  const after = withRead(PAGES, "c", "2026-11-22T12:00:00Z");
  expect(shown(after)).toEqual([
    ["a", false],
    ["b", true],
    ["c", true],
  ]);
  expect(after.map(({ unread }) => unread)).toEqual([1, 1]);
});

it("changes nothing for a read or unknown message", () => {
  expect(withRead(PAGES, "b", "2026-11-22T12:00:00Z")).toBe(PAGES);
  expect(withRead(PAGES, "z", "2026-11-22T12:00:00Z")).toBe(PAGES);
});

it("marks a message as unread again", () => {
  const read = withRead(PAGES, "a", "2026-11-22T12:00:00Z");
  expect(withRead(read, "a", null)).toEqual(PAGES);
});
