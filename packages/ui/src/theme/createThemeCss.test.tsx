import { readFileSync } from "node:fs";
import { ThemeTokensSchema } from "@spilhus/contracts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createThemeCss } from "./createThemeCss.ts";
import { ThemeStyle } from "./ThemeStyle.tsx";

const raw: unknown = JSON.parse(
  readFileSync(new URL("../../../brand/testing/theme.tokens.json", import.meta.url), "utf8"),
);
const tokens = ThemeTokensSchema.parse(raw);

describe("createThemeCss", () => {
  const css = createThemeCss(tokens, { assetBase: "/brand" });

  it("declares one custom property per token", () => {
    for (const [group, values] of Object.entries(tokens)) {
      if (group === "scheme" || group === "font") continue;
      for (const [key, value] of Object.entries(values))
        expect(css).toContain(`--${group}-${key}:${String(value)}`);
    }
  });

  it("names the brand's mark by its place, for a header without room for the wordmark", () => {
    expect(css).toContain('--image-mark:url("/brand/icon.svg")');
  });

  it("gives each font a fallback of the same metrics, so that a late font moves nothing", () => {
    const { family, fallback } = tokens.font.display;
    expect(css).toContain(`src:url("/brand/${tokens.font.display.file}") format("woff2")`);
    expect(css).toContain(`font-family:"${family} Fallback";src:local("${fallback.local[0]}")`);
    expect(css).toContain(`size-adjust:${fallback.sizeAdjust}`);
    expect(css).toContain(`--font-display:"${family}","${family} Fallback",${tokens.font.display.generic}`);
  });

  it("never relays out text for the preloaded font: a late one is used from the next page on", () => {
    const displayOf = (sheet: string, family: string) =>
      new RegExp(`font-family:"${family}";[^}]*font-display:(\\w+)`).exec(sheet)?.[1];
    const { display, body } = tokens.font;
    for (const font of [display, body])
      expect(displayOf(css, font.family)).toBe(font.preload ? "optional" : "swap");
    expect(css).toContain("font-display:optional");
    const workshop = createThemeCss(tokens, { assetBase: "/brand", lateFonts: true });
    expect(workshop).not.toContain("font-display:optional");
  });

  it("declares the properties on the given selector", () => {
    expect(createThemeCss(tokens, { assetBase: "", selector: "[data-brand]" })).toContain(
      "[data-brand]{color-scheme:",
    );
  });
});

const withColor = (key: string, value: string) => ({ ...tokens, color: { ...tokens.color, [key]: value } });

describe("the token contract", () => {
  it("refuses a missing and an unknown key, naming it", () => {
    const { accent: _gone, ...rest } = tokens.color;
    const missing = ThemeTokensSchema.safeParse({ ...tokens, color: rest });
    expect(missing.error?.issues[0]?.path).toEqual(["color", "accent"]);
    const unknown = ThemeTokensSchema.safeParse(withColor("sparkle", "#ffffff"));
    expect(unknown.error?.issues[0]).toMatchObject({ code: "unrecognized_keys", keys: ["sparkle"] });
  });

  it.each(["none;} body{display:none", "url(https://example.org/x.png)", "</style><script>", "a\\62"])(
    "refuses a value that could leave its declaration: %s",
    (value) => {
      expect(
        ThemeTokensSchema.safeParse({ ...tokens, ground: { ...tokens.ground, page: value } }).success,
      ).toBe(false);
    },
  );

  it("refuses a recoloured licence label", () => {
    expect(ThemeTokensSchema.safeParse(withColor("licence-ground", "#ffee00")).success).toBe(false);
  });

  it("refuses to preload more than one font", () => {
    const font = {
      display: { ...tokens.font.display, preload: true },
      body: { ...tokens.font.body, preload: true },
    };
    expect(ThemeTokensSchema.safeParse({ ...tokens, font }).success).toBe(false);
  });
});

describe("ThemeStyle", () => {
  it("preloads the one font that asks for it", () => {
    const html = renderToStaticMarkup(<ThemeStyle tokens={tokens} assetBase="/brand" />);
    expect(html.match(/rel="preload"/g)).toHaveLength(1);
    expect(html).toContain(`href="/brand/${tokens.font.body.file}" as="font"`);
  });
});
