import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RateLimiter, type Permit } from "./rateLimiter.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Schedules `count` calls that the service answers `answerAfter` ms later; returns when each was sent. */
function sendMany(limiter: RateLimiter, count: number, answerAfter: number | "never"): number[] {
  const sent: number[] = [];
  for (let index = 0; index < count; index += 1) {
    limiter.schedule((permit) => {
      sent.push(performance.now());
      if (answerAfter !== "never") setTimeout(() => permit.answered(), answerAfter);
    });
  }
  return sent;
}

function mostInOneSecond(times: number[]): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1_000).length));
}

describe("rate limiter (R9.06)", () => {
  it("sends 50 calls at once five a second and every one of them", () => {
    const sent = sendMany(new RateLimiter(5), 50, 20);
    vi.advanceTimersByTime(12_000);
    expect(sent).toHaveLength(50);
    expect(mostInOneSecond(sent)).toBe(5);
    expect(sent.at(-1)).toBeLessThan(9_500);
  });

  it("counts a call's second from its answer, since a slow connection may deliver it late", () => {
    const sent = sendMany(new RateLimiter(1), 2, 400);
    vi.advanceTimersByTime(1_399);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(20);
    expect(sent).toHaveLength(2);
  });

  it("does not hang when calls are never answered", () => {
    const sent = sendMany(new RateLimiter(5), 20, "never");
    vi.advanceTimersByTime(6_100);
    expect(sent).toHaveLength(20);
    expect(mostInOneSecond(sent)).toBe(5);
  });

  it("never lets a new call overtake a waiting one", () => {
    const limiter = new RateLimiter(1);
    const order: number[] = [];
    const arrive = (name: number) =>
      limiter.schedule((permit: Permit) => {
        order.push(name);
        permit.answered();
      });
    arrive(0);
    for (let name = 1; name <= 5; name += 1) {
      arrive(name);
      vi.advanceTimersByTime(1_009);
    }
    vi.advanceTimersByTime(10_000);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("ignores an answer that comes after its slot was given to another call", () => {
    const limiter = new RateLimiter(1);
    const permits: Permit[] = [];
    for (let index = 0; index < 3; index += 1) limiter.schedule((permit) => permits.push(permit));
    vi.advanceTimersByTime(1_520);
    expect(permits).toHaveLength(2);
    permits[0]?.answered();
    vi.advanceTimersByTime(1_100);
    expect(permits).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(permits).toHaveLength(3);
  });

  it("refuses calls beyond 500 waiting ones, so that the queue is bounded", () => {
    const limiter = new RateLimiter(5);
    const accepted = Array.from({ length: 600 }, () => limiter.schedule(() => undefined));
    expect(accepted.filter(Boolean)).toHaveLength(505);
  });
});
