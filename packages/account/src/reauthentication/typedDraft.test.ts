import { beforeEach, expect, it, vi } from "vitest";
import { keepTyped, takeTyped } from "./typedDraft.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it("brings back once what was typed, each form its own (R2.37)", () => {
  keepTyped("email", { email: "ny@example.dk" });
  expect(takeTyped("phone")).toEqual({});
  expect(takeTyped("email")).toEqual({ email: "ny@example.dk" });
  expect(takeTyped("email")).toEqual({});
  expect(kept.size).toBe(0);
});

it.each(["{", "7", '["a"]', '{"email":7}'])("takes %s for nothing", (text) => {
  kept.set("typed-email", text);
  expect(takeTyped("email")["email"]).toBeUndefined();
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepTyped("email", { email: "ny@example.dk" });
  expect(takeTyped("email")).toEqual({});
});
