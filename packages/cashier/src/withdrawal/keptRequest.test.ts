import { beforeEach, describe, expect, it, vi } from "vitest";
import { comeBack, forgetRequest, goToConfirm, keyFor, type AskedRequest } from "./keptRequest.ts";

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.useRealTimers();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const ASKED: AskedRequest = { kind: "withdraw", amountOre: 15_000, accountId: "a" };

describe("a request that MitID confirms", () => {
  it("has one key until it is answered, also when it is written differently (attack 20)", () => {
    const key = keyFor(ASKED);
    expect(keyFor({ accountId: "a", amountOre: 15_000, kind: "withdraw" })).toBe(key);
    expect(keyFor({ ...ASKED, amountOre: 15_001 })).not.toBe(key);
    forgetRequest();
    expect(keyFor(ASKED)).not.toBe(key);
  });

  it("comes back from MitID once, with the key it left with", () => {
    const key = keyFor(ASKED);
    expect(comeBack()).toBeUndefined();
    goToConfirm(ASKED);
    expect(comeBack()).toEqual(ASKED);
    expect(comeBack()).toBeUndefined();
    expect(keyFor(ASKED)).toBe(key);
  });

  it("of half an hour ago does not come back", () => {
    vi.useFakeTimers();
    goToConfirm(ASKED);
    vi.advanceTimersByTime(31 * 60_000);
    expect(comeBack()).toBeUndefined();
  });

  it.each(["{", "7", '{"key":"k"}', '{"key":"k","request":{"kind":"gift"},"at":1,"isConfirming":true}'])(
    "is not made of %s",
    (text) => {
      items.set("withdrawal-request", text);
      expect(comeBack()).toBeUndefined();
      expect(keyFor(ASKED)).toMatch(/^[\w-]{36}$/);
    },
  );

  it("is made without session storage too", () => {
    vi.stubGlobal("sessionStorage", undefined);
    goToConfirm(ASKED);
    expect(comeBack()).toBeUndefined();
    expect(keyFor(ASKED)).toMatch(/^[\w-]{36}$/);
  });
});
