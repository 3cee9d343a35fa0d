import type { FontToken, ThemeTokens } from "@spilhus/contracts";
import { inLayer, LAYER_ORDER } from "../style-sheet/layers.ts";

export interface ThemeCssOptions {
  /** Path under which the brand's `assets/` are served, without a slash at the end, e.g. `/assets`. */
  readonly assetBase: string;
  /** Selector for the properties; the whole page by default. */
  readonly selector?: string;
  /** Shows each font however late it loads, also the preloaded one: for Storybook, where there is no second page. */
  readonly lateFonts?: boolean;
}

/** Name of the adjusted system font used until a family has loaded. */
const standIn = (font: FontToken) => `${font.family} Fallback`;

/**
 * A late preloaded font is used from the next page on, because swapping it in would lay the page out twice. The other
 * font swaps in whenever it loads.
 */
function fontFaces(font: FontToken, { assetBase, lateFonts }: ThemeCssOptions): string {
  const { fallback } = font;
  const display = font.preload && !lateFonts ? "optional" : "swap";
  return `@font-face{font-family:"${font.family}";src:url("${assetBase}/${font.file}") format("woff2");font-weight:${font.weight};font-style:normal;font-display:${display}}
@font-face{font-family:"${standIn(font)}";src:${fallback.local.map((name) => `local("${name}")`).join(",")};font-weight:100 900;size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride}}`;
}

const stack = (font: FontToken) => `"${font.family}","${standIn(font)}",${font.generic}`;

const declarations = (group: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => `--${group}-${key}:${value}`);

/**
 * Turns a brand's tokens into the style sheet that every component reads: `@font-face` rules with stand-ins of the
 * same measures (so that a late font moves nothing), and one custom property per token, `--<group>-<key>`. `--image-mark` is the
 * brand's square mark, which is also the icon of its pages.
 *
 * @param tokens a parsed `theme.tokens.json`; the contract refuses values that could leave their declaration
 */
export function createThemeCss(tokens: ThemeTokens, options: ThemeCssOptions): string {
  const { selector = ":root" } = options;
  const { display, body } = tokens.font;
  const properties = [
    `color-scheme:${tokens.scheme}`,
    ...declarations("color", tokens.color),
    ...declarations("type", tokens.type),
    ...declarations("space", tokens.space),
    ...declarations("shape", tokens.shape),
    ...declarations("shadow", tokens.shadow),
    ...declarations("motion", tokens.motion),
    ...declarations("ground", tokens.ground),
    `--font-display:${stack(display)}`,
    `--font-body:${stack(body)}`,
    `--font-display-variation:${display.variation}`,
    `--font-body-variation:${body.variation}`,
    `--image-mark:url("${options.assetBase}/icon.svg")`,
  ];
  return `${fontFaces(display, options)}\n${fontFaces(body, options)}\n${LAYER_ORDER}${inLayer("theme", `${selector}{${properties.join(";")}}`)}`;
}

/** The font file to preload with the page, if the brand preloads one: at most one. */
export function preloadedFont(tokens: ThemeTokens, assetBase: string): string | undefined {
  const font = Object.values(tokens.font).find(({ preload }) => preload);
  return font && `${assetBase}/${font.file}`;
}
