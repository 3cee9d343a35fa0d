import type { SupportConversation, SupportMessage } from "@spilhus/contracts/support";
import { afterEach, expect, it, vi } from "vitest";
import { driveSupport } from "../adapter/driveSupport.ts";
import { deskAdapter } from "./deskAdapter.ts";
import { DeskTalk, type DeskCalls } from "./deskTalk.ts";

const CONVERSATION: SupportConversation = {
  ...{ id: "6b0d0a5e-2a77-4cf1-9f0f-0a7f2f2f9a11", topic: "money", channel: "chat", state: "answered" },
  ...{ agent: "Maja", readByStaff: 1, readByVisitor: 1, lastSeq: 3, rating: null, version: 4 },
};
const message = (seq: number, author: SupportMessage["author"]): SupportMessage => ({
  ...{ seq, author, name: null, text: `${seq}`, link: null, masked: [], sentAt: "2026-11-26T10:00:00.000Z" },
});
const refused = () => Promise.reject(new Error("not part of this test"));
const calls: DeskCalls = {
  desk: () =>
    Promise.resolve({
      ...{ serverTime: "2026-11-26T10:00:00.000Z", isOpen: true, opensAt: null, answerMinutes: 5 },
      ...{ phone: "00 11 22 33", email: "x@example.dk", topics: [] },
    }),
  find: () =>
    Promise.resolve({
      conversation: CONVERSATION,
      messages: [message(1, "visitor"), message(2, "agent"), message(3, "agent")],
    }),
  read: () => Promise.resolve(),
  ...{ begin: refused, list: refused, send: refused, end: refused, rate: refused, mail: refused },
};

afterEach(() => void vi.useRealTimers());

it("asks for nothing more from the moment of a withdrawal on, in the middle of a conversation (R4.18, support attack 10)", async () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const list = vi.fn(() => Promise.resolve({ conversation: CONVERSATION, messages: [message(4, "agent")] }));
  const talk = new DeskTalk({ calls: { ...calls, list }, page, newKey: () => "key" });
  const driver = driveSupport({ adapter: deskAdapter(talk), user: () => Promise.resolve(null) });
  const allowed = { isEnabled: true, isAllowed: true, hasConsent: true, userId: null };
  driver.meet(allowed);
  driver.send({ type: "pressed" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list.mock.calls.length).toBeGreaterThan(3);
  list.mockClear();
  driver.meet({ ...allowed, hasConsent: false });
  // What was said is out of sight at once, too.
  expect(talk.snapshot()).toMatchObject({ conversation: undefined, messages: [] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(list).not.toHaveBeenCalled();
});

it("tells the count of unread answers once it has the conversation, and again when they were read", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const talk = new DeskTalk({ calls, page, newKey: () => "key" });
  const adapter = deskAdapter(talk);
  const told: number[] = [];
  adapter.onUnread((count) => told.push(count));
  await talk.loadDesk();
  expect(told).toEqual([]);
  await adapter.boot(null);
  expect(told).toEqual([2]);
  await talk.markRead();
  expect(told).toEqual([2, 0]);
});
