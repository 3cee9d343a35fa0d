import { num } from "../draw/path.ts";
import { el, group, path, stroke } from "../draw/svg.ts";
import { castShadow, type Shade } from "../draw/texture.ts";
import { dataOf, extentOf, fit, type Part, type Tone } from "./parts.ts";
import { subjects } from "./subjects.ts";
import type { Motif, Scene } from "../draw/drawingSystem.ts";

export type Inks = Readonly<Record<Tone, string>>;

/** Draws one part, filled or stroked in its ink. */
export const inked = (part: Part, colour: string, rest: Record<string, string | number> = {}): string =>
  part.width === undefined
    ? path(dataOf(part), colour, rest)
    : stroke(dataOf(part), colour, part.width, rest);

/** Defines outlines with the ids `<prefix>0`, `<prefix>1` …, so that they can be drawn several times by reference. */
export const outlinesOf = (parts: readonly Part[], prefix: string): string =>
  parts.map((part, index) => el("path", { id: `${prefix}${index}`, d: dataOf(part) })).join("");

/** Draws the outline with this id again, scaled about its centre, as a contour line inside the form. */
export function shrunk(
  id: string,
  part: Part,
  scale: number,
  attributes: Record<string, string | number>,
): string {
  const count = part.points.length;
  const x = part.points.reduce((sum, point) => sum + point.x, 0) / count;
  const y = part.points.reduce((sum, point) => sum + point.y, 0) / count;
  return el("use", {
    href: `#${id}`,
    transform: `translate(${num(x * (1 - scale))} ${num(y * (1 - scale))}) scale(${scale})`,
    ...attributes,
  });
}

/** Draws the shadow of a subject whose outlines are defined as `<prefix>0` …; the shade is in the subject's units. */
export const subjectShadow = (parts: readonly Part[], prefix: string, shade: Shade): string =>
  castShadow(shade, (width) =>
    parts
      .map((part, index) =>
        extentOf(part) < 40
          ? ""
          : el("use", { href: `#${prefix}${index}`, "stroke-width": width + (part.width ?? 0) }),
      )
      .join(""),
  );

/** Draws the outline with this id in the ink of its part. */
export const referred = (id: string, part: Part, colour: string): string =>
  el("use", {
    href: `#${id}`,
    ...(part.width === undefined
      ? { fill: colour }
      : { fill: "none", stroke: colour, "stroke-width": part.width }),
  });

/** Draws all parts, each plane in its ink. */
export const inkParts = (parts: readonly Part[], inks: Inks): string =>
  parts.map((part) => inked(part, inks[part.tone])).join("");

/** Draws the subject as one flat shape, enlarged by `swell` units on all sides. */
export const silhouette = (parts: readonly Part[], colour: string, swell = 0): string =>
  parts
    .map((part) =>
      part.width === undefined
        ? path(
            dataOf(part),
            colour,
            swell === 0 ? {} : { stroke: colour, "stroke-width": swell * 2, "stroke-linejoin": "round" },
          )
        : stroke(dataOf(part), colour, part.width + swell * 2),
    )
    .join("");

/** Places children drawn in a subject's ±100 box at (x, y) with reach `r`. */
export const placed = (
  children: string,
  x: number,
  y: number,
  r: number,
  turn = 0,
  rest: Record<string, string | number> = {},
): string => group(children, { transform: fit(x, y, r, turn), ...rest });

/** Chooses the subject of the scene; `only` limits the choice to names that the system draws well. */
export function chooseSubject(
  scene: Scene,
  only?: Partial<Record<Motif, readonly string[]>>,
): { name: string; parts: Part[] } {
  const named = only?.[scene.motif];
  const choices = Object.entries(subjects[scene.motif]).filter(
    ([name]) => named === undefined || named.includes(name),
  );
  const drawn = scene.random.pick(choices);
  const [name, subject] = choices.find(([choice]) => choice === scene.subject) ?? drawn;
  return { name, parts: subject(scene.random) };
}
