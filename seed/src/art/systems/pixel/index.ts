import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { el, path, radial, rect, svgDocument } from "../../draw/svg.ts";
import { chooseSubject } from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";
import { rasterise } from "./raster.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#14101f",
    mid: "#3b3358",
    soft: "#7a6f9c",
    light: "#fff1c9",
    accent: "#e8553a",
    second: "#ffb43b",
  },
  {
    deep: "#0b1a1c",
    mid: "#1f4d4a",
    soft: "#5d9484",
    light: "#f3ffd9",
    accent: "#6bd06a",
    second: "#ffd95c",
  },
  {
    deep: "#1d0e12",
    mid: "#5a2730",
    soft: "#a35f4f",
    light: "#ffe9c4",
    accent: "#e0403f",
    second: "#ff9a3d",
  },
  {
    deep: "#0c1430",
    mid: "#28407a",
    soft: "#6585bd",
    light: "#f1f7ff",
    accent: "#4fb8ff",
    second: "#b8f1ff",
  },
  {
    deep: "#1a160f",
    mid: "#51452c",
    soft: "#9c8552",
    light: "#fff6d6",
    accent: "#c77d2a",
    second: "#ffe27a",
  },
];

/** Ordered dithering thresholds (Bayer, 4 × 4). */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

function draw(scene: Scene): string {
  const { frame, random, palette } = scene;
  const { parts } = chooseSubject(scene);
  const cell = frame.format === "portrait" ? 10 : 12.5;
  const [columns, rows] = [Math.ceil(frame.w / cell), Math.ceil(frame.h / cell)];
  const [cx, cy, r] = [Math.round(frame.cx / cell), Math.round(frame.cy / cell), Math.round(frame.r / cell)];
  const sprite = rasterise(parts, Math.round(r * 1.62));
  const [left, top] = [cx - Math.floor(sprite.length / 2), cy - Math.floor(sprite.length / 2) - 1];
  const floor = cy + Math.round(r * 0.92);
  const hall = random.int(0, 2);
  const torches = [-1, 1].map((side) => ({
    x: cx + side * Math.round(r * 1.06),
    y: cy - Math.round(r * 0.34),
  }));
  const ramp = (colour: string): string[] => [
    mix(palette.deep, "#000000", 0.35),
    mix(colour, palette.deep, 0.82),
    mix(colour, palette.deep, 0.55),
    mix(colour, palette.deep, 0.2),
    mix(colour, palette.light, 0.22),
    mix(colour, palette.light, 0.55),
  ];
  const stone = ramp(palette.mid);
  const pillar = ramp(palette.soft);
  const inks = {
    base: ramp(palette.accent),
    shade: ramp(mix(palette.accent, palette.deep, 0.5)),
    light: ramp(palette.light),
    accent: ramp(palette.second),
    ink: ramp(mix(palette.deep, palette.mid, 0.4)),
  };
  const runs = new Map<string, string>();
  const put = (colour: string, x: number, y: number, length: number): void =>
    void runs.set(colour, `${runs.get(colour) ?? ""}M${x} ${y}h${length}`);
  const spriteAt = (x: number, y: number) => sprite[y - top]?.[x - left];
  const light = (x: number, y: number): number => {
    const lamps = torches.reduce(
      (sum, torch) => sum + 1.05 / (1 + (Math.hypot(x - torch.x, y - torch.y) / (r * 0.52)) ** 2),
      0,
    );
    return lamps + 0.75 / (1 + (Math.hypot(x - cx, (y - cy) * 1.1) / (r * 0.7)) ** 3);
  };
  const colourAt = (x: number, y: number): string => {
    const tone = spriteAt(x, y);
    const dither = ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) + 0.5) / 16 - 0.5;
    const shade = (ramps: string[], level: number, noise: number): string =>
      ramps[Math.max(0, Math.min(5, Math.round(level + dither * noise)))] ?? palette.deep;
    if (tone !== undefined) {
      const rim = spriteAt(x - 1, y) === undefined || spriteAt(x, y - 1) === undefined;
      const under = spriteAt(x + 1, y) === undefined || spriteAt(x, y + 1) === undefined;
      return shade(
        inks[tone],
        rim ? 4.6 : under ? 1.6 : 3.1 + (cx - x) / (r * 1.6) - (y - cy) / (r * 2.2),
        0.3,
      );
    }
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1]) if (spriteAt(x + dx, y + dy) !== undefined) return palette.deep;
    const lit = light(x, y);
    const arch =
      Math.abs(x - cx) < r * 0.82 &&
      (y > cy - r * 0.3 || Math.hypot(x - cx, (y - (cy - r * 0.3)) * (hall === 1 ? 1.6 : 1.15)) < r * 0.82);
    const rim =
      !arch &&
      Math.abs(x - cx) < r * 0.92 &&
      (y > cy - r * 0.3 || Math.hypot(x - cx, (y - (cy - r * 0.3)) * (hall === 1 ? 1.6 : 1.15)) < r * 0.92);
    const pedestal =
      y >= floor - Math.round(r * 0.1) &&
      y < floor + Math.round(r * 0.14) &&
      Math.abs(x - cx) < r * (y < floor ? 0.62 : 0.72);
    if (pedestal)
      return shade(pillar, y === floor - Math.round(r * 0.1) || y === floor ? 5 : 1.4 + lit * 1.6, 0.5);
    if (y >= floor) {
      const depth = (y - floor) / (rows - floor + 1);
      const tile = Math.floor((x - cx) / (4 + depth * 11) + 40) + Math.floor(Math.sqrt(depth) * 9);
      return shade(stone, (tile % 2 === 0 ? 1.1 : 1.9) + lit * 1.2 - depth * 1.7, 0.7);
    }
    const column = hall !== 2 && Math.abs(Math.abs(x - cx) - r * 1.42) < r * 0.1;
    if (rim)
      return shade(
        pillar,
        ((Math.floor(Math.atan2(y - cy, x - cx) * 7) & 1) === 0 ? 2.1 : 1.7) + lit * 1.4,
        0.6,
      );
    if (arch) return shade(stone, 0.5 + Math.max(0, 1.9 - Math.hypot(x - cx, y - cy) / (r * 0.5)) * 1.5, 1);
    if (column) return shade(pillar, 0.8 + lit * 1.7 + (Math.abs(x - cx) < r * 1.4 ? 0.6 : -0.3), 0.6);
    const course = Math.floor(y / 5);
    const joint = y % 5 === 0 || (x + (course % 2) * 5) % 10 === 0;
    return joint
      ? shade(stone, 0.3 + lit * 0.8, 0.4)
      : shade(
          stone,
          0.8 + lit * 2 + (((course * 31 + Math.floor((x + (course % 2) * 5) / 10) * 17) % 7) - 3) * 0.09,
          0.55,
        );
  };
  for (let y = 0; y < rows; y += 1) {
    let from = 0;
    let colour = colourAt(0, y);
    for (let x = 1; x <= columns; x += 1) {
      const next = x === columns ? "" : colourAt(x, y);
      if (next === colour) continue;
      put(colour, from, y, x - from);
      [from, colour] = [x, next];
    }
  }
  const flame = torches
    .map((torch) => {
      const [h, w] = [Math.round(r * 0.2), Math.round(r * 0.055)];
      let data = "";
      let core = "";
      for (let y = 0; y < h; y += 1) {
        const half = Math.max(0, Math.round(w * Math.sin(((h - y) / h) * 2.6) + random.range(-0.4, 0.8)));
        data += `M${torch.x - half} ${torch.y - y}h${half * 2 + 1}v1h-${half * 2 + 1}`;
        if (y < h * 0.55 && half > 0)
          core += `M${torch.x - half + 1} ${torch.y - y}h${half * 2 - 1}v1h-${half * 2 - 1}`;
      }
      return (
        path(data, palette.second) +
        path(core, palette.light) +
        rect(torch.x - 1, torch.y + 1, 3, Math.round(r * 0.2), mix(palette.deep, palette.soft, 0.3)) +
        rect(torch.x - w, torch.y + 1, w * 2 + 1, 2, palette.soft)
      );
    })
    .join("");
  const calm = calmVeil(frame, palette.deep, 0.8);
  const glow = torches
    .map((torch, index) =>
      radial(`t${index}`, torch.x * cell, torch.y * cell, frame.r * 0.75, [
        [0, palette.second, 0.5],
        [1, palette.second, 0],
      ]),
    )
    .join("");
  // A run is a stroke one cell high: half the bytes of a filled box.
  const body = [...runs].map(([colour, d]) => el("path", { d, stroke: colour })).join("");
  return svgDocument(
    frame.w,
    frame.h,
    calm.definition + glow,
    rect(0, 0, frame.w, frame.h, palette.deep) +
      `<g transform="scale(${cell})" shape-rendering="crispEdges"><g transform="translate(0 .5)" fill="none">${body}</g>${flame}</g>` +
      torches
        .map((_, index) =>
          rect(0, 0, frame.w, frame.h, `url(#t${index})`, { style: "mix-blend-mode:screen" }),
        )
        .join("") +
      calm.veil,
  );
}

/** Torch-lit halls on a coarse grid with ordered dithering. */
export const pixel = {
  id: "pixel",
  motifs: motifsExcept("fruit"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
