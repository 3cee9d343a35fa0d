import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { debounce } from "./debounce.ts";

describe("debounce", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs once, after the wait has passed without another call", () => {
    const run = vi.fn();
    const later = debounce(run, 50);
    later();
    vi.advanceTimersByTime(30);
    later();
    vi.advanceTimersByTime(49);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("does not run after cancel", () => {
    const run = vi.fn();
    const later = debounce(run, 50);
    later();
    later.cancel();
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
  });
});
