import {
  maskNumbers,
  SUPPORT_LIMITS,
  type SupportConversation,
  type SupportMessage,
} from "@spilhus/contracts/support";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeskTalk, type DeskCalls } from "./deskTalk.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const message = (seq: number, fields: Partial<SupportMessage> = {}): SupportMessage => ({
  ...{ seq, author: "visitor", name: null, text: `nummer ${seq}`, link: null, masked: [] },
  sentAt: "2026-11-25T12:00:00Z",
  ...fields,
});
const conversation = (fields: Partial<SupportConversation> = {}): SupportConversation => ({
  ...{ id: ID, topic: "money", channel: "chat", state: "waiting", agent: null, rating: null },
  ...{ readByStaff: 0, readByVisitor: 1, lastSeq: 1, version: 1 },
  ...fields,
});
const QUIET = { conversation: null, messages: [] };

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Page;
let calls: { [Name in keyof DeskCalls]: ReturnType<typeof vi.fn<DeskCalls[Name]>> };
let talk: DeskTalk;
let keys = 0;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  const under = { conversation: conversation(), messages: [message(1)] };
  calls = {
    desk: vi.fn<DeskCalls["desk"]>(() => Promise.reject(new Error("none"))),
    find: vi.fn<DeskCalls["find"]>(async () => under),
    begin: vi.fn<DeskCalls["begin"]>(async () => under),
    list: vi.fn<DeskCalls["list"]>(async () => QUIET),
    send: vi.fn<DeskCalls["send"]>(async () => QUIET),
    read: vi.fn<DeskCalls["read"]>(async () => undefined),
    end: vi.fn<DeskCalls["end"]>(async () => conversation({ state: "closed", version: 9 })),
    rate: vi.fn<DeskCalls["rate"]>(async (_, rating) => conversation({ rating, version: 10 })),
    mail: vi.fn<DeskCalls["mail"]>(async () => undefined),
  };
  calls.desk.mockResolvedValue({
    ...{ serverTime: "2026-11-25T12:00:00Z", isOpen: true, opensAt: null, answerMinutes: 5 },
    ...{ phone: "00 11 22 33", email: "x@example.dk", topics: [] },
  });
  talk = new DeskTalk({ calls, page, newKey: () => `key ${(keys += 1)}` });
});
afterEach(() => {
  talk.stop();
  vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("an open panel", () => {
  beforeEach(async () => {
    await talk.load();
    talk.setOpen(true);
    await pass(0);
    calls.list.mockClear();
  });

  it("asks every 2 s in sight, every 15 s in a hidden tab, and at once when it is seen again", async () => {
    await pass(10_000);
    expect(calls.list).toHaveBeenCalledTimes(5);
    page.show("hidden");
    await pass(2_000);
    calls.list.mockClear();
    await pass(30_000);
    expect(calls.list).toHaveBeenCalledTimes(2);
    page.show("visible");
    await pass(0);
    expect(calls.list).toHaveBeenCalledTimes(3);
  });

  it("asks for nothing once it is closed, nor after a shutdown (R4.18)", async () => {
    talk.setOpen(false);
    await pass(60_000);
    expect(calls.list).not.toHaveBeenCalled();
    talk.setOpen(true);
    await pass(0);
    talk.stop();
    calls.list.mockClear();
    await pass(60_000);
    expect(calls.list).not.toHaveBeenCalled();
    expect(talk.snapshot().conversation).toBeUndefined();
  });

  it("takes each message once and in order, whatever order the answers have", async () => {
    calls.list.mockResolvedValueOnce({
      conversation: conversation({ version: 3, lastSeq: 3 }),
      messages: [message(3), message(2)],
    });
    await pass(2_000);
    calls.list.mockResolvedValueOnce({ conversation: conversation({ version: 2 }), messages: [message(2)] });
    await pass(2_000);
    expect(talk.snapshot().messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(talk.snapshot().conversation?.version).toBe(3);
    expect(calls.list).toHaveBeenLastCalledWith(ID, 3, 3);
  });

  it("slows down while the desk does not answer, says so, and recovers", async () => {
    calls.list.mockRejectedValue(new Error("502"));
    await pass(2_000);
    expect(talk.snapshot().isOffline).toBe(false);
    await pass(4_000);
    expect(talk.snapshot().isOffline).toBe(true);
    calls.list.mockClear();
    await pass(60_000);
    expect(calls.list.mock.calls.length).toBeLessThan(6);
    calls.list.mockResolvedValue(QUIET);
    await pass(30_000);
    expect(talk.snapshot().isOffline).toBe(false);
  });

  it("drops an answer that comes after a shutdown", async () => {
    let answer: (talk: typeof QUIET) => void = () => undefined;
    calls.list.mockReturnValueOnce(new Promise((resolve) => (answer = resolve as typeof answer)));
    await pass(2_000);
    talk.stop();
    answer({ ...QUIET });
    await pass(0);
    expect(talk.snapshot().messages).toEqual([]);
  });
});

describe("a message", () => {
  it("that fails stays, and is sent again by the same key", async () => {
    await talk.load();
    calls.send.mockRejectedValueOnce(new Error("offline"));
    expect(await talk.send(maskNumbers("Er der nogen?"))).toBe(false);
    const [failed] = talk.snapshot().pending;
    expect(failed).toMatchObject({ text: "Er der nogen?", hasFailed: true });
    calls.send.mockResolvedValueOnce({ conversation: conversation({ version: 2 }), messages: [message(2)] });
    expect(await talk.retry(failed?.clientKey ?? "")).toBe(true);
    expect(calls.send.mock.calls.map(([, sent]) => sent.clientKey)).toEqual([
      failed?.clientKey,
      failed?.clientKey,
    ]);
    expect(talk.snapshot()).toMatchObject({ pending: [], messages: [{ seq: 1 }, { seq: 2 }] });
  });

  it("waits, and leaves the browser, as it was masked (support attack 8)", async () => {
    await talk.load();
    const sending = talk.send(maskNumbers("kort 4571000000000001"));
    expect(talk.snapshot().pending).toMatchObject([{ text: "kort •••• 0001", masked: ["card"] }]);
    await sending;
    expect(calls.send.mock.calls[0]?.[1].text).toBe("kort •••• 0001");
  });

  it("that begins a conversation is begun once by its key", async () => {
    calls.begin.mockRejectedValueOnce(new Error("offline"));
    const opening = { topic: "game", channel: "chat", message: maskNumbers("Hej"), email: null } as const;
    expect(await talk.begin(opening)).toBe(false);
    const key = talk.snapshot().pending[0]?.clientKey ?? "";
    expect(await talk.begin({ ...opening, clientKey: key })).toBe(true);
    expect(calls.begin.mock.calls.map(([{ clientKey }]) => clientKey)).toEqual([key, key]);
    expect(talk.snapshot().conversation?.id).toBe(ID);
  });
});

describe("a conversation", () => {
  it("is read as far as it is shown, once", async () => {
    await talk.load();
    await talk.markRead();
    expect(calls.read).not.toHaveBeenCalled();
    calls.send.mockResolvedValueOnce({
      conversation: conversation({ version: 2 }),
      messages: [message(2, { author: "agent", name: "Maja" })],
    });
    await talk.send(maskNumbers("x"));
    await talk.markRead();
    await talk.markRead();
    expect(calls.read.mock.calls).toEqual([[ID, 2]]);
  });

  it("is ended, rated, mailed, and left for another one; then nothing is asked", async () => {
    await talk.load();
    talk.setOpen(true);
    expect(await talk.end()).toBe(true);
    calls.list.mockClear();
    await pass(SUPPORT_LIMITS.pollMs * 3);
    expect(calls.list).not.toHaveBeenCalled();
    expect(await talk.rate(4)).toBe(true);
    expect(talk.snapshot().conversation?.rating).toBe(4);
    expect(await talk.mail()).toBe(true);
    calls.mail.mockRejectedValueOnce(new Error("400"));
    expect(await talk.mail()).toBe(false);
    talk.leave();
    expect(talk.snapshot()).toMatchObject({ conversation: undefined, messages: [] });
  });
});
