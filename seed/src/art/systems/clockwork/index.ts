import { mix } from "../../draw/colour.ts";
import { calmVeil, vignette } from "../../draw/frame.ts";
import { circlePath, num, polyline, type Point } from "../../draw/path.ts";
import { circle, el, group, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { roughen } from "../../draw/roughen.ts";
import { grain } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, shrunk } from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";
import { palettes } from "./palettes.ts";

/** Outline of a gear wheel with bevelled teeth. */
function gear(x: number, y: number, radius: number, teeth: number, turn: number): string {
  const points: Point[] = [];
  for (let index = 0; index < teeth; index += 1) {
    const step = (Math.PI * 2) / teeth;
    for (const [share, reach] of [
      [0, 0.9],
      [0.22, 0.9],
      [0.32, 1],
      [0.68, 1],
      [0.78, 0.9],
    ] as const) {
      const angle = turn + (index + share) * step;
      points.push({ x: x + Math.cos(angle) * radius * reach, y: y + Math.sin(angle) * radius * reach });
    }
  }
  return polyline(points);
}

function wheel(x: number, y: number, radius: number, turn: number, spokes: number, palette: Palette): string {
  const arms = Array.from({ length: spokes }, (_, index) => {
    const angle = turn + (index / spokes) * Math.PI * 2;
    return `M${num(x + Math.cos(angle) * radius * 0.2)} ${num(y + Math.sin(angle) * radius * 0.2)}L${num(x + Math.cos(angle) * radius * 0.72)} ${num(y + Math.sin(angle) * radius * 0.72)}`;
  }).join("");
  return (
    path(
      gear(x, y, radius, Math.max(10, Math.round(radius / 9)), turn),
      mix(palette.mid, palette.soft, 0.42),
      { "fill-opacity": 0.85, stroke: palette.second, "stroke-width": 4 },
    ) +
    circle(x, y, radius * 0.74, mix(palette.deep, palette.mid, 0.5), {
      "fill-opacity": 0.85,
      stroke: palette.second,
      "stroke-width": 3,
    }) +
    stroke(arms, palette.second, radius * 0.1, { opacity: 0.9 }) +
    stroke(arms, mix(palette.mid, palette.soft, 0.4), radius * 0.07) +
    circle(x, y, radius * 0.22, palette.mid, { stroke: palette.second, "stroke-width": 2.4 }) +
    circle(x, y, radius * 0.08, palette.accent) +
    stroke(
      `M${num(x - radius * 1.16)} ${num(y)}h${num(radius * 2.32)}M${num(x)} ${num(y - radius * 1.16)}v${num(radius * 2.32)}`,
      palette.second,
      1.2,
      { "stroke-dasharray": "18 5 3 5", opacity: 0.7 },
    )
  );
}

/** A dimension line with a tick at either end. */
const measure = (x1: number, y1: number, x2: number, y2: number): string => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / l) * 14, (dx / l) * 14];
  return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}M${num(x1 + nx)} ${num(y1 + ny)}L${num(x1 - nx)} ${num(y1 - ny)}M${num(x2 + nx)} ${num(y2 + ny)}L${num(x2 - nx)} ${num(y2 - ny)}`;
};

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const gridStep = r / 10;
  const grid = (step: number): string =>
    Array.from(
      { length: Math.ceil(frame.w / step) + 1 },
      (_, index) => `M${num(index * step)} 0V${frame.h}`,
    ).join("") +
    Array.from(
      { length: Math.ceil(frame.h / step) + 1 },
      (_, index) => `M0 ${num(index * step)}H${frame.w}`,
    ).join("");
  const start = random.range(0, 6.28);
  const wheels: string[] = [];
  let angle = start;
  for (let index = 0; index < 7; index += 1) {
    const radius = r * random.range(0.18, 0.42);
    const reach = r * random.range(0.98, 1.22);
    wheels.push(
      wheel(
        cx + Math.cos(angle) * reach,
        cy + Math.sin(angle) * reach * (frame.format === "portrait" ? 0.92 : 1),
        radius,
        random.range(0, 1),
        random.int(4, 7),
        palette,
      ),
    );
    angle += 0.74 + random.range(0, 0.3);
  }
  const inks = {
    base: mix(palette.mid, palette.soft, 0.5),
    shade: mix(palette.mid, palette.deep, 0.4),
    light: mix(palette.soft, palette.light, 0.75),
    accent: palette.accent,
    ink: palette.deep,
  };
  const body = parts
    .map((part, index) =>
      el("use", {
        href: `#p${index}`,
        fill: part.width === undefined ? inks[part.tone] : "none",
        "fill-opacity": part.tone === "accent" ? 0.95 : 0.82,
        stroke: part.width === undefined || part.tone !== "accent" ? palette.light : palette.accent,
        "stroke-width": part.width === undefined ? 1.05 : Math.min(part.width, 2.2),
      }),
    )
    .join("");
  const hatching = parts
    .map((part, index) =>
      part.width === undefined && part.points.length > 3 && (part.tone === "shade" || part.tone === "base")
        ? el("use", {
            href: `#p${index}`,
            fill: part.tone === "shade" ? "url(#cross)" : "url(#hatch)",
            opacity: 0.5,
          })
        : "",
    )
    .join("");
  const ghosts = parts
    .slice(0, 6)
    .map((part, index) => (part.width === undefined ? shrunk(`p${index}`, part, 1.08, {}) : ""))
    .join("");
  const subject = placed(
    group(ghosts, {
      fill: "none",
      stroke: palette.second,
      "stroke-width": 0.6,
      "stroke-dasharray": "3 2",
      opacity: 0.7,
    }) +
      body +
      hatching,
    cx,
    cy,
    r * 0.82,
  );
  const dial =
    circle(cx, cy, r * 0.98, mix(palette.deep, palette.mid, 0.35), {
      "fill-opacity": 0.82,
      stroke: palette.second,
      "stroke-width": 3,
    }) +
    circle(cx, cy, r * 0.9, "none", {
      stroke: palette.second,
      "stroke-width": r * 0.045,
      "stroke-dasharray": `2 ${num(r * 0.0493)}`,
      "stroke-linecap": "butt",
      opacity: 0.9,
    }) +
    circle(cx, cy, r * 0.8, "none", { stroke: palette.soft, "stroke-width": 1.4 }) +
    circle(cx, cy, r * 0.86, "none", {
      stroke: palette.accent,
      "stroke-width": 4,
      "stroke-dasharray": `${num(r * 0.9)} ${num(r * 5)}`,
      transform: `rotate(${num(random.range(0, 360))} ${cx} ${cy})`,
    });
  const callouts = Array.from({ length: 4 }, (_, index) => {
    const a = start + index * 1.6 + 0.4;
    const [x, y] = [cx + Math.cos(a) * r * 0.5, cy + Math.sin(a) * r * 0.5];
    const [ex, ey] = [cx + Math.cos(a) * r * 1.14, cy + Math.sin(a) * r * 1.02];
    const side = Math.sign(Math.cos(a)) || 1;
    return (
      circle(x, y, 6, palette.accent) +
      stroke(`M${num(x)} ${num(y)}L${num(ex)} ${num(ey)}h${num(side * r * 0.22)}`, palette.accent, 2) +
      stroke(
        `M${num(ex + side * r * 0.03)} ${num(ey + 12)}h${num(side * r * 0.16)}m0 10h${num(-side * r * 0.11)}`,
        palette.second,
        2,
        { opacity: 0.7 },
      )
    );
  }).join("");
  const rulers = stroke(
    measure(cx - r * 0.82, cy + r * 1.06, cx + r * 0.82, cy + r * 1.06) +
      measure(cx - r * 1.08, cy - r * 0.8, cx - r * 1.08, cy + r * 0.8),
    palette.light,
    2,
  );
  const creases =
    stroke(
      `M${num(frame.w / 3)} 0V${frame.h}M${num((frame.w * 2) / 3)} 0V${frame.h}M0 ${num(frame.h / 2)}H${frame.w}`,
      palette.light,
      3,
      { opacity: 0.07 },
    ) +
    stroke(
      `M${num(frame.w / 3 + 3)} 0V${frame.h}M${num((frame.w * 2) / 3 + 3)} 0V${frame.h}M0 ${num(frame.h / 2 + 3)}H${frame.w}`,
      "#000000",
      4,
      { opacity: 0.16 },
    );
  const calm = calmVeil(frame, palette.deep, 0.88);
  const dark = vignette(frame, palette.deep, 0.8);
  const paper = grain(frame, noise, { colour: "light", opacity: 0.11, scale: ".3", bias: -0.3 });
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      el(
        "pattern",
        { id: "hatch", width: 3, height: 3, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        rect(0, 0, 3, 0.5, palette.light),
      ) +
      el(
        "pattern",
        {
          id: "cross",
          width: 2.6,
          height: 2.6,
          patternUnits: "userSpaceOnUse",
          patternTransform: "rotate(45)",
        },
        rect(0, 0, 2.6, 0.45, palette.light) + rect(0, 0, 0.45, 2.6, palette.light),
      ) +
      radial("lamp", cx - r * 0.3, cy - r * 0.5, r * 2.2, [
        [0, palette.soft, 0.75],
        [0.5, palette.mid, 0.5],
        [1, palette.deep, 0.6],
      ]) +
      calm.definition +
      dark.definition +
      paper.definition,
    rect(0, 0, frame.w, frame.h, palette.mid) +
      rect(0, 0, frame.w, frame.h, "url(#lamp)") +
      stroke(grid(gridStep / 2), palette.second, 0.8, { opacity: 0.16 }) +
      stroke(grid(gridStep * 2.5), palette.second, 1.6, { opacity: 0.24 }) +
      dark.veil +
      roughen(
        stroke([1.3, 1.62].map((scale) => circlePath(cx, cy, r * scale)).join(""), palette.second, 1.4, {
          "stroke-dasharray": "26 8 4 8",
          opacity: 0.5,
        }) +
          wheels.join("") +
          dial +
          subject +
          callouts +
          rulers,
        noise,
        0.9,
      ) +
      creases +
      calm.veil +
      paper.sheet,
  );
}

/** Inventor's drawing: wheels, dimensions and hatching on coloured draughting paper. */
export const clockwork = {
  id: "clockwork",
  motifs: motifsExcept("fruit", "food"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
