import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Icon, isIconName } from "./Icon.tsx";
import { ICON_NAMES } from "./paths.ts";

describe("Icon", () => {
  it("is decoration without a label and an image with one", () => {
    expect(renderToStaticMarkup(<Icon name="lock" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Icon name="lock" label="Låst" />)).toContain('role="img" aria-label="Låst"');
  });

  it("draws every name of the set", () => {
    for (const name of ICON_NAMES) expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/ d="M[^"]+"/);
  });
});

describe("isIconName", () => {
  it("knows the set and nothing an object brings with it", () => {
    expect(isIconName("lock")).toBe(true);
    expect(isIconName("toString")).toBe(false);
    expect(isIconName(undefined)).toBe(false);
  });
});
