import { ICON_NAMES, ICON_PATHS, type IconName } from "./paths.ts";

/** Side of the square that each sign is drawn in. */
const GRID = 24;

/** A drawing as a `mask-image`. Of what it holds a quoted address could not carry `<`, `>` and `#`. */
function maskOf(height: number, paths: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${GRID} ${height}' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${paths}</svg>`;
  return `url("data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}")`;
}

/** The drawing of one icon, for what shows no other. */
export const iconMask = (name: IconName): string => maskOf(GRID, `<path d='${ICON_PATHS[name]}'/>`);

/**
 * The whole set below each other. A browser makes a document of each drawing before it paints anything that shows it: of
 * this one it makes one for a page with forty signs.
 */
export const iconSheetMask = (): string =>
  maskOf(
    GRID * ICON_NAMES.length,
    ICON_NAMES.map(
      (name, row) => `<path transform='translate(0 ${row * GRID})' d='${ICON_PATHS[name]}'/>`,
    ).join(""),
  );

/** How far down the sheet an icon stands, as a part of what the sheet is higher than one. */
export const iconSheetPosition = (name: IconName): string =>
  `${Number(((ICON_NAMES.indexOf(name) / (ICON_NAMES.length - 1)) * 100).toFixed(4))}%`;
