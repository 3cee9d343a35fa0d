import { ICON_PATHS, type IconName } from "./paths.ts";

/** The drawing of an icon as a `mask-image`. Of what it holds a quoted address could not carry `<`, `>` and `#`. */
export function iconMask(name: IconName): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='${ICON_PATHS[name]}'/></svg>`;
  return `url("data:image/svg+xml,${drawing.replace(/[<>#]/g, encodeURIComponent)}")`;
}
