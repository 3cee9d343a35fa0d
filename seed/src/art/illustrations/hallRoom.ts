import { mix } from "../draw/colour.ts";
import { num, polyline } from "../draw/path.ts";
import { circle, el, group, linear, path, rect, stroke, svgDocument } from "../draw/svg.ts";
import { roughen } from "../draw/roughen.ts";
import { grain } from "../draw/texture.ts";
import { frameOf } from "../draw/frame.ts";
import { SHEET, type IllustrationPalette } from "./palette.ts";
import { castOf, person, type Pose } from "./person.ts";

const { w, h } = SHEET;
export type Inked = IllustrationPalette & { readonly wall: string; readonly table: string };

/** Three tall windows with afternoon light that falls across the room. */
export function hall(p: Inked, quiet = false): string {
  const windows = [300, 800, 1300]
    .map((x) => {
      const shape = `M${x - 130} 560V250a130 130 0 0 1 260 0V560Z`;
      return (
        path(`M${x - 150} 576V250a150 150 0 0 1 300 0V576Z`, mix(p.wall, p.ink, 0.12)) +
        path(shape, mix(p.sun, p.ground, quiet ? 0.72 : 0.42)) +
        circle(x + 40, 250, 62, mix(p.sun, "#ffffff", quiet ? 0.4 : 0.25)) +
        path(`M${x - 130} 560V450q60 -60 130 -20t130 -30V560Z`, mix(p.leaf, p.ground, 0.35)) +
        path(`M${x - 130} 560V500q90 -40 150 0t110 -20V560Z`, p.leaf) +
        stroke(`M${x} 120V560M${x - 130} 300H${x + 130}M${x - 130} 430H${x + 130}`, p.ground, 11) +
        rect(x - 166, 560, 332, 24, p.ground)
      );
    })
    .join("");
  const beams = [300, 800, 1300]
    .map((x) =>
      path(
        polyline([
          { x: x - 130, y: 250 },
          { x: x + 130, y: 250 },
          { x: x + 20, y: 1000 },
          { x: x - 430, y: 1000 },
        ]),
        "url(#beam)",
      ),
    )
    .join("");
  const lamps = [550, 1050]
    .map(
      (x) =>
        stroke(`M${x} 0V150`, p.ink, 4) +
        path(`M${x - 74} 214C${x - 70} 160 ${x - 30} 146 ${x} 146S${x + 70} 160 ${x + 74} 214Z`, p.warm) +
        el("ellipse", { cx: x, cy: 214, rx: 74, ry: 12, fill: mix(p.sun, "#ffffff", 0.4) }),
    )
    .join("");
  return (
    rect(0, 0, w, h, p.wall) +
    rect(0, 600, w, 400, mix(p.wall, p.warm, 0.18)) +
    stroke(
      Array.from({ length: 17 }, (_, index) => `M${index * 100} 600V1000`).join(""),
      mix(p.wall, p.ink, 0.12),
      3,
    ) +
    windows +
    lamps +
    beams
  );
}

export const table = (p: Inked, y: number): string =>
  rect(-20, y, w + 40, h - y, p.table) +
  rect(-20, y, w + 40, 16, mix(p.table, "#ffffff", 0.45)) +
  path(
    Array.from({ length: 16 }, (_, index) => `M${index * 110 - 40} ${y + 60}h40v40h-40Z`).join(""),
    mix(p.table, "#ffffff", 0.18),
  ) +
  path(
    Array.from({ length: 16 }, (_, index) => `M${index * 110 + 14} ${y + 190}h44v44h-44Z`).join(""),
    mix(p.table, "#ffffff", 0.14),
  );
export const chips = (p: Inked, x: number, y: number): string =>
  [
    [0, 0],
    [44, 12],
    [20, 34],
    [74, 36],
    [-30, 30],
  ]
    .map(
      ([dx = 0, dy = 0], index) =>
        el("ellipse", { cx: x + dx, cy: y + dy + 5, rx: 20, ry: 12, fill: p.ink, opacity: 0.25 }) +
        el("ellipse", {
          cx: x + dx,
          cy: y + dy,
          rx: 20,
          ry: 12,
          fill: [p.warm, p.leaf, p.cool][index % 3] ?? p.warm,
        }) +
        el("ellipse", { cx: x + dx - 4, cy: y + dy - 3, rx: 8, ry: 4, fill: "#ffffff", opacity: 0.4 }),
    )
    .join("");
export const company = (p: Inked, poses: readonly Pose[], y: number, scale: number, from = 0): string => {
  const cast = castOf([p.leaf, p.warm, p.cool, mix(p.sun, p.warm, 0.35), mix(p.ink, p.cool, 0.5)], p.ink);
  return poses
    .map((pose, index) => person((w * (index + 0.5)) / poses.length, y, scale, cast(index + from, pose)))
    .join("");
};
export const backRow = (p: Inked): string =>
  group(
    company(
      {
        ...p,
        leaf: mix(p.leaf, p.wall, 0.55),
        warm: mix(p.warm, p.wall, 0.55),
        cool: mix(p.cool, p.wall, 0.5),
        ink: mix(p.ink, p.wall, 0.4),
      },
      ["rest", "cup", "fold", "mark", "rest", "cup"],
      690,
      0.72,
      2,
    ) + rect(-20, 690, w + 40, 60, mix(p.table, p.wall, 0.45)),
    { opacity: 0.9 },
  );
export const inksOf = (p: Inked) => ({
  base: p.warm,
  shade: mix(p.warm, p.ink, 0.45),
  light: mix(p.ground, "#ffffff", 0.5),
  accent: p.sun,
  ink: p.ink,
});
export const pennants = (p: Inked, y: number): string =>
  stroke(`M-20 ${y}Q800 ${y + 150} 1620 ${y}`, p.ink, 4) +
  Array.from({ length: 20 }, (_, index) => {
    const t = (index + 0.5) / 20;
    const x = -20 + t * 1640;
    const top = y + 300 * t * (1 - t);
    return path(
      `M${num(x - 30)} ${num(top)}h60l-30 66Z`,
      [p.warm, p.sun, p.leaf, p.cool][index % 4] ?? p.warm,
    );
  }).join("");

/** The perforated edge of a stamp: half circles cut out on all sides. */
function perforation(colour: string): string {
  const bites: string[] = [];
  for (let x = 20; x < w; x += 40) bites.push(circle(x, 0, 12, colour), circle(x, h, 12, colour));
  for (let y = 20; y < h; y += 40) bites.push(circle(0, y, 12, colour), circle(w, y, 12, colour));
  return rect(9, 9, w - 18, h - 18, "none", { stroke: colour, "stroke-width": 18 }) + bites.join("");
}

/** Finishes a scene as a stamp: rough edges, perforation and paper texture. */
export function stampSheet(palette: IllustrationPalette, seed: number, draw: (p: Inked) => string): string {
  const p: Inked = {
    ...palette,
    wall: mix(palette.sun, palette.ground, 0.72),
    table: mix(palette.warm, palette.ink, 0.12),
  };
  const paper = grain(frameOf("landscape"), seed, { opacity: 0.13, scale: ".6", bias: -0.22 });
  const definitions =
    el(
      "filter",
      { id: "lift", x: "-10%", y: "-10%", width: "120%", height: "120%" },
      el("feDropShadow", {
        dx: 4,
        dy: 10,
        stdDeviation: 8,
        "flood-color": palette.ink,
        "flood-opacity": 0.25,
      }),
    ) +
    linear("beam", 0, 250, -60, 1000, [
      [0, mix(palette.sun, "#ffffff", 0.5), 0.4],
      [1, palette.sun, 0.04],
    ]) +
    paper.definition;
  return svgDocument(
    w,
    h,
    definitions,
    rect(0, 0, w, h, palette.ground) +
      roughen(draw(p), seed, 1.5) +
      perforation(palette.ground) +
      paper.sheet,
  );
}
