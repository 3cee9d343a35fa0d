import { lighten, mix } from "../../draw/colour.ts";
import { calmVeil, vignette } from "../../draw/frame.ts";
import { num, polyline, rectPath } from "../../draw/path.ts";
import { circle, el, linear, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, raised } from "../../draw/texture.ts";
import {
  chooseSubject,
  inkParts,
  outlinesOf,
  placed,
  silhouette,
  subjectShadow,
} from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#0b1f24",
    mid: "#12454a",
    soft: "#2a7f7a",
    light: "#fbeec6",
    accent: "#d9a648",
    second: "#1c2e33",
  },
  {
    deep: "#1c0d16",
    mid: "#5a1834",
    soft: "#a23a4e",
    light: "#ffe9cf",
    accent: "#e2ae5b",
    second: "#2e1320",
  },
  {
    deep: "#0d1430",
    mid: "#1f2f6b",
    soft: "#4a63b4",
    light: "#f3ecd9",
    accent: "#d8b46a",
    second: "#151c3c",
  },
  {
    deep: "#161410",
    mid: "#3a3427",
    soft: "#7a6c4d",
    light: "#fff3d6",
    accent: "#e6bd62",
    second: "#211e17",
  },
  {
    deep: "#0f2416",
    mid: "#1d5a38",
    soft: "#5fa06a",
    light: "#f7f2d0",
    accent: "#dcb257",
    second: "#153020",
  },
  {
    deep: "#24102c",
    mid: "#59306e",
    soft: "#a575b8",
    light: "#fdeaf2",
    accent: "#e9b487",
    second: "#311a3c",
  },
];

/** Outline of a gate: stepped, round, pointed or fan-shaped. */
function gate(style: number, cx: number, top: number, half: number, floor: number): string {
  const spring = top + half * (style === 1 ? 1 : 0.9);
  if (style === 0)
    return polyline(
      [
        [-1, 1],
        [-1, 0.3],
        [-0.8, 0.3],
        [-0.8, 0.14],
        [-0.55, 0.14],
        [-0.55, 0.04],
        [-0.25, 0.04],
        [-0.25, 0],
        [0.25, 0],
        [0.25, 0.04],
        [0.55, 0.04],
        [0.55, 0.14],
        [0.8, 0.14],
        [0.8, 0.3],
        [1, 0.3],
        [1, 1],
      ].map(([x = 0, y = 0]) => ({ x: cx + x * half, y: top + y * (floor - top) })),
    );
  if (style === 1)
    return `M${num(cx - half)} ${num(floor)}V${num(spring)}A${num(half)} ${num(half)} 0 0 1 ${num(cx + half)} ${num(spring)}V${num(floor)}Z`;
  if (style === 2)
    return `M${num(cx - half)} ${num(floor)}V${num(spring)}Q${num(cx - half * 0.9)} ${num(top + half * 0.3)} ${num(cx)} ${num(top)}Q${num(cx + half * 0.9)} ${num(top + half * 0.3)} ${num(cx + half)} ${num(spring)}V${num(floor)}Z`;
  return polyline(
    [
      [-1, 1],
      [-1, 0.34],
      [-0.52, 0],
      [0.52, 0],
      [1, 0.34],
      [1, 1],
    ].map(([x = 0, y = 0]) => ({ x: cx + x * half, y: top + y * (floor - top) })),
  );
}

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const style = random.int(0, 3);
  const floor = cy + r;
  const gold = palette.accent;
  const calm = calmVeil(frame, palette.deep, 0.84);
  const dark = vignette(frame, palette.deep, 0.7);
  const film = grain(frame, noise, { colour: "light", opacity: 0.12 });
  const rayCount = random.pick([28, 36, 48]);
  let rays = "";
  for (let index = 0; index < rayCount; index += 1) {
    const [from, to] = [(index / rayCount) * Math.PI * 2, ((index + 0.5) / rayCount) * Math.PI * 2];
    const reach = Math.hypot(frame.w, frame.h);
    rays += `M${num(cx)} ${num(cy + r * 0.2)}L${num(cx + Math.cos(from) * reach)} ${num(cy + Math.sin(from) * reach)}L${num(cx + Math.cos(to) * reach)} ${num(cy + Math.sin(to) * reach)}Z`;
  }
  const scales = frame.format === "portrait" ? [1.34, 1.22, 1.1, 0.98] : [1.5, 1.34, 1.18, 1.02];
  const gates = scales.map((scale, index) => {
    const d = gate(style, cx, cy - r * (0.34 + scale * 0.66), r * scale, floor);
    return (
      raised(
        `g${index}`,
        d,
        { dx: 0, dy: 8, blur: 12, opacity: 0.6 },
        { fill: index % 2 === 0 ? palette.second : mix(palette.mid, palette.deep, 0.3) },
      ) +
      stroke(d, "url(#gold)", index === 3 ? 9 : 5) +
      stroke(d, lighten(gold, 0.5), 1.4)
    );
  });
  const inner = gate(style, cx, cy - r * 0.95, r * 0.94, floor);
  const scallops: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = -7; column <= 7; column += 1) {
      const [x, y] = [cx + (column + (row % 2) * 0.5) * r * 0.28, cy - r * 0.9 + row * r * 0.14];
      if (Math.abs(x - cx) < r * 0.94)
        scallops.push(
          [0.14, 0.1, 0.06]
            .map(
              (size) =>
                `M${num(x - r * size)} ${num(y)}a${num(r * size)} ${num(r * size)} 0 0 1 ${num(r * size * 2)} 0`,
            )
            .join(""),
        );
    }
  }
  const steps = Array.from({ length: 5 }, (_, index) => {
    const half = r * (1.06 + index * 0.2);
    const y = floor + index * r * 0.1;
    return (
      rect(cx - half, y, half * 2, frame.h - y, mix(palette.mid, palette.deep, 0.35 + index * 0.14)) +
      rect(cx - half, y, half * 2, 5, "url(#gold)")
    );
  }).join("");
  const columns = [-1, 1]
    .map((side) =>
      Array.from({ length: 5 }, (_, index) => {
        const x = cx + side * r * (1.66 + index * 0.13);
        const top = cy - r * (1 - index * 0.2);
        return (
          path(rectPath(x - r * 0.045, top, r * 0.09, frame.h - top), "url(#gold)", {
            opacity: 0.85 - index * 0.13,
          }) + circle(x, top - r * 0.09, r * 0.05, gold, { opacity: 0.9 - index * 0.14 })
        );
      }).join(""),
    )
    .join("");
  const inks = {
    base: "url(#metal)",
    shade: mix(gold, palette.deep, 0.62),
    light: palette.light,
    accent: mix(palette.soft, palette.light, 0.25),
    ink: palette.deep,
  };
  const subject = placed(
    subjectShadow(parts, "p", { dx: 0, dy: 4, blur: 4, opacity: 0.6 }) +
      silhouette(parts, palette.deep, 2.2) +
      inkParts(parts, inks),
    cx,
    cy + r * 0.1,
    r * 0.74,
  );
  return svgDocument(
    frame.w,
    frame.h,
    el("clipPath", { id: "niche" }, path(inner, "#000")) +
      linear("gold", cx - r, cy - r, cx + r, cy + r, [
        [0, lighten(gold, 0.55)],
        [0.3, gold],
        [0.5, mix(gold, palette.deep, 0.45)],
        [0.7, gold],
        [1, lighten(gold, 0.4)],
      ]) +
      linear("metal", -90, -90, 90, 90, [
        [0, lighten(gold, 0.6)],
        [0.45, gold],
        [1, mix(gold, palette.deep, 0.4)],
      ]) +
      radial("glow", cx, cy + r * 0.1, r, [
        [0, palette.light, 0.95],
        [0.35, palette.soft, 0.9],
        [1, palette.mid, 1],
      ]) +
      outlinesOf(parts, "p") +
      calm.definition +
      dark.definition +
      film.definition,
    rect(0, 0, frame.w, frame.h, palette.mid) +
      path(rays, palette.deep, { opacity: 0.55 }) +
      dark.veil +
      columns +
      gates.join("") +
      path(inner, "url(#glow)") +
      stroke(scallops.join(""), gold, 2, { opacity: 0.45, "clip-path": "url(#niche)" }) +
      stroke(inner, "url(#gold)", 6) +
      circle(cx, cy + r * 0.08, r * 0.74, "none", { stroke: "url(#gold)", "stroke-width": 4 }) +
      circle(cx, cy + r * 0.08, r * 0.79, "none", { stroke: gold, "stroke-width": 1.5 }) +
      steps +
      subject +
      calm.veil +
      film.sheet,
  );
}

/** Gilded gates in lacquer, drawn as a 1920s theatre poster. */
export const deco = {
  id: "deco",
  motifs: motifsExcept("fishing", "mines"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
