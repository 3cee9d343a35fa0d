import type { Inks } from "@spilhus/brand/authoring";
import { colourOf, hexOf } from "./colour.ts";
import { companionOf } from "./companionOf.ts";

interface BrandColours {
  readonly look: "dark" | "light";
  readonly primary: string;
  readonly secondary?: string;
}

const LAMPLIGHT = 75;
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Inks for a brand's drawings: its own colour carries the picture, the companion is the light in it, two neighbours on
 * the wheel stand beside them. Lightness stays where the style was designed, so that what is drawn can be told apart.
 *
 * @throws {Error} when a colour is not written as one.
 */
export function proposeInks({ look, primary: hex, secondary }: BrandColours): Inks {
  const primary = colourOf(hex);
  if (!primary) throw new Error(`"${hex}" is not a colour. Write it #rrggbb.`);
  const companion = companionOf(look, primary, secondary);
  // A grey brand gets grey drawings; others get enough chroma to be recognised.
  const strength = primary.c < 0.03 ? primary.c : between(0.09, primary.c, 0.17);
  const inked = (l: number, share: number, h: number) => hexOf({ l, c: strength * share, h });
  const { h } = primary;
  if (look === "dark") {
    return {
      ground: inked(0.19, 0.3, h),
      ink: inked(0.12, 0.2, h),
      sun: inked(0.9, 0.5, LAMPLIGHT),
      warm: hexOf({ l: 0.66, c: between(0, companion.c, 0.17), h: companion.h }),
      leaf: inked(0.8, 1, h),
      cool: inked(0.62, 0.75, h - 30),
    };
  }
  return {
    ground: inked(0.97, 0.15, h),
    ink: inked(0.3, 0.3, h),
    sun: hexOf({ l: 0.84, c: between(0, companion.c, 0.13), h: companion.h }),
    warm: inked(between(0.48, primary.l, 0.6), 1, h),
    leaf: inked(0.56, 0.7, h + 45),
    cool: inked(0.7, 0.5, h - 45),
  };
}
