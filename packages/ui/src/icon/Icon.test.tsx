import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { globalCss } from "../style-sheet/styleSheets.ts";
import { Icon, isIconName } from "./Icon.tsx";
import { ICON_NAMES, ICON_PATHS } from "./paths.ts";

describe("Icon", () => {
  it("is decoration without a label and an image with one", () => {
    expect(renderToStaticMarkup(<Icon name="lock" />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Icon name="lock" label="Låst" />)).toContain('role="img" aria-label="Låst"');
  });

  it("finds the drawing of every name of the set in the one sheet, where its rule says", () => {
    const styles = globalCss();
    const sheet = decodeURIComponent(
      /\.icon\{[^}]*mask:url\("data:image\/svg\+xml,([^"]+)"/.exec(styles)?.[1] ?? "",
    );
    const rows = ICON_NAMES.length;
    expect(sheet).toContain(`viewBox='0 0 24 ${24 * rows}'`);
    for (const name of ICON_NAMES) {
      const rule = new RegExp(`\\.icon\\[data-icon="${name}"\\]\\{mask-position:0 ([\\d.]+)%`).exec(styles);
      const row = (Number(rule?.[1]) / 100) * (rows - 1);
      expect(row, name).toBeCloseTo(Math.round(row), 4);
      expect(sheet, name).toContain(`translate(0 ${24 * Math.round(row)})' d='${ICON_PATHS[name]}'`);
    }
  });
});

describe("isIconName", () => {
  it("accepts the names of the set, and no inherited property", () => {
    expect(isIconName("lock")).toBe(true);
    expect(isIconName("toString")).toBe(false);
    expect(isIconName(undefined)).toBe(false);
  });
});
