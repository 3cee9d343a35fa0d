import { mix } from "../../draw/colour.ts";
import { calmVeil, vignette } from "../../draw/frame.ts";
import { num, ring, spline } from "../../draw/path.ts";
import { circle, el, group, linear, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { roughen } from "../../draw/roughen.ts";
import { grain } from "../../draw/texture.ts";
import { extentOf } from "../../subjects/parts.ts";
import { chooseSubject, outlinesOf, placed, referred, shrunk } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";
import { ornamentTile } from "./ornament.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#122a5e",
    mid: "#1f4fa3",
    soft: "#8fb1dd",
    light: "#f1f3ee",
    accent: "#e3a72f",
    second: "#d5e1ee",
  },
  {
    deep: "#0f3b37",
    mid: "#1f7a6d",
    soft: "#9ecdb6",
    light: "#f5f3e2",
    accent: "#d9762b",
    second: "#dceadb",
  },
  {
    deep: "#3a1f45",
    mid: "#6f4a8a",
    soft: "#bfa3cf",
    light: "#f5efec",
    accent: "#d9a441",
    second: "#e7dcea",
  },
  {
    deep: "#5a1f17",
    mid: "#a8442c",
    soft: "#e2a07c",
    light: "#f8efdf",
    accent: "#2d6f8e",
    second: "#f0dac6",
  },
  {
    deep: "#16323f",
    mid: "#2b6b86",
    soft: "#96bfca",
    light: "#f3f1e6",
    accent: "#c8492f",
    second: "#d9e6e4",
  },
];

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const size = frame.format === "portrait" ? 150 : 125;
  const [columns, rows] = [Math.ceil(frame.w / size), Math.ceil(frame.h / size)];
  const half = Math.floor((r * 0.98) / size) * size + (frame.format === "portrait" ? 0 : size / 2);
  const [left, top] = [
    Math.round((cx - half) / size) * size,
    Math.max(0, Math.round((cy - half) / size) * size),
  ];
  const span = half * 2;
  const [mx, my] = [left + span / 2, top + span / 2];
  let tiles = "";
  let glaze = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * size, row * size];
      const inside = x >= left && x < left + span && y >= top && y < top + span;
      if (!inside) tiles += el("use", { href: (column + row) % 2 === 0 ? "#oa" : "#ob", x, y });
      glaze +=
        rect(x + 3, y + 3, size - 6, size - 6, random.chance(0.5) ? "#ffffff" : palette.mid, {
          opacity: random.range(0, 0.1),
          rx: 5,
        }) +
        path(`M${x + 7} ${y + size - 12}V${y + 12}q0 -5 5 -5h${num(size * random.range(0.3, 0.7))}`, "none", {
          stroke: "#ffffff",
          "stroke-width": 3,
          opacity: 0.5,
        });
    }
  }
  const grout = stroke(
    Array.from({ length: columns + 1 }, (_, index) => `M${index * size} 0V${frame.h}`).join("") +
      Array.from({ length: rows + 1 }, (_, index) => `M0 ${index * size}H${frame.w}`).join(""),
    mix(palette.deep, palette.light, 0.25),
    4.5,
    { opacity: 0.8 },
  );
  const medallion = random.int(0, 2);
  const field =
    medallion === 0
      ? spline(ring(mx, my, half * 0.93))
      : medallion === 1
        ? spline(
            ring(mx, my, half * 0.93, half * 0.93, 16).map((point, index) => ({
              x: mx + (point.x - mx) * (index % 2 === 0 ? 1 : 0.84),
              y: my + (point.y - my) * (index % 2 === 0 ? 1 : 0.84),
            })),
          )
        : `M${left + 22} ${top + 22}h${span - 44}v${span - 44}h${-(span - 44)}Z`;
  const wash = Array.from({ length: 16 }, () => {
    const [x, y] = [left + random.range(0.05, 0.95) * span, my + random.range(-0.1, 0.9) * half];
    return stroke(
      `M${num(x)} ${num(y)}q${num(random.range(20, 60))} ${num(random.range(-20, 20))} ${num(random.range(60, 150))} 0`,
      palette.soft,
      random.range(4, 14),
      { opacity: random.range(0.2, 0.5) },
    );
  }).join("");
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([sx = 1, sy = 1]) =>
      group(
        stroke(
          "M-60 0C-60 -44 -20 -70 10 -52S20 -10 -6 -14S-14 -40 0 -34M-60 0C-92 -10 -84 -40 -66 -36M-60 0C-60 30 -78 56 -96 52",
          palette.mid,
          7,
        ) +
          circle(-2, -27, 8, palette.accent) +
          circle(-70, -32, 6, palette.accent),
        {
          transform: `translate(${num(mx + sx * half * 0.84)} ${num(my + sy * half * 0.84)}) scale(${-sx * half * 0.0024} ${-sy * half * 0.0024}) rotate(45)`,
        },
      ),
    )
    .join("");
  const inks = {
    base: "url(#cobalt)",
    shade: palette.deep,
    light: mix(palette.second, palette.light, 0.4),
    accent: palette.accent,
    ink: mix(palette.deep, "#000000", 0.25),
  };
  const strokes = parts
    .map((part, index) =>
      part.tone === "base" && part.width === undefined && extentOf(part) > 50
        ? [0.86, 0.66].map((scale) => shrunk(`p${index}`, part, scale, {})).join("")
        : "",
    )
    .join("");
  const subject = group(
    placed(
      parts
        .map(
          (part, index) =>
            referred(`p${index}`, part, inks[part.tone]) +
            (part.width === undefined && extentOf(part) > 20
              ? el("use", {
                  href: `#p${index}`,
                  fill: "none",
                  stroke: palette.deep,
                  "stroke-width": 1.1,
                  opacity: 0.75,
                })
              : ""),
        )
        .join("") +
        group(strokes, {
          fill: "none",
          stroke: palette.second,
          "stroke-width": 2.6,
          opacity: 0.4,
          "stroke-dasharray": "22 16",
        }),
      mx,
      my,
      half * 0.86,
    ),
  );
  const calm = calmVeil(frame, palette.deep, 0.9);
  const dark = vignette(frame, palette.deep, 0.55);
  const crackle = grain(frame, noise, { opacity: 0.16, scale: ".12", bias: -0.3 });
  return svgDocument(
    frame.w,
    frame.h,
    roughen(outlinesOf(parts, "p"), noise, 0.6) +
      roughen(
        ornamentTile("oa", size, palette, random) + ornamentTile("ob", size, palette, random),
        noise,
        1.6,
      ) +
      linear("cobalt", -80, -90, 70, 95, [
        [0, mix(palette.mid, palette.soft, 0.55)],
        [0.5, palette.mid],
        [1, palette.deep],
      ]) +
      radial("sky", mx, my, half, [
        [0, palette.light],
        [0.7, palette.second],
        [1, palette.soft],
      ]) +
      calm.definition +
      dark.definition +
      crackle.definition +
      linear("shine", 0, 0, frame.w * 0.8, frame.h, [
        [0, "#ffffff", 0.32],
        [0.35, "#ffffff", 0],
        [0.6, "#ffffff", 0.1],
        [1, palette.deep, 0.25],
      ]),
    rect(0, 0, frame.w, frame.h, palette.light) +
      tiles +
      rect(left, top, span, span, palette.second) +
      roughen(
        rect(left + 10, top + 10, span - 20, span - 20, "none", { stroke: palette.mid, "stroke-width": 10 }) +
          (medallion === 2 ? "" : corners) +
          path(field, "url(#sky)") +
          stroke(field, palette.mid, 9) +
          stroke(field, palette.accent, 3),
        noise,
        1.8,
      ) +
      wash +
      subject +
      glaze +
      grout +
      rect(0, 0, frame.w, frame.h, "url(#shine)") +
      dark.veil +
      calm.veil +
      crackle.sheet,
  );
}

/** Painted and glazed tiles set in a wall. */
export const azulejo = {
  id: "azulejo",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
