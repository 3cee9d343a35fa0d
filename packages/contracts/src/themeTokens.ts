import * as z from "zod/mini";

/**
 * The token contract: every key a brand's `theme.tokens.json` must give, and nothing else.
 * A key `surface` of group `color` becomes the CSS custom property `--color-surface`.
 * Components read these properties only, so a brand is complete exactly when its file parses.
 */

/** Colour roles, each with what it is for. Values are opaque sRGB (`#rrggbb`), so that contrast can be computed. */
export const COLOR_TOKENS = {
  surface: "the page",
  "surface-sunken": "a band or field set back from the page",
  "surface-raised": "cards and panels",
  "surface-overlay": "dialogs, drawers, notifications",
  text: "running text and headings",
  "text-muted": "captions, facts, help texts",
  link: "links inside text",
  "link-hover": "links inside text, pointed at",
  border: "decorative hairlines",
  "border-strong": "outlines of controls",
  accent: "the brand's own colour as a ground",
  "accent-alt": "its companion, for drawings and second badges",
  "on-accent": "text on accent",
  "on-accent-alt": "text on accent-alt",
  "accent-text": "accent-coloured text on a surface",
  action: "ground of the one main action",
  "action-hover": "main action, pointed at",
  "action-active": "main action, pressed",
  "on-action": "text on the main action",
  focus: "outer focus ring",
  "focus-gap": "inner focus ring; with `focus` it shows on every ground",
  danger: "errors: text and outlines",
  "danger-ground": "ground of an error notice",
  success: "success: text and outlines",
  "success-ground": "ground of a success notice",
  warning: "warnings: text and outlines",
  "warning-ground": "ground of a warning notice",
  info: "neutral notices: text and outlines",
  "info-ground": "ground of a neutral notice",
  band: "full-bleed band such as the footer",
  "on-band": "text on the band",
  "on-band-muted": "quiet text on the band",
  header: "ground of the header",
  "on-header": "text on the header",
  strip: "ground of the strip of times under a tall header",
  "on-strip": "text on the strip",
  hero: "the colour under the hero's art and gradients",
  "on-hero": "text on the hero",
  "on-hero-muted": "quiet text on the hero",
  jackpot: "jackpot figures on hero and raised surfaces",
  spotlight: "coloured landing-page ground",
  "on-spotlight": "text on the spotlight",
  plate: "paper of a bingo or banko plate",
  "on-plate": "figures on the plate",
  "plate-line": "lines of the plate",
  "plate-mark": "a marked number's disc",
  "on-plate-mark": "figure on a marked number's disc",
  stamp: "ink of stamps on surface and raised surface",
  art: "ground shown while artwork loads",
  "art-scrim": "darkening under text on artwork",
  "on-art": "text on artwork, over the scrim",
  disabled: "ground of a disabled control",
  "on-disabled": "text of a disabled control",
  skeleton: "placeholder shapes",
  "skeleton-shine": "moving light on placeholder shapes",
  duty: "ground of the duty bar (licence, 18+, help)",
  "on-duty": "text on the duty bar",
  "licence-ground": "ground of the authority's label: never recoloured",
  "licence-ink": "ink of the authority's label: never recoloured",
} as const;

export type ColorToken = keyof typeof COLOR_TOKENS;
/** Every colour key, in the order of the contract. */
// `Object.keys` of a literal object gives exactly its keys.
export const COLOR_KEYS = Object.keys(COLOR_TOKENS) as [ColorToken, ...ColorToken[]];

/**
 * Keys of the type group: sizes are fluid `clamp()` lengths, the rest CSS values of the named property.
 * `family-number` names the family for figures, which must have tabular ones: `var(--font-display)` or `var(--font-body)`.
 */
export const TYPE_KEYS = [
  "family-number",
  "weight-number",
  "size-caption",
  "size-small",
  "size-body",
  "size-lead",
  "size-title-s",
  "size-title-m",
  "size-title-l",
  "size-hero",
  "size-number",
  "leading-body",
  "leading-title",
  "leading-hero",
  "weight-body",
  "weight-strong",
  "weight-display",
  "tracking-display",
  "tracking-label",
  "case-label",
] as const;

/** Spacing steps, container measures and control sizes: CSS lengths. */
export const SPACE_KEYS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "section",
  "gutter",
  "container",
  "measure",
  "control",
  "card-min",
] as const;

/** Corner radii and line widths. */
export const SHAPE_KEYS = ["control", "card", "panel", "pill", "image", "hairline", "line"] as const;

export const SHADOW_KEYS = ["rest", "raised", "overlay", "action"] as const;

/** Durations, easings and the distance things travel. Components set them to nothing under reduced motion. */
export const MOTION_KEYS = ["fast", "base", "slow", "ease", "ease-land", "lift", "zoom"] as const;

/** CSS `background-image` layers over the colour of the same name (`none` is allowed). */
export const GROUND_KEYS = ["page", "hero", "band", "spotlight", "strip", "promo"] as const;

const HexColor = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/, "must be an opaque colour written #rrggbb in lower case"));

// The values land inside a style element: whatever could end a declaration, open a block or load a file is refused.
const CssValue = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(2_000),
    z.regex(
      /^(?!.*(?:url\(|expression|\/\*))[^;{}<>\\]*$/s,
      "must be one CSS value without ; { } < > \\ url() or comments",
    ),
  );

const Percent = z.string().check(z.regex(/^\d{1,3}(?:\.\d{1,3})?%$/, "must be a percentage such as 92.4%"));
const FamilyName = z
  .string()
  .check(z.regex(/^[A-Za-z][A-Za-z0-9 ]*$/, "must be a family name of letters, digits and spaces"));

/** One self-hosted family with the system font that stands in, stretched to its measures, until it has loaded. */
export const FontSchema = z.strictObject({
  family: FamilyName,
  /** File in the brand's `assets/`. */
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]*\.woff2$/, "must be the name of a woff2 file")),
  /** CSS `font-weight` range of the file, e.g. `400 800`. */
  weight: z.string().check(z.regex(/^\d{3}(?: \d{3})?$/, "must be one weight or two")),
  /** npm package file the subset was cut from, and the axes kept (`tag=value` or `tag=min:max`). */
  source: z.string().check(z.regex(/^@fontsource-variable\/[a-z0-9./-]+\.woff2$/)),
  axes: z.array(z.string().check(z.regex(/^[A-Za-z]{4}=[\d.]+(?::[\d.]+)?$/))),
  /** CSS `font-variation-settings` or `normal`. */
  variation: CssValue,
  /** Preloaded with the page, and shown on it only if it is on time; at most one family of a brand is. */
  preload: z.boolean(),
  generic: z.enum(["sans-serif", "serif"]),
  fallback: z.strictObject({
    /** `local()` names tried in order. */
    local: z.array(FamilyName).check(z.minLength(1)),
    sizeAdjust: Percent,
    ascentOverride: Percent,
    descentOverride: Percent,
    lineGapOverride: Percent,
  }),
});

const colorShape = Object.fromEntries(COLOR_KEYS.map((key) => [key, HexColor])) as Record<
  ColorToken,
  typeof HexColor
>;

/** A brand's `theme.tokens.json`. */
export const ThemeTokensSchema = z.strictObject({
  /** `color-scheme` of the page. */
  scheme: z.enum(["dark", "light"]),
  color: z.strictObject({
    ...colorShape,
    // BEK 1274/2019 § 16: the authority's label is neither recoloured nor reshaped.
    "licence-ground": z.literal("#ffffff"),
    "licence-ink": z.literal("#16181d"),
  }),
  type: z.record(z.enum(TYPE_KEYS), CssValue),
  space: z.record(z.enum(SPACE_KEYS), CssValue),
  shape: z.record(z.enum(SHAPE_KEYS), CssValue),
  shadow: z.record(z.enum(SHADOW_KEYS), CssValue),
  motion: z.record(z.enum(MOTION_KEYS), CssValue),
  ground: z.record(z.enum(GROUND_KEYS), CssValue),
  font: z
    .strictObject({ display: FontSchema, body: FontSchema })
    .check(
      z.refine(
        ({ display, body }) => !(display.preload && body.preload),
        "at most one font of a brand may be preloaded",
      ),
    ),
});

export type FontToken = z.infer<typeof FontSchema>;
export type ThemeTokens = z.infer<typeof ThemeTokensSchema>;

export interface ContrastPair {
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  /** WCAG 2.2 ratio: 4.5 for text (1.4.3), 3 for large text and parts of controls (1.4.11). */
  readonly minimum: 3 | 4.5;
}

const on = (minimum: 3 | 4.5, foreground: ColorToken, ...backgrounds: ColorToken[]): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum }));

/** Every pair that meets on a page. Conformance computes each of them for each brand. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...on(4.5, "text", "surface", "surface-sunken", "surface-raised", "surface-overlay"),
  ...on(4.5, "text", "danger-ground", "success-ground", "warning-ground", "info-ground"),
  ...on(4.5, "text-muted", "surface", "surface-sunken", "surface-raised", "surface-overlay"),
  ...on(4.5, "link", "surface", "surface-sunken", "surface-raised", "surface-overlay"),
  ...on(4.5, "link", "danger-ground", "success-ground", "warning-ground", "info-ground"),
  ...on(4.5, "link-hover", "surface", "surface-sunken", "surface-raised", "surface-overlay"),
  ...on(4.5, "accent-text", "surface", "surface-sunken", "surface-raised", "surface-overlay"),
  ...on(4.5, "on-accent", "accent"),
  ...on(4.5, "on-accent-alt", "accent-alt"),
  ...on(4.5, "on-action", "action", "action-hover", "action-active"),
  ...on(3, "action", "surface", "surface-raised", "surface-overlay", "header", "hero"),
  ...on(3, "border-strong", "surface", "surface-sunken", "surface-raised", "surface-overlay"),
  ...on(4.5, "danger", "surface", "surface-raised", "surface-overlay", "danger-ground"),
  ...on(4.5, "success", "surface", "surface-raised", "surface-overlay", "success-ground"),
  ...on(4.5, "warning", "surface", "surface-raised", "surface-overlay", "warning-ground"),
  ...on(4.5, "info", "surface", "surface-raised", "surface-overlay", "info-ground"),
  ...on(4.5, "on-band", "band"),
  ...on(4.5, "on-band-muted", "band"),
  ...on(4.5, "on-header", "header"),
  ...on(4.5, "on-strip", "strip"),
  ...on(4.5, "on-hero", "hero"),
  ...on(4.5, "on-hero-muted", "hero"),
  ...on(3, "jackpot", "hero", "surface-raised", "surface"),
  ...on(4.5, "on-spotlight", "spotlight"),
  ...on(4.5, "on-plate", "plate"),
  ...on(4.5, "on-plate-mark", "plate-mark"),
  ...on(4.5, "stamp", "surface", "surface-raised"),
  ...on(4.5, "on-art", "art-scrim"),
  ...on(4.5, "on-disabled", "disabled"),
  ...on(4.5, "on-duty", "duty"),
  ...on(4.5, "licence-ink", "licence-ground"),
  ...on(3, "focus", "focus-gap"),
];
