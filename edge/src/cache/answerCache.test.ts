import { manualClock } from "@spilhus/lib";
import { beforeEach, describe, expect, it } from "vitest";
import { EdgeError } from "../errors/edgeError.ts";
import { AnswerCache, type Loaded } from "./answerCache.ts";

interface Text {
  readonly text: string;
  bytes: number;
}

const TTL = 60_000;
const text = (value: string, bytes = 100): Text => ({ text: value, bytes });
const loaded = (value: string, tags: readonly string[] = ["t"], cv?: number): Loaded<Text> => ({
  value: text(value),
  tags,
  ttlMs: TTL,
  ...(cv === undefined ? {} : { versions: new Map(tags.map((tag) => [tag, cv])) }),
});

const fail = () => Promise.reject(new Error("down"));
const gone = () => Promise.reject(new EdgeError("not-found", "gone"));

describe("AnswerCache", () => {
  let clock = manualClock("2026-11-21T12:00:00Z");
  let cache = new AnswerCache<Text>(100_000, clock);
  beforeEach(() => {
    clock = manualClock("2026-11-21T12:00:00Z");
    cache = new AnswerCache<Text>(100_000, clock);
  });

  const put = (key: string, value: string, tags?: readonly string[], brand = "b") =>
    cache.load(key, brand, async () => loaded(value, tags));
  const freshness = (key: string) => cache.lookup(key)?.freshness;

  it("is empty at first, then keeps an answer until its time is up", async () => {
    expect(cache.lookup("k")).toBeUndefined();
    await put("k", "one");
    expect(cache.lookup("k")).toMatchObject({ value: { text: "one" }, freshness: "fresh" });
    clock.advance(TTL);
    expect(freshness("k")).toBe("aging");
    clock.advance(TTL);
    expect(freshness("k")).toBe("stale");
  });

  it("fetches once for all concurrent callers", async () => {
    const gate = Promise.withResolvers<Loaded<Text>>();
    let fetches = 0;
    const source = () => {
      fetches += 1;
      return gate.promise;
    };
    const all = Promise.all(Array.from({ length: 50 }, () => cache.load("k", "b", source)));
    gate.resolve(loaded("one"));
    expect(new Set((await all).map((value) => value.text))).toEqual(new Set(["one"]));
    expect(fetches).toBe(1);
  });

  it("makes only the answers of a purged tag and brand stale", async () => {
    await Promise.all([put("x", "x", ["a", "t"]), put("y", "y", ["c"]), put("z", "z", ["a"], "other")]);
    clock.advance(2_000);
    expect(cache.purge("b", ["a"])).toBe(1);
    expect([freshness("x"), freshness("y"), freshness("z")]).toEqual(["stale", "fresh", "fresh"]);
  });

  it("makes an answer that names no tags stale with every purge of its brand", async () => {
    await Promise.all([put("x", "x", []), put("z", "z", [], "other")]);
    cache.purge("b", ["whatever"]);
    expect([freshness("x"), freshness("z")]).toEqual(["stale", "fresh"]);
  });

  it.each([
    ["named by its tag", ["t"]],
    ["untagged", []],
  ])("does not believe an answer that was asked for before a purge: %s", async (_, tags) => {
    const gate = Promise.withResolvers<Loaded<Text>>();
    const early = cache.load("k", "b", () => gate.promise);
    cache.purge("b", ["t"]);
    gate.resolve(loaded("old", tags));
    expect((await early).text).toBe("old");
    expect(freshness("k")).toBe("stale");
  });

  it("starts a new fetch after a purge, and keeps the newer answer", async () => {
    const slow = Promise.withResolvers<Loaded<Text>>();
    const early = cache.load("k", "b", () => slow.promise);
    cache.purge("b", ["t"]);
    clock.advance(5_000);
    expect((await put("k", "new")).text).toBe("new");
    slow.resolve(loaded("old"));
    expect((await early).text).toBe("old");
    expect(cache.lookup("k")).toMatchObject({ value: { text: "new" }, freshness: "fresh" });
  });

  it("compares versions: an answer read before a purge is stale however late it arrives (R7.21)", async () => {
    cache.purge("b", ["t"], 20);
    clock.advance(60_000);
    await cache.load("k", "b", async () => loaded("from a slow render", ["t"], 19));
    expect(freshness("k")).toBe("stale");
  });

  it("trusts an answer at once that was read at the version of the purge, even if it was asked for before", async () => {
    const gate = Promise.withResolvers<Loaded<Text>>();
    const early = cache.load("k", "b", () => gate.promise);
    cache.purge("b", ["t"], 20);
    gate.resolve(loaded("new", ["t"], 20));
    await early;
    expect(freshness("k")).toBe("fresh");
    expect(cache.purge("b", ["t"], 20)).toBe(0);
    expect(freshness("k")).toBe("fresh");
    expect(cache.purge("b", ["t"], 21)).toBe(1);
    expect(freshness("k")).toBe("stale");
  });

  it("compares each tag with its own purge", async () => {
    cache.purge("b", ["a"], 20);
    const versions = new Map([
      ["a", 20],
      ["c", 5],
    ]);
    await cache.load("k", "b", async () => ({ ...loaded("x", ["a", "c"]), versions }));
    expect(freshness("k")).toBe("fresh");
    expect(cache.purge("b", ["c"], 21)).toBe(1);
  });

  it("treats an answer without a version as fresh when it was requested after the purge", async () => {
    cache.purge("b", ["t"], 20);
    await put("k", "new");
    expect(freshness("k")).toBe("fresh");
  });

  it("serves the last answer when a renewal fails, and waits a second before the next one", async () => {
    await put("k", "one");
    cache.purge("b", ["t"]);
    expect((await cache.load("k", "b", fail)).text).toBe("one");
    expect(freshness("k")).toBe("fresh");
    clock.advance(1_000);
    expect(freshness("k")).toBe("stale");
    expect(cache.stats().staleServed).toBe(1);
    await expect(cache.load("unknown", "b", fail)).rejects.toThrow("down");
  });

  it("does not bring back from memory what is gone", async () => {
    await put("k", "one");
    cache.purge("b", ["t"]);
    await expect(cache.load("k", "b", gone)).rejects.toThrow("gone");
    expect(cache.lookup("k")).toBeUndefined();
  });

  it("stays within its bytes, keeps what is used, and still finds what it keeps by tag", async () => {
    for (let index = 0; index < 200; index += 1) {
      await put(`k${index}`, "x");
      cache.lookup("k0");
    }
    const { bytes, maxBytes, entries } = cache.stats();
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect(entries).toBeLessThan(200);
    expect(freshness("k0")).toBe("fresh");
    expect(freshness("k1")).toBeUndefined();
    expect(cache.purge("b", ["t"])).toBe(entries);
  });

  it("counts a value that has grown, and no longer keeps one that has outgrown it", async () => {
    await put("k", "one");
    const before = cache.stats().bytes;
    const value = cache.lookup("k")?.value ?? text("");
    value.bytes += 5_000;
    cache.resized("k", value);
    expect(cache.stats().bytes).toBe(before + 5_000);
    expect(cache.purge("b", ["t"])).toBe(1);
    value.bytes = 200_000;
    cache.resized("k", value);
    expect(cache.lookup("k")).toBeUndefined();
    cache.resized("k", value);
    expect(cache.stats().entries).toBe(0);
  });
});
