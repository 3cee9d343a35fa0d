import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetKey, keyFor, unansweredRequest } from "./depositKey.ts";

const request = { amountOre: 40_000, method: "card" } as const;
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the idempotency key of a deposit", () => {
  it("is the same for the same request until it is answered (attack 20)", () => {
    const key = keyFor(request);
    expect(keyFor({ ...request })).toBe(key);
    expect(unansweredRequest()).toEqual(request);
    forgetKey();
    expect(unansweredRequest()).toBeUndefined();
    expect(keyFor(request)).not.toBe(key);
  });

  it.each([
    { ...request, amountOre: 40_001 },
    { ...request, method: "mobilepay" } as const,
    { ...request, isSecond: true },
  ])("differs for another request", (other) => {
    const key = keyFor(request);
    expect(keyFor(other)).not.toBe(key);
  });

  it("has the form that the gateway takes", () => {
    expect(keyFor(request)).toMatch(/^[\w-]{22,64}$/);
  });

  it("is not kept for a later visit", () => {
    vi.useFakeTimers();
    const key = keyFor(request);
    vi.advanceTimersByTime(31 * 60_000);
    expect(unansweredRequest()).toBeUndefined();
    expect(keyFor(request)).not.toBe(key);
  });

  it.each(["{", "7", '{"key":1}', '{"key":"k","request":{},"at":1}'])("ignores %s in its place", (text) => {
    items.set("deposit-request", text);
    expect(unansweredRequest()).toBeUndefined();
  });

  it("is made without session storage too", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(keyFor(request)).toMatch(/^[\w-]{22,64}$/);
    expect(() => forgetKey()).not.toThrow();
  });
});
