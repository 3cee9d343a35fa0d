/** A visitor's screen. */
export interface Screen {
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** The most common screens: two phones, a standard and a high-density desktop. */
export const SCREENS: readonly Screen[] = [
  { width: 390, density: 3 },
  { width: 412, density: 2.625 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

const REM = 16;
const LENGTH = /^([\d.]+)(px|rem|em|vw)$/;
const CONDITION = /^\((min|max)-width:\s*([\d.]+(?:px|rem|em))\)\s+(.+)$/;

function pixels(length: string, screenWidth: number): number | undefined {
  const [, amount, unit] = LENGTH.exec(length.trim()) ?? [];
  if (amount === undefined) return undefined;
  if (unit === "vw") return (Number(amount) * screenWidth) / 100;
  return unit === "px" ? Number(amount) : Number(amount) * REM;
}

/**
 * The width of a picture on a screen in CSS pixels, from its `sizes`: the first true condition decides. Lengths that this
 * does not parse, such as `calc()`, count as the full screen width, as without `sizes`.
 */
export function slotWidth(sizes: string, { width }: Screen): number {
  for (const entry of sizes.split(",")) {
    const [, edge, limit, length] = CONDITION.exec(entry.trim()) ?? [];
    if (edge === undefined || limit === undefined || length === undefined) {
      return pixels(entry, width) ?? width;
    }
    const bound = pixels(limit, width) ?? 0;
    if (edge === "min" ? width >= bound : width <= bound) return pixels(length, width) ?? width;
  }
  return width;
}
