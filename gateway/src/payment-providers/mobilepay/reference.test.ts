import { assert, property, uint8Array } from "fast-check";
import { expect, it } from "vitest";
import { idempotencyKey, idOf, referenceOf } from "./reference.ts";

it("writes every deposit's id as MobilePay takes it, and reads it back", () => {
  const ids = uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) =>
    Buffer.from(bytes).toString("base64url"),
  );
  assert(
    property(ids, (id) => {
      expect(referenceOf(id)).toMatch(/^[a-zA-Z0-9-]{8,50}$/);
      expect(idOf(referenceOf(id))).toBe(id);
    }),
  );
});

it.each(["acme-shop-123", "-", "a---b"])("reads no id of ours in %s", (reference) => {
  expect(idOf(reference)).toBeUndefined();
});

it("has a key of at most 50 characters for each change, the same for the same change", () => {
  const keys = [
    ["a", "capture", ""],
    ["a", "refund", "1"],
    ["a", "refund", "2"],
    ["b", "capture", ""],
  ];
  const made = keys.map((parts) => idempotencyKey(...parts));
  expect(new Set(made).size).toBe(4);
  expect(made.every((key) => key.length <= 50)).toBe(true);
  expect(idempotencyKey("a", "capture", "")).toBe(made[0]);
});
