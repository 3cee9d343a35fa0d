import { describe, expect, it } from "vitest";
import { manualClock } from "@spilhus/lib";
import { mayReload, type GuardStorage } from "./reloadGuard.ts";

function tabStorage(): GuardStorage {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

function broken(): never {
  throw new Error("SecurityError");
}

describe("mayReload", () => {
  it("allows one reload within 10 s (R8.07, R9.05)", () => {
    const clock = manualClock("2026-11-21T12:00:00Z");
    const storage = tabStorage();
    expect(mayReload(storage, clock, 10_000)).toBe(true);
    clock.advance(9_999);
    expect(mayReload(storage, clock, 10_000)).toBe(false);
    clock.advance(1);
    expect(mayReload(storage, clock, 10_000)).toBe(true);
  });

  it("allows a reload after the clock was set back (R8.07)", () => {
    const storage = tabStorage();
    mayReload(storage, manualClock("2026-11-21T12:00:00Z"), 10_000);
    expect(mayReload(storage, manualClock("2026-11-20T12:00:00Z"), 10_000)).toBe(true);
  });

  it("allows no reload without working storage (R8.07)", () => {
    const clock = manualClock("2026-11-21T12:00:00Z");
    expect(mayReload({ getItem: broken, setItem: broken }, clock, 10_000)).toBe(false);
    expect(mayReload({ getItem: () => null, setItem: () => undefined }, clock, 10_000)).toBe(false);
  });
});
