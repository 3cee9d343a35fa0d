import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { globalCss } from "../global-style/globalCss.ts";
import { Icon, isIconName } from "./Icon.tsx";
import { ICON_NAMES } from "./paths.ts";

describe("Icon", () => {
  it("is decoration without a label and an image with one", () => {
    expect(renderToStaticMarkup(<Icon name="lock" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Icon name="lock" label="Låst" />)).toContain('role="img" aria-label="Låst"');
  });

  it("finds a drawing in the style sheet for every name of the set", () => {
    const sheet = globalCss();
    for (const name of ICON_NAMES) {
      const rule = new RegExp(
        `\\.icon\\[data-icon="${name}"\\]\\{mask-image:url\\("data:image/svg\\+xml,([^"]+)"`,
      );
      expect(decodeURIComponent(rule.exec(sheet)?.[1] ?? ""), name).toMatch(/^<svg .* d='M[^']+'\/><\/svg>$/);
    }
  });
});

describe("isIconName", () => {
  it("knows the set and nothing an object brings with it", () => {
    expect(isIconName("lock")).toBe(true);
    expect(isIconName("toString")).toBe(false);
    expect(isIconName(undefined)).toBe(false);
  });
});
