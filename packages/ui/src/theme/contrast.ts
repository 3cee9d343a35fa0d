import { CONTRAST_PAIRS, type ContrastPair, type ThemeTokens } from "@spilhus/contracts";

/** Relative luminance of an opaque `#rrggbb` colour (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque `#rrggbb` colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
  readonly passes: boolean;
}

/** Every declared pair of a brand's tokens with its ratio. */
export function measureContrast(tokens: ThemeTokens): MeasuredPair[] {
  return CONTRAST_PAIRS.map((pair) => {
    const ratio = contrastRatio(tokens.color[pair.foreground], tokens.color[pair.background]);
    return { ...pair, ratio, passes: ratio >= pair.minimum };
  });
}
