import { describe, expect, it, vi } from "vitest";
import { followPage } from "./followPage.ts";

/** A page whose events a test sends. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const window = Object.assign(new EventTarget(), { document });
  const chat = { open: vi.fn<() => void>(), close: vi.fn<() => void>(), wake: vi.fn<() => void>() };
  // All of a window that is used.
  const stop = followPage(chat, window as unknown as Window);
  return {
    ...{ chat, stop },
    send: (type: string, fields = {}) => window.dispatchEvent(Object.assign(new Event(type), fields)),
    show: (visibilityState: string) => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

describe("a page with a chat", () => {
  it("leaves the chat before it is kept for later, and is in it again when it comes back (chat attack 24)", () => {
    const { chat, send } = page();
    send("pageshow", { persisted: false });
    expect(chat.open).not.toHaveBeenCalled();
    send("pagehide", { persisted: true });
    expect(chat.close).toHaveBeenCalledOnce();
    send("pageshow", { persisted: true });
    expect(chat.open).toHaveBeenCalledOnce();
    expect(chat.close).toHaveBeenCalledOnce();
  });

  it("asks its connection when the network is gone (R4.16)", () => {
    const { chat, send } = page();
    send("offline");
    expect(chat.wake).toHaveBeenCalledOnce();
  });

  it("asks its connection when the network is back, and when it was hidden for long (chat attack 24)", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { chat, send, show } = page();
      send("online");
      expect(chat.wake).toHaveBeenCalledTimes(1);
      show("hidden");
      vi.advanceTimersByTime(3_000);
      show("visible");
      expect(chat.wake).toHaveBeenCalledTimes(1);
      show("hidden");
      vi.advanceTimersByTime(6_000);
      show("visible");
      expect(chat.wake).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("hears nothing any more once it is let go", () => {
    const { chat, stop, send } = page();
    stop();
    for (const type of ["pagehide", "online"]) send(type);
    expect(chat.close).not.toHaveBeenCalled();
    expect(chat.wake).not.toHaveBeenCalled();
  });
});
