import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callsDouble, opened } from "../../testing/playDouble.ts";
import { PlaySession } from "../play-session/index.ts";
import { watchPlay } from "./watchPlay.ts";

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
}

describe("watching a game in play", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function watched() {
    const calls = callsDouble({ get: () => Promise.resolve(opened()) });
    const session = new PlaySession(calls);
    await session.open();
    const page = new Page();
    const stop = watchPlay(session, () => undefined, page);
    return { calls, page, stop };
  }

  it("asks often enough that an end is known within 2 s (games attack 9)", async () => {
    const { calls, stop } = await watched();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls.get).toHaveBeenCalled();
    stop();
    calls.get.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.get).not.toHaveBeenCalled();
  });

  it("asks nothing while nobody looks, and at once when somebody looks again (games attack 10)", async () => {
    const { calls, page, stop } = await watched();
    page.visibilityState = "hidden";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.get).not.toHaveBeenCalled();
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(calls.get).toHaveBeenCalledOnce();
    stop();
  });
});
