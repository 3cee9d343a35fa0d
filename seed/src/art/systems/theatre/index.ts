import { lighten, mix } from "../../draw/colour.ts";
import { calmVeil, type Frame } from "../../draw/frame.ts";
import { circlePath, num, polyline } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { ridge, terrainOf } from "../../draw/ridge.ts";
import { circle, el, group, linear, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, raised } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, referred, subjectShadow } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#1c0b12",
    mid: "#8e1f2f",
    soft: "#2d4a7c",
    light: "#fff0cf",
    accent: "#e8a33d",
    second: "#f2d9a0",
  },
  {
    deep: "#0f1526",
    mid: "#2c3f8a",
    soft: "#7a3f8f",
    light: "#fdeff5",
    accent: "#f0b24a",
    second: "#e59ab8",
  },
  {
    deep: "#0d1a14",
    mid: "#1f5a3d",
    soft: "#c9823a",
    light: "#fff3d9",
    accent: "#d94f3a",
    second: "#f0c668",
  },
  {
    deep: "#1f1209",
    mid: "#7a3d1a",
    soft: "#3f7f84",
    light: "#fff1d6",
    accent: "#f2c14e",
    second: "#e98a5b",
  },
  {
    deep: "#170f26",
    mid: "#5b2a7d",
    soft: "#2f8a8f",
    light: "#fff0f7",
    accent: "#ff8f5e",
    second: "#f4d35e",
  },
];

const DRAPE = { dx: 0, dy: 6, blur: 18, opacity: 0.7 } as const;

/** A drawn curtain hanging from the fly, gathered to one side. */
function curtain(frame: Frame, side: number, colour: string, palette: Palette, random: Random): string {
  const { cx, r, h } = frame;
  const outer = cx + side * Math.max(r * 1.5, frame.format === "portrait" ? 470 : r * 2.3);
  const folds = 9;
  // Drawn from the opening outwards: the innermost fold casts the curtain's shadow.
  return Array.from({ length: folds }, (_, place) => {
    const index = folds - 1 - place;
    const [t0, t1] = [index / folds, (index + 1) / folds];
    const inner = cx + side * r * 0.92;
    const top = (t: number): number => outer + (inner - side * r * 0.62 - outer) * t;
    const waist = (t: number): number => outer + (inner + side * r * 0.34 - outer) * t;
    const foot = (t: number): number => outer + (inner + side * r * 0.1 - outer) * t;
    const y = frame.cy + r * 0.45;
    const d = `M${num(top(t0))} -40C${num(top(t0))} ${num(y * 0.5)} ${num(waist(t0))} ${num(y * 0.7)} ${num(waist(t0))} ${num(y)}S${num(foot(t0))} ${num(h * 0.8)} ${num(foot(t0))} ${h + 40}H${num(foot(t1))}C${num(foot(t1))} ${num(h * 0.8)} ${num(waist(t1))} ${num(y * 1.3)} ${num(waist(t1))} ${num(y)}S${num(top(t1))} ${num(y * 0.5)} ${num(top(t1))} -40Z`;
    const tone = mix(
      colour,
      index % 2 === 0 ? palette.deep : palette.light,
      index % 2 === 0 ? random.range(0.35, 0.5) : random.range(0.04, 0.14),
    );
    return place === 0 ? raised(`drape${side}`, d, DRAPE, { fill: tone }) : path(d, tone);
  }).join("");
}

function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const terrain = terrainOf(motif);
  const floor = cy + r * 0.86;
  const flat = (depth: number, index: number): string => {
    const d = ridge(terrain, r * 3.4, cy + r * depth, floor + r * 0.1, r * (0.26 + index * 0.05), random);
    const tone =
      [mix(palette.soft, palette.light, 0.25), palette.soft, mix(palette.soft, palette.deep, 0.5)][index] ??
      palette.soft;
    return group(
      raised(
        `t${index}`,
        d,
        { dx: 7, dy: 7, blur: 5, opacity: 0.45 },
        { fill: tone, stroke: mix(tone, palette.light, 0.5), "stroke-width": 4 },
      ),
      { transform: `translate(${num(cx - r * 1.7)} 0)` },
    );
  };
  const inks = {
    base: palette.accent,
    shade: mix(palette.accent, palette.mid, 0.6),
    light: palette.light,
    accent: palette.second,
    ink: palette.deep,
  };
  const border = parts
    .map((part, index) =>
      el("use", {
        href: `#p${index}`,
        fill: part.width === undefined ? palette.light : "none",
        stroke: palette.light,
        "stroke-width": (part.width ?? 0) + 8,
      }),
    )
    .join("");
  const hung = random.chance(0.5);
  const [py, reach] = [cy + r * (hung ? 0.02 : 0.12), r * 0.7];
  const strings = hung
    ? stroke(
        `M${num(cx - r * 0.2)} -20L${num(cx - r * 0.16)} ${num(py - reach * 0.5)}M${num(cx + r * 0.2)} -20L${num(cx + r * 0.16)} ${num(py - reach * 0.5)}`,
        palette.second,
        2.5,
      )
    : path(
        polyline([
          { x: cx - r * 0.035, y: py + reach * 0.8 },
          { x: cx + r * 0.035, y: py + reach * 0.8 },
          { x: cx + r * 0.05, y: floor + r * 0.06 },
          { x: cx - r * 0.05, y: floor + r * 0.06 },
        ]),
        mix(palette.second, palette.deep, 0.4),
      );
  const puppet =
    strings +
    placed(
      subjectShadow(parts, "p", { dx: 5, dy: 7, blur: 5, opacity: 0.55 }) +
        border +
        parts.map((part, index) => referred(`p${index}`, part, inks[part.tone])).join(""),
      cx,
      py,
      reach,
      random.range(-4, 4),
    );
  const beams = [-1, 1]
    .map((side) =>
      path(
        polyline([
          { x: cx + side * r * 1.3, y: -60 },
          { x: cx + side * r * 1.5, y: -60 },
          { x: cx + r * 0.62, y: floor },
          { x: cx - r * 0.62, y: floor },
        ]),
        "url(#beam)",
        { style: "mix-blend-mode:screen" },
      ),
    )
    .join("");
  const planks = Array.from({ length: 26 }, (_, index) => {
    const x = (index - 12.5) * r * 0.16;
    return `M${num(cx + x * 0.8)} ${num(floor)}L${num(cx + x * 2.6)} ${frame.h + 20}`;
  }).join("");
  const lights = Array.from({ length: 9 }, (_, index) => {
    const x = cx + (index - 4) * r * 0.22;
    return el("use", { href: "#shell", x, y: floor + r * 0.13 });
  }).join("");
  const drops = 8;
  const swags = Array.from({ length: drops + 1 }, (_, index) => {
    const w = (r * 3.2) / drops;
    const x = cx - r * 1.6 + (index - 0.5) * w;
    return `M${num(x)} -40V${num(r * 0.05)}Q${num(x + w / 2)} ${num(r * 0.34)} ${num(x + w)} ${num(r * 0.05)}V-40Z`;
  }).join("");
  const valance = Array.from({ length: drops + 1 }, (_, index) => {
    const w = (r * 3.2) / drops;
    const x = cx - r * 1.6 + (index - 0.5) * w;
    return (
      path(
        `M${num(x)} -40V${num(r * 0.05)}Q${num(x + w / 2)} ${num(r * 0.34)} ${num(x + w)} ${num(r * 0.05)}V-40Z`,
        mix(palette.mid, index % 2 === 0 ? palette.deep : palette.light, index % 2 === 0 ? 0.3 : 0.06),
      ) +
      stroke(
        `M${num(x)} ${num(r * 0.05)}Q${num(x + w / 2)} ${num(r * 0.34)} ${num(x + w)} ${num(r * 0.05)}`,
        palette.accent,
        6,
      ) +
      circle(x + w, r * 0.07, r * 0.022, palette.accent)
    );
  }).join("");
  const moon = raised(
    "moon",
    circlePath(cx + random.range(-0.5, 0.5) * r, cy - r * 0.42, r * 0.3),
    { dx: 8, dy: 8, blur: 9, opacity: 0.4 },
    { fill: palette.light, opacity: 0.95 },
  );
  const stars = Array.from({ length: 16 }, () => {
    const [x, y, s] = [
      cx + random.range(-0.9, 0.9) * r,
      cy - r * random.range(0.1, 0.95),
      r * random.range(0.012, 0.03),
    ];
    return path(
      `M${num(x)} ${num(y - s)}L${num(x + s * 0.3)} ${num(y - s * 0.3)}L${num(x + s)} ${num(y)}L${num(x + s * 0.3)} ${num(y + s * 0.3)}L${num(x)} ${num(y + s)}L${num(x - s * 0.3)} ${num(y + s * 0.3)}L${num(x - s)} ${num(y)}L${num(x - s * 0.3)} ${num(y - s * 0.3)}Z`,
      palette.second,
    );
  }).join("");
  const calm = calmVeil(frame, palette.deep, 0.88);
  const paper = grain(frame, noise, { opacity: 0.32, scale: ".55", bias: -0.25 });
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      linear("sky", 0, 0, 0, floor, [
        [0, mix(palette.soft, palette.deep, 0.65)],
        [0.6, palette.soft],
        [1, mix(palette.soft, palette.second, 0.7)],
      ]) +
      linear("boards", 0, floor, 0, frame.h, [
        [0, mix(palette.second, palette.mid, 0.55)],
        [0.3, mix(palette.mid, palette.deep, 0.55)],
        [1, palette.deep],
      ]) +
      linear("beam", 0, 0, 0, floor, [
        [0, palette.light, 0.5],
        [1, palette.light, 0.02],
      ]) +
      radial("spot", cx, floor + r * 0.04, r * 0.9, [
        [0, lighten(palette.second, 0.5), 0.7],
        [1, palette.second, 0],
      ]) +
      el(
        "g",
        { id: "shell" },
        path(
          `M${num(-r * 0.07)} 0a${num(r * 0.07)} ${num(r * 0.07)} 0 0 1 ${num(r * 0.14)} 0Z`,
          palette.accent,
        ) +
          stroke(
            `M0 0V${num(-r * 0.06)}M0 0L${num(-r * 0.04)} ${num(-r * 0.05)}M0 0L${num(r * 0.04)} ${num(-r * 0.05)}`,
            mix(palette.accent, palette.deep, 0.5),
            2.5,
          ),
      ) +
      calm.definition +
      paper.definition,
    rect(0, 0, frame.w, frame.h, palette.deep) +
      rect(0, 0, frame.w, floor + 10, "url(#sky)") +
      stars +
      moon +
      flat(0.28, 0) +
      flat(0.5, 1) +
      rect(0, floor, frame.w, frame.h - floor, "url(#boards)") +
      stroke(planks, palette.deep, 3, { opacity: 0.5 }) +
      el("ellipse", { cx, cy: floor + r * 0.04, rx: r * 0.9, ry: r * 0.14, fill: "url(#spot)" }) +
      beams +
      puppet +
      flat(0.8, 2) +
      lights +
      curtain(frame, -1, palette.mid, palette, random) +
      curtain(frame, 1, palette.mid, palette, random) +
      [-1, 1]
        .map((side) =>
          rect(cx + side * r * 1.3 - r * 0.34, cy + r * 0.43, r * 0.68, r * 0.05, palette.accent, {
            transform: `rotate(${side * -8} ${num(cx + side * r * 1.3)} ${num(cy + r * 0.45)})`,
            rx: 6,
          }),
        )
        .join("") +
      raised("valance", swags, DRAPE, { fill: palette.mid }) +
      valance +
      calm.veil +
      paper.sheet,
  );
}

/** Toy theatre: printed flats, a cut-out figure on strings or stick, drapes and footlights. */
export const theatre = {
  id: "theatre",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
