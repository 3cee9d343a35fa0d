import { describe, expect, it } from "vitest";
import { trustBuildScripts } from "./trustBuildScripts.ts";

const BASE = "https://fjord.example/faq";

function policy() {
  const made = new Map<string, (url: string, origin: string) => string>();
  trustBuildScripts(BASE, {
    createPolicy(name, { createScriptURL }) {
      made.set(name, createScriptURL);
      return { createScriptURL };
    },
  });
  return made;
}

describe("trustBuildScripts", () => {
  it("allows files of this build", () => {
    const check = policy().get("default");
    expect(check?.("/_next/static/chunks/a.js", "")).toBe("/_next/static/chunks/a.js");
    expect(check?.(`https://fjord.example/_next/static/chunks/a.js`, "")).toContain("a.js");
  });

  it.each([
    "https://evil.example/_next/static/chunks/a.js",
    "//evil.example/_next/static/a.js",
    "/f/1/1x1/a/a.js",
    "/_next/static/../../f/a.js",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
    "blob:https://fjord.example/1",
  ])("refuses %s", (url) => {
    expect(() => policy().get("default")?.(url, "")).toThrow(TypeError);
  });

  it("does nothing in a browser without Trusted Types", () => {
    expect(() => trustBuildScripts(BASE, undefined)).not.toThrow();
  });
});
