import { ICON_NAMES, ICON_PATHS, type IconName } from "./paths.ts";

/** Side of the square that each sign is drawn in. */
const GRID = 24;

/** A drawing as a `mask-image`. Escapes `<`, `>` and `#`, which a quoted address must not contain. */
function maskOf(height: number, paths: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${GRID} ${height}' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${paths}</svg>`;
  return `url("data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}")`;
}

/** The drawing of one icon, for components that show no other. */
export const iconMask = (name: IconName): string => maskOf(GRID, `<path d='${ICON_PATHS[name]}'/>`);

/**
 * The whole set in one column. A browser parses each drawing as a document before it paints an element with it: this
 * sheet is one document for a page with forty icons.
 */
export const iconSheetMask = (): string =>
  maskOf(
    GRID * ICON_NAMES.length,
    ICON_NAMES.map(
      (name, row) => `<path transform='translate(0 ${row * GRID})' d='${ICON_PATHS[name]}'/>`,
    ).join(""),
  );

/** The vertical position of an icon in the sheet, as a fraction of the sheet's height without one icon. */
export const iconSheetPosition = (name: IconName): string =>
  `${Number(((ICON_NAMES.indexOf(name) / (ICON_NAMES.length - 1)) * 100).toFixed(4))}%`;
