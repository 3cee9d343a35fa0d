const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Blend of two `#rrggbb` colours; `amount` 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number): string =>
    Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, "0");
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

export const darken = (hex: string, amount: number): string => mix(hex, "#000000", amount);
export const lighten = (hex: string, amount: number): string => mix(hex, "#ffffff", amount);

/** WCAG 2.2 relative luminance of a `#rrggbb` colour, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the tuple's length
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
