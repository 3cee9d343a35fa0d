import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BUILD_POLL_MS, watchNewBuild } from "./watchNewBuild.ts";

const answer = (id: string) => async () => Response.json({ id, timestamp: 1 });

describe("watchNewBuild", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("reports another build once (R7.26)", async () => {
    const onNewBuild = vi.fn();
    watchNewBuild({ buildId: "one", onNewBuild, fetch: answer("two"), page: { visibilityState: "visible" } });
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS * 3);
    expect(onNewBuild).toHaveBeenCalledOnce();
  });

  it("reports nothing for the same build or a failed poll (R7.26)", async () => {
    const onNewBuild = vi.fn();
    const fetches = [
      answer("one"),
      async () => new Response(null, { status: 502 }),
      () => Promise.reject(new Error("offline")),
    ];
    let calls = 0;
    watchNewBuild({
      buildId: "one",
      onNewBuild,
      fetch: () => fetches[calls++ % 3]?.() ?? Promise.reject(new Error("none")),
      page: { visibilityState: "visible" },
    });
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS * 3);
    expect(calls).toBe(3);
    expect(onNewBuild).not.toHaveBeenCalled();
  });

  it("does not poll while the tab is hidden or after it is stopped", async () => {
    const fetch = vi.fn(answer("two"));
    const stop = watchNewBuild({
      buildId: "one",
      onNewBuild: vi.fn(),
      fetch,
      page: { visibilityState: "hidden" },
    });
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS * 2);
    stop();
    expect(fetch).not.toHaveBeenCalled();
  });
});
