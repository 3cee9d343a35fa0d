import { mix } from "../../draw/colour.ts";
import { calmVeil, vignette } from "../../draw/frame.ts";
import { num, polyline } from "../../draw/path.ts";
import { circle, el, group, linear, path, radial, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain } from "../../draw/texture.ts";
import type { DrawingSystem, Palette, Scene } from "../../draw/drawingSystem.ts";
import { block, crystalPrism, isometric, planesOf } from "./iso.ts";
import { buildLand } from "./lands.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#1a1140",
    mid: "#3c2a86",
    soft: "#7a63c9",
    light: "#fdf0ff",
    accent: "#ff5fa8",
    second: "#4fd6e8",
  },
  {
    deep: "#06263a",
    mid: "#0f5573",
    soft: "#5fa3b8",
    light: "#f2ffff",
    accent: "#35c9d6",
    second: "#ffb45c",
  },
  {
    deep: "#2c1020",
    mid: "#7a2a3f",
    soft: "#c97a63",
    light: "#fff1dd",
    accent: "#ffab3d",
    second: "#e8587a",
  },
  {
    deep: "#0d2a1f",
    mid: "#1d6148",
    soft: "#7fae7e",
    light: "#f7ffe6",
    accent: "#49d08a",
    second: "#f5d04e",
  },
  {
    deep: "#221a15",
    mid: "#5c4632",
    soft: "#b09063",
    light: "#fff6e0",
    accent: "#e8633a",
    second: "#66b5b0",
  },
  {
    deep: "#101a3d",
    mid: "#2b449c",
    soft: "#7c95dc",
    light: "#f4f8ff",
    accent: "#8f7bff",
    second: "#ffd166",
  },
];

function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const { cx, cy, r } = frame;
  const unit = r * 0.208;
  const iso = isometric(cx, cy + r * 0.36, unit);
  const soil = planesOf(palette.mid, palette.light, palette.deep);
  const turf = planesOf(mix(palette.soft, palette.mid, 0.3), palette.light, palette.deep);
  const land = buildLand(motif, iso, palette, random)
    .toSorted((a, b) => a.depth - b.depth)
    .map((item) => item.art)
    .join("");
  const roots = Array.from({ length: 16 }, (_, index) => {
    const [x, y] = [-2.1 + (index % 4) * 1.4, -2.1 + Math.floor(index / 4) * 1.4];
    const length = Math.max(0.5, 3.4 - Math.hypot(x, y) * 0.75) * random.range(0.7, 1.1);
    const top = [
      iso.point(x - 0.7, y + 0.8, -0.9),
      iso.point(x + 0.8, y + 0.8, -0.9),
      iso.point(x + 0.8, y - 0.7, -0.9),
    ] as const;
    const tip = iso.point(x, y, -0.9 - length);
    return (
      path(polyline([top[0], top[1], tip]), mix(palette.mid, palette.deep, 0.25)) +
      path(polyline([top[1], top[2], tip]), mix(palette.mid, palette.deep, 0.6))
    );
  }).join("");
  const slab =
    block(iso, -2.9, -2.9, -1, 5.8, 5.8, 0.72, soil) + block(iso, -2.9, -2.9, -0.28, 5.8, 5.8, 0.28, turf);
  const tilesOnTop = stroke(
    Array.from({ length: 6 }, (_, index) => {
      const t = -2.3 + index * 0.92;
      const [a, b, c, d] = [
        iso.point(t, -2.9, 0),
        iso.point(t, 2.9, 0),
        iso.point(-2.9, t, 0),
        iso.point(2.9, t, 0),
      ];
      return `M${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}M${num(c.x)} ${num(c.y)}L${num(d.x)} ${num(d.y)}`;
    }).join(""),
    palette.light,
    1.4,
    { opacity: 0.22 },
  );
  const shards = Array.from({ length: 14 }, (_, index) => {
    const angle = random.range(0, Math.PI * 2);
    const reach = r * random.range(0.95, 1.6);
    const far = isometric(
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach * 0.62,
      unit * random.range(0.5, 1.4),
    );
    return group(
      crystalPrism(
        far,
        0,
        0,
        0,
        0.22,
        random.range(0.2, 0.7),
        random.range(-0.3, 0.3),
        random.range(-0.3, 0.3),
        planesOf(index % 2 === 0 ? palette.accent : palette.second, palette.light, palette.deep),
      ),
      index % 3 === 0 ? { opacity: 0.7 } : {},
    );
  }).join("");
  const facets = Array.from({ length: 22 }, () => {
    const [x, y, size] = [random.range(0, frame.w), random.range(0, frame.h), r * random.range(0.2, 0.9)];
    return path(
      polyline([
        { x, y: y - size * 0.58 },
        { x: x + size, y },
        { x, y: y + size * 0.58 },
        { x: x - size, y },
      ]),
      random.chance(0.5) ? palette.soft : palette.deep,
      { opacity: random.range(0.06, 0.2) },
    );
  }).join("");
  const motes = Array.from({ length: 40 }, () =>
    circle(
      cx + random.range(-1.3, 1.3) * r,
      cy + random.range(-1.2, 0.9) * r,
      random.range(1, 4),
      palette.light,
      { opacity: random.range(0.3, 0.9) },
    ),
  ).join("");
  const beam = path(
    polyline([
      { x: cx - r * 0.1, y: -40 },
      { x: cx + r * 0.1, y: -40 },
      { x: cx + r * 0.55, y: cy + r * 0.4 },
      { x: cx - r * 0.55, y: cy + r * 0.4 },
    ]),
    "url(#beam)",
    { style: "mix-blend-mode:screen" },
  );
  const edges = { "stroke-width": 1.2, "stroke-opacity": 0.55, "stroke-linejoin": "round" };
  const calm = calmVeil(frame, palette.deep, 0.86);
  const dark = vignette(frame, palette.deep, 0.75);
  const film = grain(frame, noise, { opacity: 0.22 });
  return svgDocument(
    frame.w,
    frame.h,
    radial("back", cx, cy - r * 0.1, r * 1.9, [
      [0, mix(palette.soft, palette.light, 0.35)],
      [0.35, palette.soft],
      [0.7, palette.mid],
      [1, palette.deep],
    ]) +
      linear("beam", 0, 0, 0, cy + r * 0.4, [
        [0, palette.light, 0.5],
        [1, palette.light, 0],
      ]) +
      radial("bloom", cx, cy - r * 0.1, r * 0.9, [
        [0, palette.accent, 0.55],
        [1, palette.accent, 0],
      ]) +
      el(
        "radialGradient",
        { id: "shade" },
        el("stop", { offset: 0.3, "stop-color": palette.deep, "stop-opacity": 0.7 }) +
          el("stop", { offset: 1, "stop-color": palette.deep, "stop-opacity": 0 }),
      ) +
      calm.definition +
      dark.definition +
      film.definition,
    rect(0, 0, frame.w, frame.h, "url(#back)") +
      facets +
      dark.veil +
      el("ellipse", {
        cx,
        cy: cy + r * 1.12,
        rx: r,
        ry: r * 0.24,
        fill: "url(#shade)",
      }) +
      roots +
      group(slab, edges) +
      tilesOnTop +
      beam +
      group(land, edges) +
      rect(0, 0, frame.w, frame.h, "url(#bloom)", { style: "mix-blend-mode:soft-light" }) +
      group(shards, edges) +
      motes +
      calm.veil +
      film.sheet,
  );
}

/** Isometric islands of crystal and stone, floating in coloured light. */
export const crystal = {
  id: "crystal",
  motifs: ["gems", "mines", "winter", "city", "egypt", "magic", "books", "jungle"],
  palettes,
  /** Lands of crystals suit a motif, but show no single thing. */
  shows: () => false,
  draw,
} as const satisfies DrawingSystem;
