import { lighten, mix } from "../../draw/colour.ts";
import { calmVeil, type Frame } from "../../draw/frame.ts";
import { at, num, polyline } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, group, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, noiseTile, raised } from "../../draw/texture.ts";
import { dataOf } from "../../subjects/parts.ts";
import { chooseSubject, placed, silhouette } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#0c1330",
    mid: "#1f3fa0",
    soft: "#5f9be8",
    light: "#fff2c2",
    accent: "#e0342f",
    second: "#f2b52e",
  },
  {
    deep: "#0b2320",
    mid: "#127a5e",
    soft: "#7fd0a0",
    light: "#fff6cf",
    accent: "#c72f57",
    second: "#f09a2e",
  },
  {
    deep: "#220d2b",
    mid: "#6b2a9c",
    soft: "#c07fe0",
    light: "#ffeccc",
    accent: "#f2622e",
    second: "#3ab5c4",
  },
  {
    deep: "#2a0f0c",
    mid: "#a82a22",
    soft: "#f08a4f",
    light: "#fff0c0",
    accent: "#2866c4",
    second: "#f5c53c",
  },
  {
    deep: "#0a2030",
    mid: "#14708f",
    soft: "#6fcbd6",
    light: "#fdf7d8",
    accent: "#e8a021",
    second: "#d13f6f",
  },
];

/** The panes of the field: rings about the subject, each broken into its own number of pieces. */
function panes(frame: Frame, palette: Palette, random: Random): string {
  const { cx, cy, r } = frame;
  const radii = [0.0, 0.5, 0.86, 1.02, 1.16, 1.55, 2, 2.6, 3.3, 4.4].map((scale) => r * scale);
  const counts = [6, 12, 24, 36, 18, 22, 26, 28, 28];
  const cold = [
    palette.mid,
    mix(palette.mid, palette.soft, 0.4),
    palette.soft,
    mix(palette.mid, palette.deep, 0.3),
  ];
  const warm = [palette.light, mix(palette.light, palette.second, 0.4), palette.second];
  let out = "";
  for (let band = 0; band < counts.length; band += 1) {
    const count = counts[band] ?? 12;
    const offset = random.range(0, 6.28);
    const [inner, outer] = [radii[band] ?? 0, radii[band + 1] ?? 0];
    for (let index = 0; index < count; index += 1) {
      const [from, to] = [
        (index / count) * Math.PI * 2 + offset,
        ((index + 1) / count) * Math.PI * 2 + offset,
      ];
      const corner = (radius: number, angle: number): { x: number; y: number } =>
        at(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);
      const points = [
        corner(inner, from),
        corner(outer, from),
        corner(outer * (band % 2 === 0 ? 1.02 : 1), (from + to) / 2),
        corner(outer, to),
        corner(inner, to),
      ];
      if (
        points.every(
          (point) => point.x < -20 || point.x > frame.w + 20 || point.y < -20 || point.y > frame.h + 20,
        )
      )
        continue;
      const tone =
        band < 2
          ? random.pick(warm)
          : band === 3
            ? index % 3 === 0
              ? palette.accent
              : palette.second
            : band === 2
              ? mix(palette.soft, palette.light, random.range(0.2, 0.6))
              : random.chance(0.1)
                ? palette.accent
                : random.pick(cold);
      out += path(
        polyline(points),
        mix(tone, random.chance(0.5) ? palette.light : palette.deep, random.range(0, 0.22)),
      );
    }
  }
  return out;
}

/** Stone tracery that frames the window. */
function tracery(frame: Frame, style: number): string {
  const { cx, cy, r, w, h } = frame;
  const outer = `M-60 -60H${w + 60}V${h + 60}H-60Z`;
  if (style === 0)
    return `${outer}M${num(cx - r * 1.22)} ${h + 80}V${num(cy)}Q${num(cx - r * 1.2)} ${num(cy - r * 0.9)} ${num(cx)} ${num(cy - r * 1.32)}Q${num(cx + r * 1.2)} ${num(cy - r * 0.9)} ${num(cx + r * 1.22)} ${num(cy)}V${h + 80}Z`;
  if (style === 1)
    return `${outer}M${num(cx - r * 1.17)} ${num(cy)}a${num(r * 1.17)} ${num(r * 1.17)} 0 1 0 ${num(r * 2.34)} 0a${num(r * 1.17)} ${num(r * 1.17)} 0 1 0 ${num(-r * 2.34)} 0Z`;
  return "";
}

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const lead = mix(palette.deep, "#000000", 0.65);
  const style = frame.format === "landscape" ? 2 : random.int(0, 2);
  const inks = {
    base: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.42),
    light: lighten(palette.light, 0.3),
    accent: palette.second,
    ink: mix(palette.mid, palette.deep, 0.72),
  };
  const subject = placed(
    silhouette(parts, lead, 2.6) +
      parts
        .map((part) =>
          part.width === undefined
            ? path(dataOf(part), inks[part.tone], {
                stroke: lead,
                "stroke-width": 2,
                "stroke-linejoin": "round",
              })
            : stroke(dataOf(part), lead, part.width + 2.4) +
              (part.width > 2.2 && part.tone !== "ink"
                ? stroke(dataOf(part), inks[part.tone], part.width)
                : ""),
        )
        .join(""),
    cx,
    cy,
    r * 0.84,
  );
  const spokes = group(panes(frame, palette, random), {
    stroke: lead,
    "stroke-width": r * 0.014,
    "stroke-linejoin": "round",
  });
  const stone = tracery(frame, style);
  const beads = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2;
    return circle(
      cx + Math.cos(angle) * r * 1.085,
      cy + Math.sin(angle) * r * 1.085,
      r * 0.026,
      palette.light,
      { stroke: lead, "stroke-width": r * 0.01 },
    );
  }).join("");
  const calm = calmVeil(frame, palette.deep, 0.9);
  const film = grain(frame, noise, { opacity: 0.2 });
  const glass = noiseTile(
    "glass",
    noise,
    { scale: ".012 .03", octaves: 3, type: "turbulence" },
    el("feColorMatrix", { values: "1.7 0 0 0 -.05 1.7 0 0 0 -.05 1.7 0 0 0 -.05 0 0 0 0 1" }),
  );
  return svgDocument(
    frame.w,
    frame.h,
    glass +
      radial("sun", cx - r * 0.2, cy - r * 0.3, r * 2.1, [
        [0, "#ffffff", 0.75],
        [0.4, palette.light, 0.28],
        [0.75, palette.deep, 0.35],
        [1, palette.deep, 0.85],
      ]) +
      radial("bevel", cx, cy, r * 1.7, [
        [0.6, mix(palette.deep, palette.soft, 0.3)],
        [1, palette.deep],
      ]) +
      calm.definition +
      film.definition,
    rect(0, 0, frame.w, frame.h, palette.deep) +
      spokes +
      beads +
      subject +
      rect(0, 0, frame.w, frame.h, "url(#glass)", {
        style: "mix-blend-mode:soft-light",
        opacity: 0.75,
      }) +
      rect(0, 0, frame.w, frame.h, "url(#sun)", { style: "mix-blend-mode:soft-light" }) +
      rect(0, 0, frame.w, frame.h, "url(#sun)", { style: "mix-blend-mode:overlay", opacity: 0.5 }) +
      (stone === ""
        ? ""
        : raised(
            "stone",
            stone,
            { dx: 0, dy: 6, blur: 12, opacity: 0.8 },
            {
              fill: "url(#bevel)",
              "fill-rule": "evenodd",
              stroke: mix(palette.deep, palette.soft, 0.45),
              "stroke-width": 4,
            },
          )) +
      calm.veil +
      film.sheet,
  );
}

/** Leaded windows with the sun behind them. */
export const stainedGlass = {
  id: "stained-glass",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
