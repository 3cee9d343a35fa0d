import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { circlePath, num, polyline, rectPath, ring } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, group, linear, path, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, raised } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, referred } from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#1c2a39",
    mid: "#2e5b8a",
    soft: "#e7d7b5",
    light: "#f6eedd",
    accent: "#d63c2f",
    second: "#f0b22a",
  },
  {
    deep: "#22252b",
    mid: "#5a6570",
    soft: "#d9cfc0",
    light: "#f5f0e6",
    accent: "#e2572b",
    second: "#3f9c8f",
  },
  {
    deep: "#2c1a3b",
    mid: "#7a4aa0",
    soft: "#f2c9bd",
    light: "#fdf2ea",
    accent: "#ef5b5b",
    second: "#ffba49",
  },
  {
    deep: "#0f332c",
    mid: "#2f7d62",
    soft: "#f0dfb2",
    light: "#faf5e4",
    accent: "#e8632b",
    second: "#f2b8a2",
  },
  {
    deep: "#3a1613",
    mid: "#a03d2a",
    soft: "#efd0a8",
    light: "#fbf1df",
    accent: "#1f5f8a",
    second: "#eaa938",
  },
];

/** One square of the wall of forms. */
function form(x: number, y: number, size: number, palette: Palette, random: Random): string {
  const tones = [palette.accent, palette.second, palette.mid, palette.deep, palette.soft] as const;
  const [ground, first, second] = [
    random.pick([palette.light, palette.soft, palette.soft, palette.second, palette.mid]),
    random.pick(tones),
    random.pick(tones),
  ];
  const turn = random.int(0, 3) * 90;
  const half = size / 2;
  const styles = [
    () =>
      path(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, first) +
      path(`M0 0H${half}A${half} ${half} 0 0 1 0 ${half}Z`, second),
    () => circle(half, half, half * 0.9, first) + circle(half, half, half * 0.45, second),
    () => path(`M0 0H${size}L0 ${size}Z`, first),
    () => [0, 1, 2, 3].map((index) => rect(0, (index * size) / 4, size, size / 8, first)).join(""),
    () =>
      path(`M0 ${half}A${half} ${half} 0 0 1 ${size} ${half}Z`, first) +
      path(`M0 ${size}A${half} ${half} 0 0 1 ${size} ${size}Z`, second),
    () =>
      [1, 0.75, 0.5, 0.25]
        .map((scale, index) =>
          path(
            `M0 0H${num(size * scale)}A${num(size * scale)} ${num(size * scale)} 0 0 1 0 ${num(size * scale)}Z`,
            index % 2 === 0 ? first : ground,
          ),
        )
        .join(""),
    () =>
      Array.from({ length: 16 }, (_, index) =>
        circle(
          size * (0.125 + (index % 4) * 0.25),
          size * (0.125 + Math.floor(index / 4) * 0.25),
          size * 0.06,
          first,
        ),
      ).join(""),
    () => "",
  ];
  return group(rect(0, 0, size, size, ground) + random.pick(styles)(), {
    transform: `translate(${num(x)} ${num(y)}) rotate(${turn} ${num(half)} ${num(half)})`,
  });
}

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const size = frame.format === "portrait" ? 150 : 180;
  let wall = "";
  for (let y = 0; y < (frame.format === "portrait" ? frame.ground : frame.h); y += size)
    for (let x = 0; x < frame.w; x += size) wall += form(x, y, size, palette, random);
  const stage = random.int(0, 3);
  const foot = [
    circlePath(cx, cy, r * 0.98),
    rectPath(cx - r * 0.9, cy - r * 0.94, r * 1.8, r * 1.88),
    `M${num(cx - r * 0.95)} ${num(cy + r * 0.9)}V${num(cy)}a${num(r * 0.95)} ${num(r * 0.95)} 0 0 1 ${num(r * 1.9)} 0V${num(cy + r * 0.9)}Z`,
    polyline(ring(cx, cy, r * 1.3, r * 1.3, 4)),
  ][stage];
  const plate =
    raised(
      "plate",
      foot ?? "",
      { dx: 10, dy: 16, blur: 14, opacity: 0.4, colour: palette.deep },
      { fill: stage === 1 ? palette.second : palette.light },
    ) +
    (stage === 0
      ? circle(cx, cy, r * 0.8, palette.soft)
      : stage === 1
        ? circle(cx, cy, r * 0.74, palette.light)
        : stage === 2
          ? path(
              `M${num(cx - r * 0.72)} ${num(cy + r * 0.9)}V${num(cy)}a${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(r * 1.44)} 0V${num(cy + r * 0.9)}Z`,
              mix(palette.soft, palette.second, 0.5),
            )
          : circle(cx, cy, r * 0.72, palette.soft));
  const inks = {
    base: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.55),
    light: stage === 1 || stage === 0 ? mix(palette.light, "#ffffff", 0.6) : palette.light,
    accent: stage === 1 ? palette.mid : palette.second,
    ink: palette.deep,
  };
  const body = placed(
    parts.map((part, index) => referred(`p${index}`, part, inks[part.tone])).join(""),
    cx,
    cy,
    r * 0.74,
  );
  const cast = placed(
    parts
      .map((part, index) =>
        el("use", {
          href: `#p${index}`,
          fill: part.width === undefined ? palette.deep : "none",
          stroke: palette.deep,
          "stroke-width": part.width ?? 0,
        }),
      )
      .join(""),
    cx + r * 0.05,
    cy + r * 0.06,
    r * 0.74,
    0,
    { opacity: 0.28 },
  );
  const gloss = parts
    .map((part, index) =>
      part.width === undefined && part.tone === "base"
        ? el("use", { href: `#p${index}`, fill: "url(#stipple)", opacity: 0.5 })
        : "",
    )
    .join("");
  const bars =
    frame.format === "portrait"
      ? rect(0, frame.ground - 40, frame.w, frame.h, palette.deep) +
        rect(0, frame.ground - 40, frame.w * random.range(0.3, 0.7), 16, palette.accent) +
        rect(frame.w * 0.72, frame.ground - 40, frame.w * 0.2, 16, palette.second) +
        circle(frame.w * 0.1, frame.h - 96, 30, palette.accent, { opacity: 0.5 })
      : "";
  const lines = stroke(
    Array.from(
      { length: 5 },
      (_, index) => `M${num(cx + r * 0.98)} ${num(cy - r * (0.9 - index * 0.06))}h${num(r * 0.5)}`,
    ).join(""),
    palette.deep,
    6,
  );
  const calm = frame.format === "wide" ? calmVeil(frame, palette.deep, 0.96) : { definition: "", veil: "" };
  const print = grain(frame, noise, { opacity: 0.34, scale: ".75", bias: -0.25 });
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      el(
        "pattern",
        {
          id: "stipple",
          width: 3,
          height: 3,
          patternUnits: "userSpaceOnUse",
          patternTransform: "rotate(30)",
        },
        circle(1.5, 1.5, 0.55, palette.deep),
      ) +
      linear("fall", 0, 0, frame.w, frame.h, [
        [0, "#ffffff", 0.22],
        [0.5, "#ffffff", 0],
        [1, palette.deep, 0.45],
      ]) +
      calm.definition +
      print.definition,
    rect(0, 0, frame.w, frame.h, palette.soft) +
      wall +
      bars +
      plate +
      lines +
      cast +
      body +
      placed(gloss, cx, cy, r * 0.74) +
      rect(0, 0, frame.w, frame.h, "url(#fall)", { style: "mix-blend-mode:multiply" }) +
      calm.veil +
      print.sheet,
  );
}

/** Posters of a design school: wall of plain forms, one figure, few inks. */
export const bauhaus = {
  id: "bauhaus",
  motifs: motifsExcept("dragons", "norse"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
