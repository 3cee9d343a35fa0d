import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pollWhileVisible } from "./pollWhileVisible.ts";

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  show(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

describe("polling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("polls after 10 s and then every 10 s, even when a shorter interval is given", async () => {
    const poll = vi.fn(async () => {});
    pollWhileVisible(poll, { everyMs: 1_000, page: new Page() });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(poll).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(poll).toHaveBeenCalledTimes(3);
  });

  it("polls first after 10 s also with a longer interval", async () => {
    const poll = vi.fn(async () => {});
    pollWhileVisible(poll, { everyMs: 30_000, page: new Page() });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(poll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("pauses while the tab is hidden and catches up when it is visible again", async () => {
    const poll = vi.fn(async () => {});
    const page = new Page();
    pollWhileVisible(poll, { page });
    await vi.advanceTimersByTimeAsync(10_000);
    page.show("hidden");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(poll).toHaveBeenCalledTimes(1);
    page.show("visible");
    expect(poll).toHaveBeenCalledTimes(2);
    page.show("hidden");
    page.show("visible");
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it("continues after a failed poll and aborts the running one when stopped", async () => {
    const signals: AbortSignal[] = [];
    const stop = pollWhileVisible(
      (signal) => {
        signals.push(signal);
        return signals.length === 1 ? Promise.reject(new Error("502")) : new Promise(() => {});
      },
      { page: new Page() },
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(signals).toHaveLength(2);
    stop();
    expect(signals[1]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(signals).toHaveLength(2);
  });
});
