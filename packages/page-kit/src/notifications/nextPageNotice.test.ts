import { expect, it } from "vitest";
import { noticeForNextPage, takeNextPageNotice } from "./nextPageNotice.ts";

const kept = new Map<string, string>();
const memory = (): Storage => ({
  length: kept.size,
  clear: () => kept.clear(),
  key: (index) => [...kept.keys()][index] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
const refused = (): Storage => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it("shows a message once, on the next page", () => {
  noticeForNextPage("Du er blevet logget ud.", memory);
  expect(takeNextPageNotice(memory)).toBe("Du er blevet logget ud.");
  expect(takeNextPageNotice(memory)).toBeUndefined();
});

it("shows nothing and does not fail in a browser that blocks storage", () => {
  noticeForNextPage("Du er blevet logget ud.", refused);
  expect(takeNextPageNotice(refused)).toBeUndefined();
});
