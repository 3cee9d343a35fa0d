import type { ThemeTokens } from "@spilhus/contracts";
import { mark } from "./mark.ts";
import { wordmark } from "./wordmark.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

const HEIGHT = 40;
const SCALE = 2.6;

const word = (name: string, x: number, y: number, scale: number, ink: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round">${wordmark(name).strokes}</g>`;

/** Monogram and name, 40 units high: `logo.svg`. */
export function logoSvg({ id, name }: Named, color: ThemeTokens["color"]): string {
  const width = Math.ceil(32 + 12 + wordmark(name).width * SCALE + 4);
  const monogram = mark(id, name, { ground: color.action, ink: color["on-action"] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"><g transform="translate(0 4)">${monogram}</g>${word(name, 44, (HEIGHT - 6 * SCALE) / 2, SCALE, color.text)}</svg>\n`;
}

/** The monogram alone: `icon.svg`. */
export function iconSvg({ id, name }: Named, color: ThemeTokens["color"]): string {
  const monogram = mark(id, name, { ground: color.action, ink: color["on-action"] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">${monogram}</svg>\n`;
}

/** The monogram with air around it on an opaque square, 180 units: the home screen's icon rounds its own corners. */
export function touchIconSvg({ id, name }: Named, color: ThemeTokens["color"]): string {
  const monogram = mark(id, name, { ground: color.action, ink: color["on-action"] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><rect width="180" height="180" fill="${color.surface}"/><g transform="translate(26 26) scale(4)">${monogram}</g></svg>\n`;
}

/** The picture of shared links, 1200 × 630: the monogram over the name. */
export function socialSvg({ id, name }: Named, color: ThemeTokens["color"]): string {
  const { width } = wordmark(name);
  const scale = Math.min(12, 1000 / Math.max(width, 1));
  const monogram = mark(id, name, { ground: color.action, ink: color["on-action"] });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${color.hero}"/><rect y="606" width="1200" height="24" fill="${color.accent}"/><g transform="translate(504 130) scale(6)">${monogram}</g>${word(name, 600 - (width * scale) / 2, 400, scale, color["on-hero"])}</svg>\n`;
}
