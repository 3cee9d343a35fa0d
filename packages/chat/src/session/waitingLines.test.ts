import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Line, WaitingLines } from "./waitingLines.ts";

const line = (room: string, text: string): Line => ({ room, text, originId: text, replyTo: undefined });
const [first, second, elsewhere] = [line("hall", "a"), line("hall", "b"), line("globalroom", "c")];
const isHall = (room: string) => room === "hall";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a line that is said while its room is out of reach", () => {
  it("is taken once when the room can be reached, after those before it, and is not given up then", () => {
    const giveUp = vi.fn();
    const lines = new WaitingLines(giveUp);
    for (const one of [first, elsewhere, second]) lines.keep(one);
    expect(lines.take(isHall)).toEqual([first, second]);
    expect(lines.take(isHall)).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(giveUp.mock.calls).toEqual([[elsewhere]]);
  });

  it("is given up after 10 s", () => {
    const giveUp = vi.fn();
    const lines = new WaitingLines(giveUp);
    lines.keep(first);
    vi.advanceTimersByTime(9_999);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp.mock.calls).toEqual([[first]]);
    expect(lines.take(isHall)).toEqual([]);
  });
});
