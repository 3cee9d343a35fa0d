import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { at, circlePath, num, spline, starPoints } from "../../draw/path.ts";
import { ridge, terrainOf, type Terrain } from "../../draw/ridge.ts";
import { el, radial, rect, svgDocument } from "../../draw/svg.ts";
import { grain, raised } from "../../draw/texture.ts";
import { dataOf, extentOf } from "../../subjects/parts.ts";
import { chooseSubject, inked, placed } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Scene } from "../../draw/drawingSystem.ts";
import { palettes } from "./palettes.ts";

const edges: Record<Terrain, { lobes: number; depth: number; round: boolean }> = {
  dunes: { lobes: 7, depth: 0.1, round: true },
  hills: { lobes: 13, depth: 0.1, round: true },
  waves: { lobes: 15, depth: 0.13, round: true },
  peaks: { lobes: 17, depth: 0.2, round: false },
  pines: { lobes: 26, depth: 0.16, round: false },
  roofs: { lobes: 9, depth: 0.08, round: false },
  leaves: { lobes: 17, depth: 0.3, round: false },
  rocks: { lobes: 12, depth: 0.22, round: false },
};

/** A sheet with a hole cut into it, so that the next sheet shows through. */
function window(scene: Scene, reach: number, terrain: Terrain): string {
  const { frame, random } = scene;
  const edge = edges[terrain];
  const turn = random.range(0, 360);
  const stretch = frame.format === "portrait" ? 1.12 : 0.92;
  const points = starPoints(
    0,
    0,
    reach,
    reach * (1 - edge.depth * random.range(0.7, 1.2)),
    edge.lobes,
    turn,
  ).map((point, index) => {
    const wobble = 1 + Math.sin(index * 1.7 + turn) * 0.035;
    return {
      ...at(frame.cx + point.x * wobble, frame.cy + 20 + point.y * stretch * wobble),
      ...(edge.round || index % 2 === 1 ? {} : { corner: true }),
    };
  });
  return `M-60 -60H${num(frame.w + 60)}V${num(frame.h + 60)}H-60Z${spline(points)}`;
}

function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const terrain = terrainOf(motif);
  const { parts } = chooseSubject(scene);
  const calm = calmVeil(frame, palette.deep);
  const paper = grain(frame, noise, { opacity: 0.3, scale: ".55 .7", bias: -0.25 });
  const tones = [
    mix(palette.soft, palette.light, 0.35),
    palette.soft,
    palette.mid,
    mix(palette.mid, palette.deep, 0.62),
  ];
  const wide = frame.format === "portrait" ? 0.14 : 0.24;
  const night = mix(palette.deep, "#000000", 0.5);
  const sheet = { dx: 0, dy: 12, blur: 14, opacity: 0.46, colour: night };
  const sheets = tones.map((tone, depth) =>
    raised(`s${depth}`, window(scene, frame.r * (0.98 + depth * wide), terrain), sheet, {
      "fill-rule": "evenodd",
      fill: tone,
    }),
  );
  const sun = [1, 0.8, 0.58].map((scale, index) =>
    raised(
      `d${index}`,
      circlePath(frame.cx + frame.r * 0.12, frame.cy - frame.r * 0.1, frame.r * scale * 0.86),
      sheet,
      {
        fill: mix(
          palette.light,
          index === 2 ? palette.accent : palette.soft,
          index === 2 ? 0.32 : 0.26 * (1 - index),
        ),
      },
    ),
  );
  const size = frame.r * (frame.format === "portrait" ? 0.26 : 0.42);
  const land = (step: number): string =>
    raised(
      `l${step}`,
      ridge(
        terrain,
        frame.w,
        frame.cy + frame.r * (0.62 + step * 0.26),
        frame.h + 60,
        size * (0.7 + step * 0.16),
        random,
      ),
      sheet,
      {
        fill:
          [
            palette.second,
            mix(palette.second, palette.mid, 0.7),
            mix(palette.mid, palette.deep, 0.55),
            palette.deep,
          ][step] ?? palette.deep,
      },
    );
  const inks = {
    base: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.5),
    light: palette.light,
    accent: mix(palette.second, palette.light, 0.45),
    ink: palette.deep,
  };
  // Small sheets lie close together; one outline is enough as a shadow.
  const edge = { stroke: night, "stroke-width": 3.4, "stroke-opacity": 0.3, "paint-order": "stroke" };
  const subject = placed(
    parts
      .map((part) =>
        part.width === undefined && extentOf(part) > 20
          ? el("path", { d: dataOf(part), fill: inks[part.tone], ...edge })
          : inked(part, inks[part.tone]),
      )
      .join(""),
    frame.cx,
    frame.cy + frame.r * 0.04,
    frame.r * 0.84,
  );
  return svgDocument(
    frame.w,
    frame.h,
    calm.definition +
      paper.definition +
      radial("lamp", frame.cx, frame.cy, frame.r * 1.5, [
        [0, palette.light, 0.5],
        [1, palette.deep, 0.3],
      ]),
    rect(0, 0, frame.w, frame.h, palette.light) +
      sun.join("") +
      land(0) +
      (sheets[0] ?? "") +
      (sheets[1] ?? "") +
      subject +
      land(1) +
      (sheets[2] ?? "") +
      land(2) +
      (sheets[3] ?? "") +
      land(3) +
      rect(0, 0, frame.w, frame.h, "url(#lamp)", { style: "mix-blend-mode:soft-light" }) +
      calm.veil +
      paper.sheet,
  );
}

/** Sheets of coloured paper cut and stacked in a lit box. */
export const cutPaper = {
  id: "cut-paper",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
