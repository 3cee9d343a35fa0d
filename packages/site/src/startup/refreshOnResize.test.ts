import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { refreshOnResize } from "./refreshOnResize.ts";

const resize = (target: EventTarget) => target.dispatchEvent(new Event("resize"));

describe("refreshOnResize", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("refreshes 50 ms after the last resize, once (R9.07)", () => {
    const target = new EventTarget();
    const refresh = vi.fn();
    refreshOnResize(target, refresh, 50);
    resize(target);
    vi.advanceTimersByTime(49);
    resize(target);
    vi.advanceTimersByTime(49);
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("stops listening and cancels a pending refresh", () => {
    const target = new EventTarget();
    const refresh = vi.fn();
    const stop = refreshOnResize(target, refresh, 50);
    resize(target);
    stop();
    resize(target);
    vi.advanceTimersByTime(1_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});
