import { lighten, mix } from "../../draw/colour.ts";
import { calmVeil, vignette } from "../../draw/frame.ts";
import { at, num, polyline, ring, spline, type Point } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, group, linear, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, noiseTile, raised } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, referred, subjectShadow } from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#14202a",
    mid: "#2f5f6b",
    soft: "#8fb3ac",
    light: "#eef0e4",
    accent: "#d8a24a",
    second: "#b5552f",
  },
  {
    deep: "#1e1712",
    mid: "#6b4630",
    soft: "#c79a6f",
    light: "#f6ead6",
    accent: "#e0b355",
    second: "#35606b",
  },
  {
    deep: "#131d16",
    mid: "#3d6a4b",
    soft: "#a3bf94",
    light: "#f2f3e0",
    accent: "#dba94e",
    second: "#8c3f34",
  },
  {
    deep: "#1a1526",
    mid: "#544680",
    soft: "#a99ac9",
    light: "#f2edf7",
    accent: "#e3b264",
    second: "#9c3f66",
  },
  {
    deep: "#1b1b1d",
    mid: "#54565c",
    soft: "#b3b5b5",
    light: "#f4f3ef",
    accent: "#d9a441",
    second: "#7a2f2b",
  },
  {
    deep: "#2a100f",
    mid: "#8a2f24",
    soft: "#d08a66",
    light: "#f8e9d9",
    accent: "#e8b95a",
    second: "#234f57",
  },
];

/** A crack that wanders from the rim inwards and forks. */
function crack(from: Point, heading: number, length: number, random: Random, forks = 2): string {
  let [x, y, turn] = [from.x, from.y, heading];
  let data = `M${num(x)} ${num(y)}`;
  let branches = "";
  const steps = 7;
  for (let index = 0; index < steps; index += 1) {
    turn += random.range(-0.55, 0.55);
    x += (Math.cos(turn) * length) / steps;
    y += (Math.sin(turn) * length) / steps;
    data += `L${num(x)} ${num(y)}`;
    if (forks > 0 && index === 3)
      branches += crack(at(x, y), turn + random.pick([-0.9, 0.9]), length * 0.5, random, forks - 1);
  }
  return data + branches;
}

/** Incised staves about the rim: straight cuts, no letters of any script. */
function staves(cx: number, cy: number, radius: number, count: number, random: Random): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const size = radius * 0.075;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const to = (along: number, across: number): string =>
      `${num(cx + ux * (radius + along * size) - uy * across * size)} ${num(cy + uy * (radius + along * size) + ux * across * size)}`;
    const branch = random.int(0, 4);
    return (
      `M${to(-1, 0)}L${to(1, 0)}` +
      [
        "",
        `M${to(0.8, 0)}L${to(0.1, 0.7)}`,
        `M${to(0.2, -0.7)}L${to(0.2, 0.7)}`,
        `M${to(0.9, 0)}L${to(0.2, 0.6)}M${to(0.2, 0)}L${to(-0.5, 0.6)}`,
        `M${to(-0.6, 0.6)}L${to(0, 0)}L${to(-0.6, -0.6)}`,
      ][branch]
    );
  }).join("");
}

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const shape = random.int(0, 2);
  const body = (scale: number): string =>
    shape === 0
      ? spline(ring(cx, cy, r * scale, r * scale, 24))
      : shape === 1
        ? polyline(ring(cx, cy, r * scale * 1.04, r * scale * 1.04, 8, 22.5))
        : spline(
            ring(cx, cy, r * scale, r * scale, 24).map((point, index) =>
              at(
                cx + (point.x - cx) * (1 + Math.sin(index * 1.9) * 0.018),
                cy + (point.y - cy) * (1 + Math.cos(index * 2.3) * 0.018),
              ),
            ),
          );
  const cracks = Array.from({ length: random.int(2, 4) }, (_, index) => {
    const angle = random.range(0, 1.4) + index * 2.1;
    return crack(
      at(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r),
      angle + Math.PI + random.range(-0.4, 0.4),
      r * random.range(0.5, 0.95),
      random,
    );
  }).join("");
  const mass = (swell: number, colour: string): string =>
    parts
      .map((part, index) =>
        el("use", {
          href: `#p${index}`,
          fill: part.width === undefined ? colour : "none",
          stroke: colour,
          "stroke-width": (part.width ?? 0) + swell,
        }),
      )
      .join("");
  const inks = {
    base: palette.mid,
    shade: mix(palette.mid, palette.deep, 0.55),
    light: lighten(palette.light, 0.25),
    accent: palette.accent,
    ink: mix(palette.deep, palette.mid, 0.15),
  };
  const lit = parts
    .map((part, index) =>
      part.width === undefined ? el("use", { href: `#p${index}`, fill: "url(#gloss)" }) : "",
    )
    .join("");
  const relief = placed(
    subjectShadow(parts, "p", { dx: 2, dy: 4, blur: 3, opacity: 0.5, colour: palette.deep }) +
      group(mass(3, mix(palette.mid, palette.deep, 0.6)), { transform: "translate(1.1 1.5)" }) +
      group(mass(3, lighten(palette.soft, 0.5)), { transform: "translate(-1 -1.2)" }) +
      mass(3, mix(palette.mid, palette.deep, 0.3)) +
      parts.map((part, index) => referred(`p${index}`, part, inks[part.tone])).join("") +
      lit,
    cx,
    cy,
    r * 0.68,
  );
  const marks = staves(cx, cy, r * 0.86, random.pick([20, 24, 28]), random);
  const pebbles = Array.from({ length: 10 }, (_, index) => {
    const angle = random.range(0, Math.PI * 2);
    const reach = r * random.range(1.14, 1.7);
    const [x, y, size] = [
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach,
      r * random.range(0.04, 0.11),
    ];
    const d = spline(
      ring(x, y, size, size * random.range(0.6, 0.9), 8, random.range(0, 90)).map((point) =>
        at(point.x + random.range(-0.1, 0.1) * size, point.y + random.range(-0.1, 0.1) * size),
      ),
    );
    const fill = random.chance(0.3)
      ? palette.second
      : mix(palette.soft, palette.deep, random.range(0.2, 0.7));
    return (
      raised(`s${index}`, d, { dx: 3, dy: 6, blur: 5, opacity: 0.5 }, { fill }) +
      el("use", { href: `#s${index}`, fill: "url(#round)" })
    );
  }).join("");
  const calm = calmVeil(frame, palette.deep, 0.84);
  const dark = vignette(frame, mix(palette.deep, "#000000", 0.5), 0.85);
  const dust = grain(frame, noise, { opacity: 0.3, scale: ".8", bias: -0.2 });
  const stone = noiseTile(
    "table",
    noise,
    { scale: ".012 .022", octaves: 4 },
    el(
      "feDiffuseLighting",
      {
        surfaceScale: "5",
        diffuseConstant: "1",
        "lighting-color": mix(palette.mid, palette.soft, 0.4),
      },
      el("feDistantLight", { azimuth: "235", elevation: "60" }),
    ),
  );
  const speckle = noiseTile(
    "glaze",
    noise + 7,
    { scale: ".05", octaves: 3 },
    el("feColorMatrix", { values: "0 0 0 0 .12 0 0 0 0 .09 0 0 0 0 .07 0 0 0 7 -4.3" }),
  );
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      el(
        "radialGradient",
        { id: "round", cx: 0.34, cy: 0.28, r: 0.8 },
        el("stop", { offset: 0, "stop-color": "#ffffff", "stop-opacity": 0.5 }) +
          el("stop", { offset: 0.45, "stop-color": "#ffffff", "stop-opacity": 0 }) +
          el("stop", { offset: 1, "stop-color": "#000000", "stop-opacity": 0.5 }),
      ) +
      linear("gloss", -80, -90, 60, 90, [
        [0, "#ffffff", 0.5],
        [0.35, "#ffffff", 0.06],
        [0.6, "#000000", 0],
        [1, "#000000", 0.38],
      ]) +
      linear("rise", cx - r * 0.7, cy - r * 0.7, cx + r * 0.7, cy + r * 0.7, [
        [0, "#ffffff", 0.85],
        [0.45, "#ffffff", 0.1],
        [0.55, "#000000", 0.1],
        [1, "#000000", 0.6],
      ]) +
      linear("fall", cx - r * 0.7, cy - r * 0.7, cx + r * 0.7, cy + r * 0.7, [
        [0, "#000000", 0.3],
        [0.5, "#000000", 0],
        [1, "#ffffff", 0.55],
      ]) +
      stone +
      speckle +
      el("clipPath", { id: "rim" }, path(body(1), "#000")) +
      radial("glow", cx - r * 0.3, cy - r * 0.35, r * 1.5, [
        [0, lighten(palette.light, 0.5)],
        [0.45, palette.light],
        [0.8, palette.soft],
        [1, mix(palette.soft, palette.mid, 0.7)],
      ]) +
      linear("gold", cx - r, cy - r, cx + r, cy + r, [
        [0, lighten(palette.accent, 0.6)],
        [0.4, palette.accent],
        [0.6, mix(palette.accent, palette.deep, 0.35)],
        [1, lighten(palette.accent, 0.45)],
      ]) +
      calm.definition +
      dark.definition +
      dust.definition,
    rect(0, 0, frame.w, frame.h, palette.deep) +
      rect(0, 0, frame.w, frame.h, "url(#table)", { opacity: 0.85 }) +
      dark.veil +
      pebbles +
      raised("dish", body(1), { dx: 10, dy: 22, blur: 16, opacity: 0.65 }, { fill: "url(#glow)" }) +
      path(body(0.985), "none", { stroke: "url(#rise)", "stroke-width": r * 0.03 }) +
      path(body(0.97), "none", { stroke: palette.mid, "stroke-width": r * 0.03, opacity: 0.9 }) +
      path(body(0.72), "none", { stroke: "url(#fall)", "stroke-width": r * 0.03 }) +
      path(body(0.75), "none", { stroke: palette.mid, "stroke-width": r * 0.02, opacity: 0.9 }) +
      group(rect(0, 0, frame.w, frame.h, "url(#glaze)", { opacity: 0.5 }), {
        "clip-path": "url(#rim)",
      }) +
      stroke(marks, lighten(palette.light, 0.4), r * 0.014, { transform: "translate(2 3)", opacity: 0.8 }) +
      stroke(marks, mix(palette.mid, palette.deep, 0.4), r * 0.014) +
      relief +
      group(
        stroke(cracks, palette.deep, r * 0.02, { opacity: 0.4, transform: "translate(2 4)" }) +
          stroke(cracks, "url(#gold)", r * 0.013),
        { "clip-path": "url(#rim)" },
      ) +
      circle(cx - r * 0.42, cy - r * 0.5, r * 0.3, "#ffffff", { opacity: 0.1 }) +
      calm.veil +
      dust.sheet,
  );
}

/** Glazed plates in relief, rim cut with staves, cracks mended in gold. */
export const ceramic = {
  id: "ceramic",
  motifs: motifsExcept("cards", "music"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
