import { describe, expect, it } from "vitest";
import { uuidValue } from "./uuidValue.ts";

describe("the cookie of a visitor's id", () => {
  it("holds random UUIDs alone", () => {
    const random = "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55";
    expect(uuidValue.decode(random)).toBe(random);
    expect(uuidValue.decode("8b6f6f3e-9a5d-1c0e-8f0e-0d6a2c1b7a55")).toBeUndefined();
    expect(uuidValue.decode("1")).toBeUndefined();
  });
});
