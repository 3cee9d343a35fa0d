import { beforeEach, expect, it, vi } from "vitest";
import { saveDraft, takeDraft } from "./formDraft.ts";

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
  saveDraft("email", { email: "ny@example.dk" });
  expect(takeDraft("phone")).toEqual({});
  expect(takeDraft("email")).toEqual({ email: "ny@example.dk" });
  expect(takeDraft("email")).toEqual({});
  expect(kept.size).toBe(0);
});

it.each(["{", "7", '["a"]', '{"email":7}'])("takes %s for nothing", (text) => {
  kept.set("typed-email", text);
  expect(takeDraft("email")["email"]).toBeUndefined();
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft("email", { email: "ny@example.dk" });
  expect(takeDraft("email")).toEqual({});
});
