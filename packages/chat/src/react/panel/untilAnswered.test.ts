import { ApiError } from "@spilhus/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilAnswered } from "./untilAnswered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that fails so many times before it answers. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if ((left -= 1) >= 0) throw new Error("no answer");
    return "answer";
  });
};

describe("what the panel needs to know", () => {
  it("is asked again after each failure, and no more after an answer (R4.16)", async () => {
    const ask = failing(2);
    const told = vi.fn<(answer: string) => void>();
    untilAnswered(ask, told);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(told.mock.calls).toEqual([["answer"]]);
  });

  it.each([
    [403, 1],
    [429, 2],
    [503, 2],
  ])("is asked again after a refusal with status %i or not: %i calls", async (status, calls) => {
    const ask = vi.fn<() => Promise<string>>();
    ask.mockRejectedValueOnce(new ApiError("refused", "…", { status })).mockResolvedValue("answer");
    untilAnswered(ask, () => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(calls);
  });

  it("is not asked again once it is given up, nor told", async () => {
    const [ask, told] = [failing(1), vi.fn<(answer: string) => void>()];
    const giveUp = untilAnswered(ask, told);
    await vi.advanceTimersByTimeAsync(0);
    giveUp();
    const late = vi.fn<(answer: string) => void>();
    untilAnswered(async () => "late", late)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledOnce();
    expect(told).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });
});
