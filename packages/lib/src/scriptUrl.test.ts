import { describe, expect, it, vi } from "vitest";
import { SCRIPT_POLICY, scriptUrl, type TrustedTypesFactory } from "./scriptUrl.ts";

const ORIGIN = "https://vendor.example";

/** Behaves like a document whose policy allows one name, once. */
function strictFactory() {
  const createPolicy = vi.fn<TrustedTypesFactory["createPolicy"]>((name, rules) => {
    if (name !== SCRIPT_POLICY || createPolicy.mock.calls.length > 1)
      throw new TypeError(`Policy "${name}" disallowed.`);
    return { createScriptURL: (url, origin) => ({ trusted: rules.createScriptURL(url, origin) }) };
  });
  return { createPolicy };
}

describe("scriptUrl", () => {
  it("creates one named policy for any number of addresses", () => {
    const factory = strictFactory();
    expect(scriptUrl(`${ORIGIN}/a.js`, ORIGIN, factory)).toEqual({ trusted: `${ORIGIN}/a.js` });
    expect(scriptUrl(`${ORIGIN}/b.js`, ORIGIN, factory)).toEqual({ trusted: `${ORIGIN}/b.js` });
  });

  it("returns the checked address where there are no Trusted Types", () => {
    expect(scriptUrl(`${ORIGIN}/a.js`, ORIGIN, undefined)).toBe(`${ORIGIN}/a.js`);
  });

  it.each([
    "https://evil.example/a.js",
    "https://vendor.example.evil.dk/a.js",
    "http://vendor.example/a.js",
    "/a.js",
    "data:,1",
  ])("refuses %s, with and without Trusted Types", (url) => {
    expect(() => scriptUrl(url, ORIGIN, undefined)).toThrow(
      `A script of ${ORIGIN} was expected, not ${url}.`,
    );
    expect(() => scriptUrl(url, ORIGIN, strictFactory())).toThrow(TypeError);
  });

  it("refuses another origin in the policy itself, whichever code calls it", () => {
    const factory = strictFactory();
    scriptUrl(`${ORIGIN}/a.js`, ORIGIN, factory);
    const rules = factory.createPolicy.mock.calls[0]?.[1];
    expect(() => rules?.createScriptURL("https://evil.example/a.js", ORIGIN)).toThrow(TypeError);
  });
});
