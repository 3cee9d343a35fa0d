import { beforeEach, describe, expect, it, vi } from "vitest";
import { bonusCode, bonusCodeRule, keepCode, readCode, takeCode } from "./keptCode.ts";

describe("a bonus code", () => {
  it("is kept in capitals, without what is around it (R2.10)", () => {
    expect(bonusCode(" sommer-26 ")).toBe("SOMMER-26");
    expect(bonusCodeRule("jul")).toBeUndefined();
  });

  it.each(["", "ab", "-abc", "a b c", "<script>", "a".repeat(31), "https://x"])("is not %j", (typed) => {
    expect(bonusCodeRule(typed)).toEqual({ id: "invalid" });
  });

  it("is taken out of the address that brought it (R2.10, asvs:14.2.1)", () => {
    const replaceState = vi.fn<History["replaceState"]>();
    const place = { pathname: "/bonuskode", search: "?bonusCode=jul26&a=1" };
    expect(takeCode(place, { replaceState })).toBe("JUL26");
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/bonuskode?a=1");
    expect(takeCode({ ...place, search: "?code=NORD25" }, { replaceState })).toBe("NORD25");
    expect(replaceState).toHaveBeenLastCalledWith(null, "", "/bonuskode");
    expect(takeCode({ ...place, search: "?a=1" }, { replaceState })).toBeUndefined();
    expect(takeCode({ ...place, search: "?bonusCode=%3Cb%3E" }, { replaceState })).toBeUndefined();
    expect(replaceState).toHaveBeenCalledTimes(3);
  });
});

describe("the tab", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it("keeps the code until it is taken back (R2.10)", () => {
    keepCode("JUL26");
    expect(readCode()).toBe("JUL26");
    keepCode(undefined);
    expect(readCode()).toBeUndefined();
  });

  it("does without where the browser keeps nothing", () => {
    vi.stubGlobal("sessionStorage", undefined);
    keepCode("JUL26");
    expect(readCode()).toBeUndefined();
  });
});
