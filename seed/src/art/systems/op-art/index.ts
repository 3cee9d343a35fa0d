import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { at, num, polyline, spline, type Point } from "../../draw/path.ts";
import { circle, el, group, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { castShadow, grain } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, referred } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#131313",
    mid: "#3c3c3c",
    soft: "#d8d2c4",
    light: "#f7f3e8",
    accent: "#ff4b2b",
    second: "#ffc400",
  },
  {
    deep: "#1b1464",
    mid: "#4330c4",
    soft: "#ffb3d1",
    light: "#fff3f0",
    accent: "#ff3f81",
    second: "#21d0c3",
  },
  {
    deep: "#003d3b",
    mid: "#008f7a",
    soft: "#f9e2a8",
    light: "#fff9e3",
    accent: "#ff6b35",
    second: "#f7c548",
  },
  {
    deep: "#3d0c2e",
    mid: "#a3195b",
    soft: "#ffd3b0",
    light: "#fff4e8",
    accent: "#f72c4d",
    second: "#ff9f1c",
  },
  {
    deep: "#0b2545",
    mid: "#2063b5",
    soft: "#bfe3f2",
    light: "#f6fbff",
    accent: "#ff5d5d",
    second: "#ffd23f",
  },
];

/** Where the field bends: a point pushed away from the centre and rippled. */
function bend(scene: Scene, style: number, point: Point): Point {
  const {
    frame: { cx, cy, r },
  } = scene;
  const [dx, dy] = [point.x - cx, point.y - cy];
  const distance = Math.hypot(dx, dy) || 1;
  if (style === 0) {
    const push = r * 0.42 * Math.exp(-((distance / (r * 0.9)) ** 2));
    return at(point.x + (dx / distance) * push, point.y + (dy / distance) * push);
  }
  if (style === 1)
    return at(
      point.x,
      point.y + Math.sin(point.x / (r * 0.22)) * r * 0.09 * Math.exp(-((distance / (r * 1.3)) ** 2)) * 2.2,
    );
  const turn = 1.5 * Math.exp(-((distance / (r * 0.95)) ** 2));
  return at(cx + dx * Math.cos(turn) - dy * Math.sin(turn), cy + dx * Math.sin(turn) + dy * Math.cos(turn));
}

/** Whole px are exact enough for a stripe and save a third of the bytes. */
const whole = (point: Point): Point => at(Math.round(point.x), Math.round(point.y));

function field(scene: Scene, style: number): string {
  const { frame } = scene;
  if (style === 3) {
    let data = "";
    const rays = 54;
    for (let index = 0; index < rays; index += 1) {
      const [from, to] = [(index / rays) * Math.PI * 2, ((index + 0.5) / rays) * Math.PI * 2];
      const edge = (angle: number): Point[] =>
        Array.from({ length: 7 }, (_, step) => {
          const reach = step * frame.r * 0.62;
          const a = angle + Math.sin(step * 1.1) * 0.2;
          return at(frame.cx + Math.cos(a) * reach, frame.cy + Math.sin(a) * reach);
        });
      data += polyline([...edge(from), ...edge(to).toReversed()]);
    }
    return data;
  }
  const step = frame.r * (frame.format === "portrait" ? 0.098 : 0.108);
  // The calm area of the wide sheet covers everything, so the rows begin where it ends.
  const left = frame.calm && frame.format === "wide" ? frame.calm.w - 330 : -150;
  let data = "";
  for (let y = frame.cy - Math.ceil((frame.cy + 200) / step) * step; y < frame.h + 200; y += step) {
    const row = (level: number): Point[] =>
      Array.from({ length: Math.ceil((frame.w - left) / 150) + 2 }, (_, index) =>
        whole(bend(scene, style, at(left + index * 150, level))),
      );
    const upper = spline(row(y), false);
    const lower = spline(row(y + step / 2).toReversed(), false);
    data += `${upper}L${lower.slice(1)}Z`;
  }
  return data;
}

/** Pattern of two-colour bands. */
const stripes = (id: string, turn: number, front: string, back: string, width: number): string =>
  el(
    "pattern",
    { id, width, height: width, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
    rect(0, 0, width, width, back) + rect(0, 0, width, width / 2, front),
  );

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const style = random.int(0, 3);
  const inks = {
    base: "url(#s1)",
    shade: "url(#s2)",
    light: palette.light,
    accent: palette.second,
    ink: palette.deep,
  };
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
  const reach = r * 0.84;
  const figure = el(
    "g",
    { id: "mass" },
    parts
      .map((part, index) =>
        el("use", { href: `#p${index}`, ...(part.width === undefined ? {} : { fill: "none" }) }),
      )
      .join(""),
  );
  const echoes = [34, 25, 16]
    .map((swell, index) => {
      const tone = [palette.accent, palette.light, palette.second][index] ?? palette.accent;
      return placed(
        el("use", { href: "#mass", fill: tone, stroke: tone, "stroke-width": swell + 2 }),
        cx,
        cy,
        reach,
      );
    })
    .join("");
  const dusk = placed(
    castShadow({ dx: 0, dy: 5, blur: 6, opacity: 0.55 }, (width) =>
      el("use", { href: "#mass", "stroke-width": 36 + width }),
    ),
    cx,
    cy,
    reach,
  );
  const body = placed(
    mass(5, palette.deep) +
      parts
        .map((part, index) =>
          referred(
            `p${index}`,
            part,
            part.width === undefined
              ? inks[part.tone]
              : part.tone === "light"
                ? palette.light
                : part.tone === "accent"
                  ? palette.second
                  : part.tone === "base"
                    ? palette.accent
                    : palette.deep,
          ),
        )
        .join(""),
    cx,
    cy,
    reach,
  );
  const disc = random.chance(0.5);
  const inverse = disc ? el("clipPath", { id: "lens" }, circle(cx, cy, r * 1.04, "#000")) : "";
  const waves = field(scene, style);
  const calm = calmVeil(frame, palette.deep, 0.95);
  const film = grain(frame, noise, { opacity: 0.22 });
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      figure +
      el("path", { id: "field", d: waves }) +
      stripes("s1", 45, palette.accent, mix(palette.accent, palette.deep, 0.5), 7) +
      stripes("s2", -45, palette.mid, palette.deep, 5) +
      inverse +
      radial("round", cx - r * 0.3, cy - r * 0.4, r * 1.9, [
        [0, "#ffffff", 0.45],
        [0.5, "#ffffff", 0],
        [1, palette.deep, 0.75],
      ]) +
      calm.definition +
      film.definition,
    rect(0, 0, frame.w, frame.h, palette.light) +
      el("use", { href: "#field", fill: palette.deep }) +
      (disc
        ? group(
            rect(0, 0, frame.w, frame.h, palette.mid) +
              el("use", {
                href: "#field",
                fill: palette.soft,
                transform: `translate(0 ${num(r * (frame.format === "portrait" ? 0.049 : 0.054))})`,
              }),
            { "clip-path": "url(#lens)" },
          ) +
          stroke(
            `M${num(cx - r * 1.04)} ${cy}a${num(r * 1.04)} ${num(r * 1.04)} 0 1 0 ${num(r * 2.08)} 0a${num(r * 1.04)} ${num(r * 1.04)} 0 1 0 ${num(-r * 2.08)} 0`,
            palette.accent,
            r * 0.045,
          )
        : "") +
      rect(0, 0, frame.w, frame.h, "url(#round)", { style: "mix-blend-mode:soft-light" }) +
      dusk +
      echoes +
      body +
      calm.veil +
      film.sheet,
  );
}

/** Bent stripe fields that swim about a banded figure. */
export const opArt = {
  id: "op-art",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
