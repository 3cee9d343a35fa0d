import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { at, num, polyline, spline, starPoints, type Point } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, linear, path, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain, raised } from "../../draw/texture.ts";
import {
  chooseSubject,
  inkParts,
  outlinesOf,
  placed,
  silhouette,
  subjectShadow,
} from "../../subjects/render.ts";
import type { DrawingSystem, Palette, Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#0c3350",
    mid: "#1c6c8c",
    soft: "#e6c88f",
    light: "#fdf6e3",
    accent: "#d8432b",
    second: "#6fa65c",
  },
  {
    deep: "#26364a",
    mid: "#5b86a6",
    soft: "#c9d9e2",
    light: "#ffffff",
    accent: "#c8452f",
    second: "#8ea9b8",
  },
  {
    deep: "#3d1a12",
    mid: "#9a4a26",
    soft: "#eab26a",
    light: "#fff0d2",
    accent: "#1f6f78",
    second: "#c9793a",
  },
  {
    deep: "#0b2d2a",
    mid: "#14655c",
    soft: "#d4d58c",
    light: "#fafbe4",
    accent: "#e2672c",
    second: "#3f8f54",
  },
  {
    deep: "#1f1a36",
    mid: "#4d4687",
    soft: "#c9b3d9",
    light: "#fbf3ff",
    accent: "#f0a02f",
    second: "#8a70b8",
  },
];

/** Nested level lines of one hill, outermost first: each follows the last and drifts to the summit. */
function hill(
  x: number,
  y: number,
  reach: number,
  levels: number,
  squash: number,
  detail: number,
  random: Random,
): Point[][] {
  const waves = Array.from({ length: 5 }, (_, index) => ({
    count: index + 2,
    size: random.range(0.05, 0.2) / (1 + index * 0.28),
    phase: random.range(0, 6.28),
  }));
  const drift = at(random.range(-0.22, 0.22) * reach, random.range(-0.26, 0) * reach);
  return Array.from({ length: levels }, (_, level) => {
    const k = level / levels;
    const size = reach * (1 - k * 0.9);
    return Array.from({ length: detail }, (_, index) => {
      const angle = (index / detail) * Math.PI * 2;
      const edge = waves.reduce(
        (sum, wave) => sum + Math.sin(angle * wave.count + wave.phase + k * 1.3) * wave.size,
        1,
      );
      return at(
        x + drift.x * k * 1.6 + Math.cos(angle) * size * edge,
        y + drift.y * k * 1.6 + Math.sin(angle) * size * edge * squash,
      );
    });
  });
}

function compass(x: number, y: number, r: number, palette: Palette): string {
  return (
    stroke(
      `M${num(x - r * 1.3)} ${num(y)}H${num(x + r * 1.3)}M${num(x)} ${num(y - r * 1.3)}V${num(y + r * 1.3)}`,
      palette.light,
      1.5,
      { opacity: 0.6 },
    ) +
    circle(x, y, r * 0.8, "none", { stroke: palette.light, "stroke-width": 2, opacity: 0.7 }) +
    circle(x, y, r * 0.7, "none", {
      stroke: palette.light,
      "stroke-width": 6,
      "stroke-dasharray": "2 7",
      "stroke-linecap": "butt",
      opacity: 0.6,
    }) +
    path(polyline(starPoints(x, y, r * 0.62, r * 0.16, 4, 45)), palette.soft) +
    path(polyline(starPoints(x, y, r, r * 0.2, 4)), palette.light) +
    path(
      `M${num(x)} ${num(y - r)}L${num(x + r * 0.14)} ${num(y - r * 0.14)}L${num(x)} ${num(y)}Z`,
      palette.accent,
    )
  );
}

function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const sunken = motif === "fishing" || motif === "mines";
  const squash = frame.format === "portrait" ? 1 : 0.84;
  const levels = 9;
  const main = hill(cx, cy + r * 0.08, r * 1.08, levels, squash, 23, random);
  const islets = [
    [-1.25, -0.75, 0.34],
    [1.2, 0.72, 0.4],
    [1.3, -0.8, 0.22],
    [-1.3, 0.66, 0.28],
    [-2.3, 0.2, 0.5],
    [2.2, -0.1, 0.42],
  ].map(([dx = 0, dy = 0, size = 0]) =>
    hill(
      cx + dx * r * random.range(0.9, 1.1),
      cy + dy * r * random.range(0.9, 1.1),
      r * size,
      4,
      squash,
      13,
      random,
    ),
  );
  const tone = (level: number, count: number): string => {
    const k = level / (count - 1);
    if (sunken)
      return k < 0.25
        ? mix(palette.soft, palette.second, k * 2)
        : mix(palette.mid, palette.deep, (k - 0.25) * 1.25);
    return k < 0.18
      ? palette.light
      : k < 0.36
        ? palette.soft
        : k < 0.8
          ? mix(palette.second, mix(palette.soft, palette.light, 0.2), (k - 0.36) * 1.7)
          : palette.light;
  };
  const step = { dx: 5, dy: 9, blur: 6, opacity: 0.36, colour: palette.deep };
  const stack = (lines: Point[][], island: number): string =>
    lines
      .map((line, level) => {
        return raised(`i${island}${level}`, spline(line), step, {
          fill: tone(level, lines.length),
          stroke: palette.deep,
          "stroke-opacity": 0.35,
          "stroke-width": level % 3 === 0 ? 1.8 : 0.9,
        });
      })
      .join("");
  const coasts = el("path", {
    id: "coasts",
    d: [main, ...islets].map((lines) => spline(lines[0] ?? [])).join(""),
  });
  const shoals = [26, 18, 11, 5]
    .map((swell, index) => {
      const tint = mix(palette.mid, palette.soft, 0.08 + index * 0.1);
      return el("use", {
        href: "#coasts",
        fill: tint,
        stroke: tint,
        "stroke-width": swell * r * 0.0105,
        "stroke-linejoin": "round",
      });
    })
    .join("");
  const rhumb = stroke(
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2;
      return `M${num(cx)} ${num(cy)}l${num(Math.cos(angle) * 2400)} ${num(Math.sin(angle) * 2400)}`;
    }).join("") +
      Array.from(
        { length: 14 },
        (_, index) => `M${index * 160} 0V${frame.h}M0 ${index * 160}H${frame.w}`,
      ).join(""),
    palette.light,
    1.2,
    { opacity: 0.16 },
  );
  const ripples = stroke(
    Array.from({ length: 30 }, () => {
      const [x, y] = [random.range(0, frame.w), random.range(0, frame.h)];
      return `M${num(x)} ${num(y)}q8 -9 16 0t16 0t16 0`;
    }).join(""),
    palette.light,
    2,
    { opacity: 0.2 },
  );
  const trees = Array.from({ length: 22 }, () => {
    const line = main[random.int(1, 5)] ?? [];
    const point = random.pick(line);
    const size = r * random.range(0.018, 0.034);
    return (
      path(
        `M${num(point.x)} ${num(point.y - size * 2)}l${num(size)} ${num(size * 2)}h${num(-size * 2)}Z`,
        mix(palette.second, palette.deep, 0.45),
      ) +
      path(
        `M${num(point.x)} ${num(point.y - size * 2)}l${num(size)} ${num(size * 2)}h${num(-size)}Z`,
        mix(palette.second, palette.deep, 0.7),
      )
    );
  }).join("");
  const [start, goal] = [islets[0]?.[2]?.[6] ?? at(0, 0), main[2]?.[13] ?? at(cx, cy)];
  const route =
    stroke(
      `M${num(start.x)} ${num(start.y)}Q${num((start.x + goal.x) / 2)} ${num(start.y + r * 0.5)} ${num(goal.x)} ${num(goal.y)}`,
      palette.accent,
      6,
      { "stroke-dasharray": "4 18" },
    ) + stroke(`M${num(start.x - 14)} ${num(start.y - 14)}l28 28m0 -28l-28 28`, palette.accent, 8);
  const inks = {
    base: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.55),
    light: palette.light,
    accent: mix(palette.soft, palette.accent, 0.15),
    ink: palette.deep,
  };
  const top = main.at(sunken ? -3 : -2)?.[0] ?? at(cx, cy);
  const [sx, sy] = [(top.x + cx) / 2 - r * 0.05, Math.min(top.y, cy) - r * 0.02];
  const landmark = placed(
    subjectShadow(parts, "p", { dx: 6, dy: 11, blur: 6, opacity: 0.5, colour: palette.deep }) +
      silhouette(parts, palette.light, 3) +
      inkParts(parts, inks),
    sx,
    sy,
    r * 0.55,
  );
  const calm = calmVeil(frame, palette.deep, 0.86);
  const paper = grain(frame, noise, { opacity: 0.32, scale: ".6", bias: -0.25 });
  return svgDocument(
    frame.w,
    frame.h,
    coasts +
      outlinesOf(parts, "p") +
      linear("sea", 0, 0, frame.w * 0.4, frame.h, [
        [0, mix(palette.mid, palette.soft, 0.12)],
        [1, mix(palette.mid, palette.deep, 0.6)],
      ]) +
      linear("sun", 0, 0, frame.w, frame.h, [
        [0, "#ffffff", 0.3],
        [0.5, "#ffffff", 0],
        [1, palette.deep, 0.5],
      ]) +
      calm.definition +
      paper.definition,
    rect(0, 0, frame.w, frame.h, "url(#sea)") +
      shoals +
      ripples +
      rhumb +
      islets.map(stack).join("") +
      stack(main, islets.length) +
      (sunken ? "" : trees) +
      route +
      compass(
        frame.format === "portrait" ? cx + r * 0.9 : cx + r * 1.45,
        frame.format === "portrait" ? cy - r * 0.86 : cy + r * 0.74,
        r * 0.24,
        palette,
      ) +
      landmark +
      rect(0, 0, frame.w, frame.h, "url(#sun)", { style: "mix-blend-mode:soft-light" }) +
      calm.veil +
      paper.sheet,
  );
}

/** Charts of islands and lakes in stacked level lines. */
export const topographic = {
  id: "topographic",
  motifs: ["sea", "desert", "winter", "jungle", "fishing", "mines", "norse", "dragons"],
  palettes,
  draw,
} as const satisfies DrawingSystem;
