import { describe, expect, it } from "vitest";
import { keyFor, openSealed, seal } from "./sealed.ts";

const KEY = keyFor("s".repeat(32), "test");

describe("sealed bytes", () => {
  it("are opened by the same key, and differ each time", () => {
    const [one, other] = [seal(KEY, Buffer.from("blåbær")), seal(KEY, Buffer.from("blåbær"))];
    expect(one.equals(other)).toBe(false);
    expect(String(openSealed(KEY, one))).toBe("blåbær");
    expect(openSealed(KEY, seal(KEY, Buffer.alloc(0)))).toHaveLength(0);
  });

  it("are opened by no key of another purpose or secret", () => {
    const sealed = seal(KEY, Buffer.from("x"));
    expect(() => openSealed(keyFor("s".repeat(32), "other"), sealed)).toThrow(/authenti/i);
    expect(() => openSealed(keyFor("t".repeat(32), "test"), sealed)).toThrow(/authenti/i);
  });

  it("are refused when any byte was changed, or when they were cut short", () => {
    const sealed = seal(KEY, Buffer.from("hemmeligt"));
    for (const [place, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[place] = byte ^ 1;
      expect(() => openSealed(KEY, changed)).toThrow(/authenti/i);
    }
    expect(() => openSealed(KEY, sealed.subarray(0, 20))).toThrow(/authenti/i);
  });
});
