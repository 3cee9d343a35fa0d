import { afterEach, describe, expect, it, vi } from "vitest";
import type { ISbResult } from "storyblok-js-client";
import { memoryCache } from "./memoryCache.ts";

function result(cv: number, bytes = 1_000): ISbResult {
  return { data: { answer: { cv }, bytes }, perPage: 25, total: 1, headers: new Headers() };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("memory cache (R9.06)", () => {
  it("returns an answer for 10 s", async () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(50_000);
    const cache = memoryCache();
    const kept = result(1);
    await cache.set("a", kept);
    clock.mockReturnValue(59_999);
    expect(await cache.get("a")).toBe(kept);
    clock.mockReturnValue(60_001);
    expect(await cache.get("a")).toBeUndefined();
  });

  it("forgets every answer of an older cache version", async () => {
    const cache = memoryCache();
    await cache.set("a", result(1));
    await cache.set("b", result(2));
    expect(await cache.get("a")).toBeUndefined();
    expect(await cache.get("b")).toBeDefined();
  });

  it("holds at most 32 MB, dropping the least recently used answers", async () => {
    const cache = memoryCache();
    for (let index = 0; index < 40; index += 1) await cache.set(`story-${index}`, result(1, 1024 * 1024));
    expect(await cache.get("story-7")).toBeUndefined();
    expect(await cache.get("story-8")).toBeDefined();
    expect(await cache.get("story-39")).toBeDefined();
  });

  it("belongs to one client and can be emptied", async () => {
    const cache = memoryCache();
    await cache.set("a", result(1));
    expect(await memoryCache().get("a")).toBeUndefined();
    await cache.flush();
    expect(await cache.get("a")).toBeUndefined();
  });
});
