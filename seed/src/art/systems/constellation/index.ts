import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { num, polyline, type Point } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { ridge, terrainOf } from "../../draw/ridge.ts";
import { circle, el, linear, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, noiseTile } from "../../draw/texture.ts";
import { dataOf, extentOf, type Part } from "../../subjects/parts.ts";
import { chooseSubject, placed } from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#0a1230",
    mid: "#1b2c66",
    soft: "#5a6fc0",
    light: "#fff4d6",
    accent: "#f0c36a",
    second: "#8fb8ff",
  },
  {
    deep: "#150b2b",
    mid: "#3a1f6b",
    soft: "#9a5fc0",
    light: "#ffeef8",
    accent: "#ffb3a1",
    second: "#c9a2ff",
  },
  {
    deep: "#06201f",
    mid: "#0f4a4f",
    soft: "#2f9a8f",
    light: "#effff6",
    accent: "#e9d98a",
    second: "#8fe6cf",
  },
  {
    deep: "#1d0d14",
    mid: "#5a1f33",
    soft: "#c25a5a",
    light: "#fff0df",
    accent: "#ffcf87",
    second: "#ff9d8a",
  },
  {
    deep: "#0c1418",
    mid: "#233944",
    soft: "#6b8c99",
    light: "#f7fbff",
    accent: "#d9e6a8",
    second: "#b6d3df",
  },
];

/** The stars of a figure: the joints of its largest outlines, thinned until they read as stars. */
function joints(parts: readonly Part[], random: Random): { lines: string; stars: Point[] } {
  const areas = parts
    .filter((part) => part.tone === "base" || part.tone === "light" || part.width === undefined)
    .toSorted((a, b) => extentOf(b) - extentOf(a))
    .slice(0, 7);
  const stars: Point[] = [];
  const lines = areas
    .map((part) => {
      const step = Math.max(1, Math.round(part.points.length / 9));
      const chosen = part.points
        .filter((_, index) => index % step === 0)
        .map((point) => {
          const near = stars.find((star) => Math.hypot(star.x - point.x, star.y - point.y) < 11);
          if (near) return near;
          const star = { x: point.x + random.range(-1.5, 1.5), y: point.y + random.range(-1.5, 1.5) };
          stars.push(star);
          return star;
        });
      return polyline(chosen, part.closed && chosen.length < 14);
    })
    .join("");
  return { lines, stars };
}
function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const { lines, stars } = joints(parts, random);
  const terrain = terrainOf(motif);
  const calm = calmVeil(frame, palette.deep, 0.85);
  const film = grain(frame, noise, { colour: "light", opacity: 0.1 });
  let dust = "";
  for (let index = 0; index < 360; index += 1) {
    const [x, y] = [random.range(0, frame.w), random.range(0, frame.ground + 60)];
    const size = random.next() ** 5 * 2.6 + 0.5;
    dust += `M${num(x)} ${num(y)}h${num(size * 1.6)}v${num(size * 1.6)}h${num(-size * 1.6)}Z`;
  }
  const [ox, oy] = [cx + random.range(-0.3, 0.3) * r, cy + random.range(-0.1, 0.5) * r];
  const spheres = [0.7, 1.06, 1.12, 1.5, 1.95]
    .map((scale, index) =>
      circle(ox, oy, r * scale, "none", {
        stroke: palette.second,
        "stroke-width": index === 2 ? 3 : 1.4,
        opacity: 0.4,
        "stroke-dasharray": index === 2 ? "2 10" : index === 3 ? "30 8 4 8" : undefined,
      }),
    )
    .join("");
  const meridians = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2 + 0.2;
    return `M${num(ox + Math.cos(angle) * r * 0.2)} ${num(oy + Math.sin(angle) * r * 0.2)}L${num(ox + Math.cos(angle) * r * 1.95)} ${num(oy + Math.sin(angle) * r * 1.95)}`;
  }).join("");
  const ecliptic = el("ellipse", {
    cx: ox,
    cy: oy,
    rx: r * 1.62,
    ry: r * 0.6,
    fill: "none",
    stroke: palette.accent,
    "stroke-width": 2,
    opacity: 0.55,
    transform: `rotate(${num(random.range(-34, -14))} ${num(ox)} ${num(oy)})`,
  });
  const ghost = placed(
    parts
      .map((part) =>
        path(
          dataOf(part),
          part.width === undefined ? (part.tone === "ink" ? palette.deep : palette.second) : "none",
          {
            "fill-opacity": { base: 0.13, shade: 0.1, light: 0.2, accent: 0.18, ink: 0.5 }[part.tone],
            stroke: part.tone === "accent" ? palette.accent : palette.second,
            "stroke-width": part.width === undefined ? 0.8 : 1.1,
            "stroke-opacity": 0.6,
          },
        ),
      )
      .join(""),
    cx,
    cy,
    r * 0.92,
  );
  const figure = placed(stroke(lines, palette.accent, 1.5, { opacity: 0.95 }), cx, cy, r * 0.92);
  const glints = stars
    .map((star, index) => {
      const [x, y] = [cx + star.x * r * 0.0092, cy + star.y * r * 0.0092];
      const size = index % 6 === 0 ? 2.2 : random.range(0.7, 1.3);
      const reach = 11 * size;
      return (
        el("use", { href: "#halo", transform: `translate(${num(x)} ${num(y)}) scale(${num(size * 1.3)})` }) +
        (size > 1.8
          ? path(
              `M${num(x - reach)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y - reach)}Q${num(x)} ${num(y)} ${num(x + reach)} ${num(y)}Q${num(x)} ${num(y)} ${num(x)} ${num(y + reach)}Q${num(x)} ${num(y)} ${num(x - reach)} ${num(y)}Z`,
              palette.light,
            )
          : circle(x, y, 4.4 * size, palette.light))
      );
    })
    .join("");
  const tilt = random.range(-38, 38);
  const milky = rect(-frame.w, cy - r * 0.9, frame.w * 3, r * 1.8, "url(#milk)", {
    transform: `rotate(${num(tilt)} ${cx} ${cy})`,
    style: "mix-blend-mode:screen",
  });
  const lands = [0.86, 1.02, 1.2]
    .map((depth, index) =>
      path(
        ridge(
          terrain,
          frame.w,
          cy + r * depth + 10,
          frame.h + 40,
          r * (0.2 + index * 0.06) * (frame.format === "portrait" ? 1 : 1.7),
          random,
        ),
        [mix(palette.mid, palette.soft, 0.3), mix(palette.mid, palette.deep, 0.5), palette.deep][index] ??
          palette.deep,
      ),
    )
    .join("");
  return svgDocument(
    frame.w,
    frame.h,
    linear("night", 0, 0, 0, frame.ground, [
      [0, palette.deep],
      [0.55, palette.mid],
      [1, palette.soft],
    ]) +
      linear("milk", 0, cy - r * 0.9, 0, cy + r * 0.9, [
        [0, palette.soft, 0],
        [0.5, palette.soft, 0.55],
        [1, palette.soft, 0],
      ]) +
      el(
        "radialGradient",
        { id: "hg" },
        `<stop offset="0" stop-color="${palette.light}" stop-opacity=".9"/><stop offset=".25" stop-color="${palette.accent}" stop-opacity=".45"/><stop offset="1" stop-color="${palette.accent}" stop-opacity="0"/>`,
      ) +
      el("circle", { id: "halo", r: 20, fill: "url(#hg)" }) +
      radial("aura", cx, cy, r * 1.1, [
        [0, palette.soft, 0.5],
        [1, palette.soft, 0],
      ]) +
      noiseTile(
        "cloud",
        noise,
        { scale: ".0055 .009", octaves: 3 },
        el("feColorMatrix", { values: "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.6 0 0 0 -.62" }),
      ) +
      calm.definition +
      film.definition,
    rect(0, 0, frame.w, frame.h, "url(#night)") +
      milky +
      rect(0, 0, frame.w, frame.h, "url(#cloud)", {
        opacity: 0.34,
        style: "mix-blend-mode:soft-light",
      }) +
      path(dust, palette.light, { opacity: 0.85 }) +
      rect(0, 0, frame.w, frame.h, "url(#aura)") +
      stroke(meridians, palette.second, 1, { opacity: 0.24 }) +
      spheres +
      ecliptic +
      ghost +
      figure +
      glints +
      lands +
      calm.veil +
      film.sheet,
  );
}

/** Engraved figures in a star atlas above a dark horizon. */
export const constellation = {
  id: "constellation",
  motifs: motifsExcept("food", "bingo", "city", "fruit"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
