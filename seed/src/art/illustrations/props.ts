import { mix } from "../draw/colour.ts";
import { num } from "../draw/path.ts";
import { createRandom } from "../draw/random.ts";
import { circle, el, group, path, rect, stroke } from "../draw/svg.ts";
import { inkParts, placed, type Inks } from "../subjects/render.ts";
import { subjects } from "../subjects/subjects.ts";
import type { Motif } from "../draw/drawingSystem.ts";
import type { IllustrationPalette } from "./palette.ts";

/** An object from the subjects, in the inks of this picture. @throws RangeError for an unknown name. */
export function prop(
  motif: Motif,
  name: string,
  x: number,
  y: number,
  reach: number,
  inks: Inks,
  turn = 0,
): string {
  const subject = subjects[motif][name];
  if (!subject) throw new RangeError(`"${motif}" has no subject "${name}".`);
  return placed(inkParts(subject(createRandom(name)), inks), x, y, reach, turn);
}

/** A banko plate of three rows of nine lying at a slant, some fields covered by chips. */
export function bankoPlate(
  x: number,
  y: number,
  width: number,
  skew: number,
  palette: IllustrationPalette,
  marked: readonly number[],
): string {
  const cell = width / 9.6;
  let cells = "";
  for (let index = 0; index < 27; index += 1) {
    const [cx, cy] = [cell * (0.3 + (index % 9)), cell * (0.75 + Math.floor(index / 9))];
    const filled = (index * 7) % 9 < 5;
    cells += rect(
      cx,
      cy,
      cell * 0.92,
      cell * 0.92,
      filled ? mix(palette.ground, "#ffffff", 0.6) : mix(palette.sun, palette.ground, 0.35),
      { rx: 3 },
    );
    if (filled)
      cells += stroke(
        `M${num(cx + cell * 0.3)} ${num(cy + cell * 0.46)}h${num(cell * 0.32)}`,
        palette.ink,
        cell * 0.09,
        { opacity: 0.55 },
      );
    if (marked.includes(index))
      cells +=
        circle(
          cx + cell * 0.46,
          cy + cell * 0.46,
          cell * 0.36,
          index % 2 === 0 ? palette.warm : palette.leaf,
        ) + circle(cx + cell * 0.4, cy + cell * 0.38, cell * 0.13, "#ffffff", { opacity: 0.45 });
  }
  return group(
    rect(6, 8, width, cell * 4, palette.ink, { opacity: 0.18, rx: 8 }) +
      rect(0, 0, width, cell * 4, palette.sun, { rx: 8 }) +
      cells,
    { transform: `translate(${num(x)} ${num(y)}) skewX(${skew}) scale(1 .72)` },
  );
}

export function coffeeCup(
  x: number,
  y: number,
  scale: number,
  colour: string,
  palette: IllustrationPalette,
): string {
  return group(
    el("ellipse", { cx: 0, cy: 6, rx: 56, ry: 13, fill: palette.ink, opacity: 0.18 }) +
      el("ellipse", { cx: 0, cy: 0, rx: 54, ry: 13, fill: mix(palette.ground, "#ffffff", 0.5) }) +
      stroke("M28-44q30-4 26 18q-4 16-30 16", mix(colour, palette.ink, 0.1), 8) +
      path("M-36-54H36C36-16 24 0 0 0C-24 0-36-16-36-54Z", colour) +
      path("M10-54H36C36-16 24 0 4 0C18-14 18-34 10-54Z", mix(colour, palette.ink, 0.28)) +
      el("ellipse", { cx: 0, cy: -54, rx: 36, ry: 9, fill: mix(palette.ink, colour, 0.15) }) +
      stroke("M-10-70q-10-14 0-26t-2-26M10-70q-10-14 0-26t-2-22", "#ffffff", 4, { opacity: 0.6 }),
    { transform: `translate(${num(x)} ${num(y)}) scale(${scale})` },
  );
}

/** A hand that holds up a telephone whose screen is `screen` (drawn in a 200 × 400 box). */
export function heldPhone(
  x: number,
  y: number,
  scale: number,
  skin: string,
  sleeve: string,
  ink: string,
  screen: string,
): string {
  return group(
    path("M-90 620C-96 480-120 420-112 300C-108 250-80 250-74 300L-60 420L150 560L150 760L-110 760Z", skin) +
      path("M-130 600L170 560L220 900L-190 900Z", sleeve) +
      rect(-112, -34, 224, 448, ink, { rx: 30 }) +
      el("svg", { x: -100, y: -20, width: 200, height: 420, viewBox: "0 0 200 420" }, screen) +
      [0, 1, 2, 3]
        .map((index) =>
          el("rect", {
            x: 84,
            y: 150 + index * 56,
            width: 72,
            height: 42,
            rx: 21,
            fill: mix(skin, ink, 0.05 + index * 0.04),
          }),
        )
        .join("") +
      path("M-112 320C-150 240-140 180-112 150C-92 150-92 190-100 230Z", mix(skin, ink, 0.1)),
    { transform: `translate(${num(x)} ${num(y)}) scale(${scale})` },
  );
}
