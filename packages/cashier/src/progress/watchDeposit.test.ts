import { ApiError } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { depositOf } from "../../testing/deposit.ts";
import { watchDeposit } from "./watchDeposit.ts";

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  see(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(read: () => Promise<Deposit>) {
  const page = new Page();
  const reading = vi.fn<() => Promise<Deposit>>(read);
  const onDeposit = vi.fn<(deposit: Deposit) => void>();
  const onFailure = vi.fn<(failure: "missing" | "failed") => void>();
  const stop = watchDeposit({ read: reading, onDeposit, onFailure, page });
  return { page, reading, onDeposit, onFailure, stop };
}
const pending = () => Promise.resolve(depositOf({ state: "pending" }));

describe("watchDeposit", () => {
  it("asks at once, then after 1, 2, 3, 5, 8 and 10 s, and every 10 s from then on (R2.29)", async () => {
    const { reading, stop } = watched(pending);
    const asked: number[] = [];
    const start = Date.now();
    reading.mockImplementation(() => {
      asked.push(Math.round((Date.now() - start) / 1_000));
      return pending();
    });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(asked).toEqual([1, 3, 6, 11, 19, 29, 39, 49]);
    expect(reading).toHaveBeenCalledTimes(asked.length + 1);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reading).toHaveBeenCalledTimes(asked.length + 1);
  });

  it("stops once the state is final", async () => {
    const { reading, onDeposit } = watched(() => Promise.resolve(depositOf({ state: "credited" })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reading).toHaveBeenCalledTimes(1);
    expect(onDeposit).toHaveBeenCalledTimes(1);
  });

  it("makes no request while the page is hidden, and one at once when it is visible again (R2.29)", async () => {
    const { page, reading, stop } = watched(pending);
    await vi.advanceTimersByTimeAsync(0);
    page.see("hidden");
    await vi.advanceTimersByTimeAsync(300_000);
    expect(reading).toHaveBeenCalledTimes(1);
    page.see("visible");
    await vi.advanceTimersByTimeAsync(0);
    expect(reading).toHaveBeenCalledTimes(2);
    stop();
  });

  it("goes on after a failure, and stops when there is no such deposit", async () => {
    const failing = watched(() => Promise.reject(new ApiError("network", "down")));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failing.reading).toHaveBeenCalledTimes(2);
    expect(failing.onFailure).toHaveBeenLastCalledWith("failed");
    failing.stop();
    const missing = watched(() => Promise.reject(new ApiError("refused", "no", { status: 404 })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(missing.reading).toHaveBeenCalledTimes(1);
    expect(missing.onFailure).toHaveBeenLastCalledWith("missing");
  });
});
