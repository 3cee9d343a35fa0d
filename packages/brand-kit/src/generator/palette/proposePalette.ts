import type { ThemeTokens } from "@spilhus/contracts";
import { colourOf, hexOf, leastContrast, type Colour } from "./colour.ts";
import { companionOf } from "./companionOf.ts";
import { groundsOf, NOTICE_HUES, type Grounds } from "./grounds.ts";
import { inkOn, readable } from "./readable.ts";

export interface PaletteColours {
  readonly scheme: "dark" | "light";
  /** `#rrggbb`: the brand's own colour. */
  readonly primary: string;
  /** Its companion; a colour from across the wheel when absent. */
  readonly secondary?: string;
}

export type PaletteProposal =
  | { readonly ok: true; readonly color: ThemeTokens["color"] }
  | {
      readonly ok: false;
      /** One sentence: which colour fails where. */
      readonly problem: string;
      /** The nearest primary of the same hue that would do. */
      readonly nearest: string;
    };

const ACTION_MINIMUM = 3;

const actionGrounds = ({ surface, raised, overlay, header, hero }: Grounds) => [
  surface,
  raised,
  overlay,
  header,
  hero,
];

const standsOut = (hex: string, scheme: "dark" | "light", primary: Colour) =>
  leastContrast(hex, actionGrounds(groundsOf(scheme, primary))) >= ACTION_MINIMUM;

/** Moves lightness only, a little at a time, until the colour can be the action of its own brand. */
function nearestAction(primary: Colour, scheme: "dark" | "light"): string {
  const step = scheme === "dark" ? 0.005 : -0.005;
  // Conversion may give white a lightness slightly above 1.
  for (let l = Math.min(1, Math.max(0, primary.l)); l >= 0 && l <= 1; l += step) {
    const hex = hexOf({ ...primary, l });
    const candidate = colourOf(hex);
    if (candidate && standsOut(hex, scheme, candidate)) return hex;
  }
  return scheme === "dark" ? "#ffffff" : "#000000";
}

function required(hex: string): Colour {
  const colour = colourOf(hex);
  if (!colour) throw new Error(`"${hex}" is not a colour. Write it #rrggbb.`);
  return colour;
}

/** The colour of the brand's buttons: the primary, or else the secondary, as given. */
function chooseAction({ scheme, primary, secondary }: PaletteColours): string | undefined {
  const base = required(primary);
  return [primary, secondary].find((hex): hex is string => hex !== undefined && standsOut(hex, scheme, base));
}

function shiftAway(action: Colour, ink: string, amount: number): string {
  const inkIsLight = required(ink).l > action.l;
  return hexOf({ ...action, l: Math.min(0.99, Math.max(0.02, action.l + (inkIsLight ? -amount : amount))) });
}

/**
 * A full palette from one or two brand colours. The brand colours are kept exactly; everything else is derived in
 * OKLCH, grounds tinted with the primary's hue and foregrounds moved in lightness until each declared pair reaches
 * its ratio.
 *
 * @throws {Error} when a colour is not written as one.
 */
export function proposePalette(colours: PaletteColours): PaletteProposal {
  const { scheme } = colours;
  const dark = scheme === "dark";
  const primary = required(colours.primary);
  const primaryHex = hexOf(primary);
  const action = chooseAction(colours);
  const grounds = groundsOf(scheme, primary);
  if (action === undefined) {
    const ratio = leastContrast(primaryHex, actionGrounds(grounds));
    return {
      ok: false,
      problem: `${primaryHex} has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 on the grounds of a ${scheme} brand, buttons need ${ACTION_MINIMUM}:1.`,
      nearest: nearestAction(primary, scheme),
    };
  }
  const actionColour = required(action);
  const companion = companionOf(scheme, primary, colours.secondary);
  const away = dark ? "lighter" : "darker";
  const surfaces = [grounds.surface, grounds.sunken, grounds.raised, grounds.overlay];
  const notices = [grounds.danger, grounds.success, grounds.warning, grounds.info];
  const tint = (l: number, c: number, h = primary.h) => hexOf({ l, c: Math.min(primary.c, c), h });
  const text = tint(dark ? 0.97 : 0.23, 0.02);
  const quiet = { l: dark ? 0.76 : 0.47, c: Math.min(primary.c, 0.03), h: primary.h };
  const own = { ...primary, l: dark ? Math.max(primary.l, 0.7) : Math.min(primary.l, 0.55) };
  const onAction = inkOn([action], actionColour.h);
  const notice = (kind: keyof typeof NOTICE_HUES) =>
    readable(
      { l: dark ? 0.78 : 0.5, c: 0.14, h: NOTICE_HUES[kind] },
      [grounds.surface, grounds.raised, grounds.overlay, grounds[kind]],
      4.5,
      away,
    );
  const accentAlt = hexOf(companion);
  // Not the primary: the action stands on it.
  const spotlight = dark ? hexOf({ l: 0.36, c: Math.min(companion.c, 0.1), h: companion.h }) : accentAlt;
  const plateMark = hexOf({ l: 0.44, c: Math.min(actionColour.c, 0.16), h: actionColour.h });
  const artScrim = tint(0.15, 0.03);
  const skeleton = tint(dark ? 0.26 : 0.93, 0.02);
  const strip = dark ? grounds.raised : primaryHex;
  return {
    ok: true,
    color: {
      surface: grounds.surface,
      "surface-sunken": grounds.sunken,
      "surface-raised": grounds.raised,
      "surface-overlay": grounds.overlay,
      text,
      "text-muted": readable(quiet, surfaces, 4.5, away),
      link: readable(own, [...surfaces, ...notices], 4.5, away),
      "link-hover": readable({ ...own, l: own.l + (dark ? 0.1 : -0.1) }, surfaces, 4.5, away),
      border: tint(dark ? 0.32 : 0.88, 0.03),
      "border-strong": readable({ l: dark ? 0.55 : 0.62, c: 0.02, h: primary.h }, surfaces, 3, away),
      accent: primaryHex,
      "accent-alt": accentAlt,
      "on-accent": inkOn([primaryHex], primary.h),
      "on-accent-alt": inkOn([accentAlt], companion.h),
      "accent-text": readable(own, surfaces, 4.5, away),
      action: hexOf(actionColour),
      "action-hover": shiftAway(actionColour, onAction, 0.06),
      "action-active": shiftAway(actionColour, onAction, 0.12),
      "on-action": onAction,
      focus: dark ? "#ffffff" : hexOf({ l: 0.4, c: 0.17, h: 265 }),
      "focus-gap": dark ? tint(0.12, 0.02) : "#ffffff",
      danger: notice("danger"),
      "danger-ground": grounds.danger,
      success: notice("success"),
      "success-ground": grounds.success,
      warning: notice("warning"),
      "warning-ground": grounds.warning,
      info: notice("info"),
      "info-ground": grounds.info,
      band: grounds.band,
      "on-band": text,
      "on-band-muted": readable(quiet, [grounds.band], 4.5, away),
      header: grounds.header,
      "on-header": text,
      strip,
      "on-strip": inkOn([strip], primary.h),
      hero: grounds.hero,
      "on-hero": text,
      "on-hero-muted": readable(quiet, [grounds.hero], 4.5, away),
      jackpot: readable(
        { l: dark ? 0.86 : 0.56, c: 0.13, h: 80 },
        [grounds.hero, grounds.raised, grounds.surface],
        3,
        away,
      ),
      spotlight,
      "on-spotlight": inkOn([spotlight], companion.h),
      plate: tint(0.97, 0.012),
      "on-plate": tint(0.22, 0.03),
      "plate-line": tint(0.72, 0.06),
      "plate-mark": plateMark,
      "on-plate-mark": inkOn([plateMark], actionColour.h),
      stamp: readable(
        { l: dark ? 0.8 : 0.5, c: companion.c, h: companion.h },
        [grounds.surface, grounds.raised],
        4.5,
        away,
      ),
      art: tint(dark ? 0.25 : 0.9, 0.03),
      "art-scrim": artScrim,
      "on-art": "#ffffff",
      disabled: grounds.disabled,
      "on-disabled": readable({ ...quiet, l: dark ? 0.72 : 0.5 }, [grounds.disabled], 4.5, away),
      skeleton,
      "skeleton-shine": tint(dark ? 0.33 : 0.965, 0.02),
      duty: grounds.duty,
      "on-duty": readable({ ...quiet, l: dark ? 0.88 : 0.35 }, [grounds.duty], 4.5, away),
      "licence-ground": "#ffffff",
      "licence-ink": "#16181d",
    },
  };
}
