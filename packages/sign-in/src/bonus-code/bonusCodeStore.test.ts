import { beforeEach, describe, expect, it, vi } from "vitest";
import { bonusCodeRule, parseBonusCode, readCode, saveCode, takeCodeFromAddress } from "./bonusCodeStore.ts";

describe("a bonus code", () => {
  it("is trimmed and written in capitals (R2.10)", () => {
    expect(parseBonusCode(" sommer-26 ")).toBe("SOMMER-26");
    expect(bonusCodeRule("jul")).toBeUndefined();
  });

  it.each(["", "ab", "-abc", "a b c", "<script>", "a".repeat(31), "https://x"])("rejects %j", (typed) => {
    expect(bonusCodeRule(typed)).toEqual({ id: "invalid" });
  });

  it("is removed from the address of the page (R2.10, asvs:14.2.1)", () => {
    const replaceState = vi.fn<History["replaceState"]>();
    const place = { pathname: "/bonuskode", search: "?bonusCode=jul26&a=1" };
    expect(takeCodeFromAddress(place, { replaceState })).toBe("JUL26");
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/bonuskode?a=1");
    expect(takeCodeFromAddress({ ...place, search: "?code=NORD25" }, { replaceState })).toBe("NORD25");
    expect(replaceState).toHaveBeenLastCalledWith(null, "", "/bonuskode");
    expect(takeCodeFromAddress({ ...place, search: "?a=1" }, { replaceState })).toBeUndefined();
    expect(takeCodeFromAddress({ ...place, search: "?bonusCode=%3Cb%3E" }, { replaceState })).toBeUndefined();
    expect(replaceState).toHaveBeenCalledTimes(3);
  });
});

describe("the saved bonus code", () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    });
  });

  it("stays in the tab until it is removed (R2.10)", () => {
    saveCode("JUL26");
    expect(readCode()).toBe("JUL26");
    saveCode(undefined);
    expect(readCode()).toBeUndefined();
  });

  it("is undefined where the browser has no storage", () => {
    vi.stubGlobal("sessionStorage", undefined);
    saveCode("JUL26");
    expect(readCode()).toBeUndefined();
  });
});
