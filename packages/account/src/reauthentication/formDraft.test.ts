import { beforeEach, expect, it, vi } from "vitest";
import { saveDraft, takeDraft } from "./formDraft.ts";

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

it("returns each form's draft once (R2.37)", () => {
  saveDraft("email", { email: "ny@example.dk" });
  expect(takeDraft("phone")).toEqual({});
  expect(takeDraft("email")).toEqual({ email: "ny@example.dk" });
  expect(takeDraft("email")).toEqual({});
  expect(items.size).toBe(0);
});

it.each(["{", "7", '["a"]', '{"email":7}'])("ignores the invalid draft %s", (text) => {
  items.set("typed-email", text);
  expect(takeDraft("email")["email"]).toBeUndefined();
});

it("returns nothing if session storage is unavailable", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft("email", { email: "ny@example.dk" });
  expect(takeDraft("email")).toEqual({});
});
