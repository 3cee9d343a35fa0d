import { frameOf } from "../draw/frame.ts";
import { mix } from "../draw/colour.ts";
import { num } from "../draw/path.ts";
import { type Random } from "../draw/random.ts";
import { ridge } from "../draw/ridge.ts";
import { circle, el, group, linear, path, rect, stroke, svgDocument } from "../draw/svg.ts";
import { grain } from "../draw/texture.ts";
import { SHEET, type IllustrationPalette } from "./palette.ts";
import { castOf, person, type Pose } from "./person.ts";

const { w, h } = SHEET;
export type Night = IllustrationPalette & { readonly sky: string; readonly land: string };

/** Width of a ray and distance to the next, in px: rays overlap, so that none stands out. */
const RAY = { width: 84, step: 26, height: 300 } as const;

/** One upright ray of a curtain, 300 px above its hem, soft to both sides. */
const rayOf = (index: number): string =>
  group(
    [1, 0.62, 0.28]
      .map((share) =>
        rect(-RAY.width * share * 0.5, -RAY.height, RAY.width * share, RAY.height + 34, `url(#a${index})`),
      )
      .join(""),
    { id: `ray${index}` },
  );

/** Curtains of light: rays on a curved hem, brightest at the hem. */
function aurora(random: Random): string {
  const drift = random.range(0, 6.28);
  const lift = random.range(-30, 50);
  const curtain = (index: number): string => {
    const base = 250 + lift + index * 84;
    const hem = (x: number): number =>
      base + Math.sin(x / 260 + index * 1.7 + drift) * 74 + Math.sin(x / 110 + index + drift * 2) * 22;
    const count = Math.ceil((w + 160) / RAY.step);
    return Array.from({ length: count }, (_, place) => {
      const x = place * RAY.step - 80;
      const fold = 0.5 + 0.5 * Math.sin(x / 74 + index * 2.3 + drift * 3);
      const tall = 0.72 + 0.34 * fold + random.range(-0.1, 0.16);
      return el("use", {
        href: `#ray${index}`,
        transform: `translate(${num(x)} ${num(hem(x))}) skewX(-6) scale(1 ${num(tall)})`,
        "fill-opacity": 0.3 + 0.5 * fold * random.range(0.6, 1),
      });
    }).join("");
  };
  return [0, 1, 2].map(curtain).join("");
}

/** Bands of dark water that interrupt the reflection, wider the nearer they are. */
const ripples = (p: Night, random: Random, water: number): string =>
  stroke(
    Array.from({ length: 46 }, (_, index) => {
      const near = index / 46;
      const y = water + 6 + near ** 1.5 * (h - water);
      const x = random.range(-120, w);
      const length = random.range(160, 420) * (0.5 + near);
      return `M${num(x)} ${num(y)}q${num(length / 4)} ${num(-3 - near * 5)} ${num(length / 2)} 0t${num(length / 2)} 0`;
    }).join(""),
    mix(p.land, p.ground, 0.4),
    7,
    { opacity: 0.5 },
  );

/** The fjord under the lights with its reflection; `water` is the height at which the water begins. */
export function fjord(p: Night, random: Random, water = 640): string {
  const stars = Array.from({ length: 190 }, () =>
    circle(random.range(0, w), random.range(0, 520), random.next() ** 4 * 2.6 + 0.6, "#ffffff", {
      opacity: random.range(0.3, 1),
    }),
  ).join("");
  const far = path(ridge("peaks", w, water - 60, water + 10, 190, random), mix(p.land, p.cool, 0.26));
  const near = path(ridge("peaks", w, water - 10, water + 10, 130, random), mix(p.land, p.cool, 0.1));
  const lights = el("g", { id: "lights" }, aurora(random));
  return (
    rect(0, 0, w, h, "url(#sky)") +
    stars +
    lights +
    far +
    near +
    rect(0, water, w, h - water, mix(p.land, p.cool, 0.12)) +
    group(el("use", { href: "#lights", transform: `translate(0 ${water * 2 - 60}) scale(1 -1)` }), {
      opacity: 0.42,
      "clip-path": "url(#water)",
    }) +
    ripples(p, random, water) +
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
/** A soft light, strongest in the middle. Its gradient is named by its colour and may be defined several times. */
export function glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
  const id = `glow${colour.slice(1)}`;
  const falloff = [
    [0, 1],
    [0.3, 0.82],
    [0.55, 0.45],
    [0.78, 0.14],
    [1, 0],
  ] as const;
  const stops = falloff
    .map(([offset, light]) => el("stop", { offset, "stop-color": colour, "stop-opacity": light }))
    .join("");
  return (
    el("radialGradient", { id }, stops) + circle(x, y, r + 70, `url(#${id})`, { "fill-opacity": opacity })
  );
}

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

/** Finishes a night scene: inks of sky and land, gradients and film grain. */
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
    .map(
      (index) =>
        linear(`a${index}`, 0, -RAY.height, 0, 34, [
          [0, index === 1 ? palette.warm : palette.cool, 0],
          [0.42, index === 2 ? palette.cool : palette.warm, 0.11],
          [0.8, palette.leaf, 0.24],
          [0.9, mix(palette.leaf, "#ffffff", 0.25), 0.3],
          [1, palette.leaf, 0],
        ]) + rayOf(index),
    )
    .join("");
  const definitions =
    linear("sky", 0, 0, 0, 720, [
      [0, palette.ground],
      [0.6, p.sky],
      [1, mix(p.sky, palette.leaf, 0.22)],
    ]) +
    bands +
    el("clipPath", { id: "water" }, rect(0, water, w, h - water, "#000")) +
    film.definition;
  return svgDocument(w, h, definitions, draw(p) + film.sheet);
}
