import { manualClock } from "@spilhus/lib";
import { describe, expect, it, vi } from "vitest";
import { AnswerCache } from "./answerCache.ts";

const clock = manualClock("2026-11-21T12:00:00Z");
const answer = (body: string) => ({ body, headers: {} });

describe("kept answers", () => {
  it("are made once for all who ask at a time, and again when their time is over", async () => {
    const cache = new AnswerCache({ maxBytes: 10_000, ttlMs: 1_000, clock });
    const make = vi.fn(() => Promise.resolve(answer("a")));
    await Promise.all([cache.get("k", make), cache.get("k", make)]);
    clock.advance(999);
    await cache.get("k", make);
    expect(make).toHaveBeenCalledTimes(1);
    clock.advance(2);
    await cache.get("k", make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("never take more memory than allowed: the longest unused goes", async () => {
    const cache = new AnswerCache({ maxBytes: 1_500, clock });
    const make = vi.fn((body: string) => Promise.resolve(answer(body)));
    for (const key of ["a", "b", "c"]) await cache.get(key, () => make("x".repeat(200)));
    await cache.get("c", () => make("again"));
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get("a", () => make("again"));
    expect(make).toHaveBeenCalledTimes(4);
  });

  it("are no errors: the next who asks is answered anew", async () => {
    const cache = new AnswerCache({ maxBytes: 10_000, clock });
    await expect(cache.get("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(cache.get("k", () => Promise.resolve(answer("a")))).resolves.toEqual(answer("a"));
  });

  it("may be larger than the cache, which then does not keep them", async () => {
    const cache = new AnswerCache({ maxBytes: 300, clock });
    await expect(cache.get("k", () => Promise.resolve(answer("x".repeat(500))))).resolves.toMatchObject({
      body: "x".repeat(500),
    });
  });
});
