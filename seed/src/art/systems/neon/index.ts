import { lighten, mix } from "../../draw/colour.ts";
import { calmVeil, vignette, type Frame } from "../../draw/frame.ts";
import { num, polyline, ring, spline, starPoints } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { el, group, linear, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain } from "../../draw/texture.ts";
import { dataOf, type Part } from "../../subjects/parts.ts";
import { chooseSubject, placed } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#0d0a1c",
    mid: "#2a1a4a",
    soft: "#5b2a86",
    light: "#f7e9ff",
    accent: "#ff3d8b",
    second: "#33d6ff",
  },
  {
    deep: "#07130f",
    mid: "#123a31",
    soft: "#1f6b52",
    light: "#f2fff0",
    accent: "#4dff9e",
    second: "#ffd23d",
  },
  {
    deep: "#16080a",
    mid: "#4a1518",
    soft: "#7c2a1f",
    light: "#fff2e3",
    accent: "#ff5a3c",
    second: "#ffb52e",
  },
  {
    deep: "#060d1d",
    mid: "#122b57",
    soft: "#1f4d8f",
    light: "#eaf4ff",
    accent: "#4f9dff",
    second: "#ff6ad5",
  },
  {
    deep: "#120a17",
    mid: "#38204a",
    soft: "#6a3d6f",
    light: "#fff0fb",
    accent: "#c77dff",
    second: "#7cf5d0",
  },
  {
    deep: "#0b0d10",
    mid: "#26303a",
    soft: "#46525e",
    light: "#ffffff",
    accent: "#ffe9b8",
    second: "#ff4d4d",
  },
];

const wall = (style: number, palette: Palette): string => {
  const joint = mix(palette.mid, palette.deep, 0.72);
  const shine = mix(palette.mid, palette.light, 0.12);
  if (style === 0)
    return el(
      "pattern",
      { id: "wall", width: 96, height: 72, patternUnits: "userSpaceOnUse" },
      rect(0, 0, 96, 72, joint) +
        rect(2, 2, 92, 32, palette.mid) +
        rect(-46, 38, 92, 32, mix(palette.mid, palette.deep, 0.2)) +
        rect(50, 38, 92, 32, mix(palette.mid, palette.deep, 0.14)) +
        rect(2, 2, 92, 2, shine) +
        rect(50, 38, 46, 2, shine),
    );
  if (style === 1)
    return el(
      "pattern",
      { id: "wall", width: 60, height: 60, patternUnits: "userSpaceOnUse" },
      rect(0, 0, 60, 60, joint) +
        rect(2, 2, 56, 56, palette.mid) +
        rect(4, 4, 52, 10, shine, { opacity: 0.5 }),
    );
  return el(
    "pattern",
    { id: "wall", width: 44, height: 44, patternUnits: "userSpaceOnUse" },
    rect(0, 0, 44, 44, palette.mid) +
      rect(0, 0, 20, 44, mix(palette.mid, palette.deep, 0.45)) +
      rect(20, 0, 3, 44, shine, { opacity: 0.5 }),
  );
};

/** The tubes that frame the sign. */
function surround(frame: Frame, random: Random): string[] {
  const { cx, cy, r } = frame;
  const style = random.int(0, 4);
  if (style === 0) return [1.02, 1.1].map((scale) => spline(ring(cx, cy, r * scale, r * scale, 16)));
  if (style === 1)
    return [
      polyline(starPoints(cx, cy, r * 1.16, r * 0.98, 18)),
      spline(ring(cx, cy, r * 0.93, r * 0.93, 16)),
    ];
  if (style === 2)
    return [0.98, 1.08].map((scale) => polyline(ring(cx, cy, r * scale * 1.06, r * scale * 1.06, 6)));
  if (style === 3)
    return [1, 1.1].map(
      (scale) =>
        `M${num(cx - r * scale)} ${num(cy + r * scale)}V${num(cy - r * 0.2)}A${num(r * scale)} ${num(r * scale * 0.86)} 0 0 1 ${num(cx + r * scale)} ${num(cy - r * 0.2)}V${num(cy + r * scale)}Z`,
    );
  return [0, 1, 2].flatMap((step) =>
    [-1, 1].map(
      (side) =>
        `M${num(cx + side * r * (0.98 + step * 0.16))} ${num(cy - r * (0.7 - step * 0.2))}L${num(cx + side * r * (1.1 + step * 0.16))} ${num(cy)}L${num(cx + side * r * (0.98 + step * 0.16))} ${num(cy + r * (0.7 - step * 0.2))}`,
    ),
  );
}

/** Shaded planes have no tube, which would make the sign too crowded. */
const shown = (part: Part): boolean => part.tone !== "shade" || part.width !== undefined;

/** The light around a tube: its reach (px) and strength. */
const HALO = [
  [108, 0.035],
  [82, 0.04],
  [60, 0.05],
  [42, 0.07],
  [26, 0.1],
  [13, 0.18],
] as const;

/** Bore of the tube that draws a part. */
const glassWidth = (part: Part): number => Math.min(3.2, 2 + (part.width ?? 3) * 0.15);

/** Draws a tube again, by reference. */
const use = (index: number, attributes: Record<string, string | number>): string =>
  el("use", { href: `#t${index}`, fill: "none", ...attributes });

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { parts } = chooseSubject(scene);
  const calm = calmVeil(frame, palette.deep, 0.72);
  const dark = vignette(frame, palette.deep, 0.9);
  const film = grain(frame, noise, { colour: "light", opacity: 0.14 });
  const hues = {
    base: palette.accent,
    shade: mix(palette.accent, palette.second, 0.25),
    light: palette.light,
    accent: palette.second,
    ink: palette.second,
  };
  const back = mix(palette.mid, palette.deep, 0.75);
  const reach = frame.r * 0.8;
  const lit = parts.filter(shown);
  const shapes = lit.map((part, index) => el("path", { id: `t${index}`, d: dataOf(part) })).join("");
  const tubes = (widen: number): string =>
    placed(
      lit
        .map((part, index) =>
          use(index, { stroke: hues[part.tone], "stroke-width": glassWidth(part) * widen }),
        )
        .join(""),
      frame.cx,
      frame.cy,
      reach,
    );
  const glass = lit.map((part, index) => {
    const pane =
      part.width === undefined
        ? use(index, {
            fill: part.tone === "ink" ? hues.ink : back,
            opacity: part.tone === "ink" ? 0.14 : 0.66,
          })
        : "";
    return (
      pane +
      use(index, { stroke: hues[part.tone], "stroke-width": glassWidth(part) }) +
      use(index, { stroke: lighten(hues[part.tone], 0.72), "stroke-width": glassWidth(part) * 0.42 })
    );
  });
  const core = placed(glass.join(""), frame.cx, frame.cy, reach, 0, {
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  const frameTubes = surround(frame, random);
  const ringOf = (width: number, colour: string): string =>
    frameTubes.map((d) => stroke(d, colour, width)).join("");
  const sign = group(ringOf(11, palette.second) + ringOf(4, lighten(palette.second, 0.75))) + core;
  const glow = el("g", { id: "glow" }, ringOf(15, palette.second) + tubes(1.7));
  const halo = HALO.map(([reach, light]) =>
    group(ringOf(11 + reach, palette.second) + tubes(1 + reach / 10), { "stroke-opacity": light }),
  ).join("");
  const dusk = [3.2, 2]
    .map((widen) =>
      group(
        frameTubes.map((d) => el("path", { d, fill: "none", "stroke-width": 8 * widen })).join("") +
          placed(
            lit.map((part, index) => use(index, { "stroke-width": glassWidth(part) * widen })).join(""),
            frame.cx,
            frame.cy,
            reach,
          ),
        { stroke: "#000", "stroke-opacity": 0.24, transform: "translate(10 16)" },
      ),
    )
    .join("");
  const floor = frame.cy + frame.r * 1.16;
  const wet = [-30, -18, -8, 0, 8, 18, 30]
    .map((y) => el("use", { href: "#glow", y, "stroke-opacity": 0.15 }))
    .join("");
  const mirror = group(wet, {
    transform: `translate(0 ${num(floor * 2)}) scale(1 -1)`,
    opacity: 0.8,
    "clip-path": "url(#floor)",
  });
  return svgDocument(
    frame.w,
    frame.h,
    shapes +
      glow +
      wall(random.int(0, 2), palette) +
      calm.definition +
      dark.definition +
      film.definition +
      el("clipPath", { id: "floor" }, rect(0, 0, frame.w, floor, "#000")) +
      radial("pool", frame.cx, frame.cy, frame.r * 1.7, [
        [0, palette.accent, 0.55],
        [0.5, palette.soft, 0.35],
        [1, palette.deep, 0],
      ]) +
      linear("ground", 0, floor, 0, frame.h, [
        [0, mix(palette.deep, palette.soft, 0.28)],
        [1, palette.deep],
      ]),
    rect(0, 0, frame.w, frame.h, palette.deep) +
      rect(0, 0, frame.w, floor, "url(#wall)") +
      rect(0, 0, frame.w, frame.h, "url(#pool)", { style: "mix-blend-mode:screen" }) +
      rect(0, floor, frame.w, frame.h - floor, "url(#ground)") +
      mirror +
      rect(0, floor, frame.w, 3, mix(palette.deep, palette.second, 0.4)) +
      dark.veil +
      group(halo, { style: "mix-blend-mode:screen" }) +
      dusk +
      sign +
      calm.veil +
      film.sheet,
  );
}

/** Bent glass on a wall at night, mirrored in a wet floor. */
export const neon = {
  id: "neon",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
