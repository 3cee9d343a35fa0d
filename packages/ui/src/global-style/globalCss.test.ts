import { describe, expect, it } from "vitest";
import { globalCss } from "./globalCss.ts";

describe("the style sheet as a file", () => {
  it("has the rules of base, buttons and cards, flat and without nesting", () => {
    const css = globalCss();
    expect(css).toContain("box-sizing:border-box");
    expect(css).toMatch(/\.button\b/);
    expect(css).toMatch(/\.game-card\b/);
    expect(css).not.toContain("&");
    expect(css).not.toContain("undefined");
  });
});
