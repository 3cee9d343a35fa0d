import { frameOf } from "../draw/frame.ts";
import { mix } from "../draw/colour.ts";
import { at, num, polyline, spline, type Point } from "../draw/path.ts";
import { type Random } from "../draw/random.ts";
import { ridge } from "../draw/ridge.ts";
import { circle, el, group, linear, path, rect, stroke, svgDocument } from "../draw/svg.ts";
import { blur, grain } from "../draw/texture.ts";
import { SHEET, type IllustrationPalette } from "./palette.ts";
import { castOf, person, type Pose } from "./person.ts";

const { w, h } = SHEET;
export type Night = IllustrationPalette & { readonly sky: string; readonly land: string };

/** Curtains of light: bands between two swaying lines, brightest at the hem. */
function aurora(p: Night, random: Random): string {
  const drift = random.range(0, 6.28);
  const lift = random.range(-40, 60);
  const band = (index: number): string => {
    const base = 250 + lift + index * 70;
    const sway = (x: number): number =>
      base + Math.sin(x / 260 + index * 1.7 + drift) * 78 + Math.sin(x / 110 + index + drift * 2) * 24;
    const lower: Point[] = Array.from({ length: 15 }, (_, step) => at(step * 125 - 80, sway(step * 125)));
    const upper = lower.map((point) => at(point.x + 50, point.y - 260 - random.range(0, 120))).toReversed();
    return (
      path(polyline([...lower, ...upper]), `url(#a${index})`, { filter: "url(#veil)" }) +
      stroke(spline(lower, false), mix(p.leaf, "#ffffff", 0.35), 7, { filter: "url(#veil)", opacity: 0.75 })
    );
  };
  const rays = Array.from({ length: 46 }, () => {
    const x = random.range(-40, w);
    const y = random.range(120, 420);
    return rect(
      x,
      y - random.range(120, 300),
      random.range(5, 20),
      random.range(160, 340),
      random.chance(0.6) ? p.leaf : p.warm,
      { opacity: random.range(0.05, 0.22), transform: `skewX(-8)` },
    );
  }).join("");
  return [0, 1, 2].map(band).join("") + group(rays, { filter: "url(#ray)" });
}

/** Fjord under the lights, with its mirror; `water` is where it begins. */
export function fjord(p: Night, random: Random, water = 640): string {
  const stars = Array.from({ length: 190 }, () =>
    circle(random.range(0, w), random.range(0, 520), random.next() ** 4 * 2.6 + 0.6, "#ffffff", {
      opacity: random.range(0.3, 1),
    }),
  ).join("");
  const far = path(ridge("peaks", w, water - 60, water + 10, 190, random), mix(p.land, p.cool, 0.26));
  const near = path(ridge("peaks", w, water - 10, water + 10, 130, random), mix(p.land, p.cool, 0.1));
  const lights = el("g", { id: "lights" }, aurora(p, random));
  return (
    rect(0, 0, w, h, "url(#sky)") +
    stars +
    lights +
    far +
    near +
    rect(0, water, w, h - water, mix(p.land, p.cool, 0.12)) +
    group(el("use", { href: "#lights", transform: `translate(0 ${water * 2 - 60}) scale(1 -1)` }), {
      opacity: 0.5,
      filter: "url(#mirror)",
      "clip-path": "url(#water)",
    }) +
    stroke(
      Array.from(
        { length: 40 },
        () => `M${num(random.range(0, w))} ${num(random.range(water + 8, h))}h${num(random.range(40, 190))}`,
      ).join(""),
      p.leaf,
      2.4,
      { opacity: 0.25 },
    )
  );
}

export const shore = (p: Night, random: Random, y: number): string =>
  path(ridge("hills", w, y, h + 20, 60, random), p.ink) +
  path(ridge("pines", w, y + 90, h + 20, 90, random), mix(p.ink, "#000000", 0.4));
export const inksOf = (p: Night) => ({
  base: mix(p.land, p.cool, 0.35),
  shade: p.ink,
  light: mix(p.sun, p.ground, 0.25),
  accent: p.sun,
  ink: mix(p.ink, "#000000", 0.3),
});
export const folk = (p: Night, spots: readonly (readonly [number, number, number, Pose])[]): string => {
  const cast = castOf(
    [mix(p.cool, p.ink, 0.5), mix(p.warm, p.ink, 0.55), mix(p.leaf, p.ink, 0.6), mix(p.sun, p.ink, 0.6)],
    p.ink,
  );
  return spots
    .map(([x, y, scale, pose], index) => {
      const look = cast(index + 1, pose);
      return person(x, y, scale, {
        ...look,
        skin: mix(look.skin, p.ground, 0.42),
        hair: mix(look.hair, p.ground, 0.5),
      });
    })
    .join("");
};
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.8): string =>
  circle(x, y, r, colour, { filter: "url(#soft)", opacity });

export function observatory(p: Night, x: number, y: number, s: number): string {
  return group(
    path("M-190 0V-150H190V0Z", mix(p.land, p.cool, 0.34)) +
      path("M60 0V-150H190V0Z", p.ink, { opacity: 0.5 }) +
      path("M-200-150a200 190 0 0 1 400 0Z", mix(p.land, p.cool, 0.5)) +
      path("M60-150C90-240 70-310 30-338C140-320 198-240 200-150Z", p.ink, { opacity: 0.45 }) +
      path("M-34-150L-70-330Q-46-342-10-340L26-150Z", p.sun) +
      stroke("M-10-190L-66-372", p.ink, 26) +
      stroke("M-10-190L-66-372", mix(p.cool, "#ffffff", 0.3), 8) +
      rect(-210, -162, 420, 18, p.ink) +
      [-140, -80, 90, 140].map((wx) => rect(wx - 16, -110, 32, 54, p.sun, { rx: 16 })).join("") +
      rect(-26, -90, 52, 90, p.ink),
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
}

export const room = (p: Night, random: Random): string =>
  fjord(p, random, 560) +
  path(`M-20-20H${w + 20}V${h + 20}H-20ZM250 110V640H1350V110Z`, mix(p.ground, p.cool, 0.1), {
    "fill-rule": "evenodd",
  }) +
  stroke("M250 110H1350V640H250ZM800 110V640M250 370H1350", p.ink, 20) +
  rect(-20, 640, w + 40, 400, mix(p.ground, p.ink, 0.4)) +
  rect(210, 636, 1180, 26, mix(p.land, p.cool, 0.3));
export const desk = (p: Night, y: number): string =>
  rect(-20, y, w + 40, h - y, mix(p.ink, p.cool, 0.16)) + rect(-20, y, w + 40, 10, mix(p.cool, p.sun, 0.4));

/** Draws a night scene on its sheet: the inks of sky and land, the gradients and the film over all. */
export function nightSheet(
  palette: IllustrationPalette,
  seed: number,
  water: number,
  draw: (p: Night) => string,
): string {
  const p: Night = {
    ...palette,
    sky: mix(palette.ground, palette.cool, 0.3),
    land: mix(palette.ground, palette.cool, 0.08),
  };
  const film = grain(frameOf("landscape"), seed, { colour: "light", opacity: 0.12 });
  const bands = [0, 1, 2]
    .map((index) =>
      linear(`a${index}`, 0, 20 + index * 70, 0, 330 + index * 80, [
        [0, index === 1 ? palette.warm : palette.cool, 0],
        [0.45, index === 2 ? palette.cool : palette.warm, 0.3],
        [0.85, palette.leaf, 0.75],
        [1, palette.leaf, 0.1],
      ]),
    )
    .join("");
  const definitions =
    linear("sky", 0, 0, 0, 720, [
      [0, palette.ground],
      [0.6, p.sky],
      [1, mix(p.sky, palette.leaf, 0.22)],
    ]) +
    bands +
    blur("veil", 16) +
    blur("ray", 9) +
    blur("soft", 46) +
    el(
      "filter",
      { id: "mirror", x: "-5%", y: "-5%", width: "110%", height: "110%" },
      el("feGaussianBlur", { stdDeviation: "22 7" }),
    ) +
    el("clipPath", { id: "water" }, rect(0, water, w, h - water, "#000")) +
    film.definition;
  return svgDocument(w, h, definitions, draw(p) + film.sheet);
}
