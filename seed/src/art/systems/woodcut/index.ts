import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { at, num, polyline, ring, spline } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { el, group, path, rect, svgDocument } from "../../draw/svg.ts";
import { roughen } from "../../draw/roughen.ts";
import { grain } from "../../draw/texture.ts";
import { extentOf, type Part } from "../../subjects/parts.ts";
import { chooseSubject, outlinesOf, placed, referred, shrunk } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#1b1715",
    mid: "#8d2a1c",
    soft: "#d9b98a",
    light: "#f2e6cd",
    accent: "#c8452a",
    second: "#b8472f",
  },
  {
    deep: "#10202b",
    mid: "#2c5a6b",
    soft: "#c9cfb9",
    light: "#efeedd",
    accent: "#d08a2e",
    second: "#3f7787",
  },
  {
    deep: "#1c2416",
    mid: "#4d6a2c",
    soft: "#cdc893",
    light: "#f1edd2",
    accent: "#c9622a",
    second: "#7d9440",
  },
  {
    deep: "#231629",
    mid: "#6b3a6e",
    soft: "#d9bfae",
    light: "#f4e8dc",
    accent: "#d99a2b",
    second: "#8d4d73",
  },
  {
    deep: "#1a1a1c",
    mid: "#6e5a2a",
    soft: "#d8c48c",
    light: "#f6efd9",
    accent: "#a8321f",
    second: "#cf9f3a",
  },
];

/** A gouge: the spindle a V-tool leaves, from one point to another. */
const gouge = (x1: number, y1: number, x2: number, y2: number, width: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const [mx, my] = [x1 + (x2 - x1) * 0.4, y1 + (y2 - y1) * 0.4];
  return `M${num(x1)} ${num(y1)}Q${num(mx + nx)} ${num(my + ny)} ${num(x2)} ${num(y2)}Q${num(mx - nx)} ${num(my - ny)} ${num(x1)} ${num(y1)}Z`;
};

/** Sky carved in rays about the subject, or in long level strokes. */
function sky({ frame, random }: Scene, radiating: boolean): string {
  let data = "";
  if (radiating) {
    for (let angle = 0; angle < 360; angle += 3.8) {
      const turn = ((angle + random.range(-0.7, 0.7)) * Math.PI) / 180;
      let from = frame.r * random.range(0.98, 1.16);
      for (let step = 0; step < (frame.format === "portrait" ? 3 : 4); step += 1) {
        const to = from + frame.r * random.range(0.25, 0.6);
        data += gouge(
          frame.cx + Math.cos(turn) * from,
          frame.cy + Math.sin(turn) * from,
          frame.cx + Math.cos(turn) * to,
          frame.cy + Math.sin(turn) * to,
          frame.r * (0.012 + step * 0.006),
        );
        from = to + frame.r * random.range(0.04, 0.14);
      }
    }
    return data;
  }
  for (let y = -10; y < frame.ground; y += random.range(13, 19)) {
    for (let x = random.range(-200, 0); x < frame.w;) {
      const length = random.range(70, 260);
      const bow = Math.sin((x / frame.w) * 3 + y / 160) * 26;
      data += gouge(x, y + bow, x + length, y + bow + random.range(-5, 5), random.range(3, 7));
      x += length + random.range(10, 60);
    }
  }
  return data;
}

/** White lines that follow the form of a plane, as an engraver cuts them. */
function contour(part: Part, index: number, colour: string, random: Random): string {
  if (part.width !== undefined || part.tone === "light" || part.points.length < 7 || extentOf(part) < 56)
    return "";
  const steps = part.tone === "base" ? [0.92, 0.81, 0.69, 0.56, 0.42] : [0.8];
  const dashes = (): string =>
    `${num(random.range(9, 26))} ${num(random.range(2, 7))} ${num(random.range(3, 12))} ${num(random.range(3, 10))}`;
  const lines = steps
    .map((scale) =>
      shrunk(`p${index}`, part, scale, {
        "stroke-dasharray": dashes(),
        "stroke-dashoffset": num(random.range(0, 40)),
      }),
    )
    .join("");
  const pen = { fill: "none", stroke: colour, "stroke-width": part.tone === "base" ? 1.5 : 1 };
  return (
    el("clipPath", { id: `k${index}` }, el("use", { href: `#p${index}` })) +
    group(lines, { "clip-path": `url(#k${index})`, opacity: part.tone === "base" ? 0.95 : 0.7, ...pen })
  );
}

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { parts } = chooseSubject(scene);
  const radiating = random.chance(0.6);
  const calm = calmVeil(frame, palette.deep, 0.97);
  const wear = grain(frame, noise, { colour: "light", opacity: 0.4, scale: ".012 .3", bias: -0.5 });
  const inks = {
    base: palette.deep,
    shade: mix(palette.deep, palette.mid, 0.35),
    light: palette.light,
    accent: palette.accent,
    ink: mix(palette.deep, "#000000", 0.4),
  };
  const halo = parts
    .map((part, index) =>
      extentOf(part) < 30
        ? ""
        : el("use", {
            href: `#p${index}`,
            fill: part.width === undefined ? palette.light : "none",
            stroke: palette.light,
            "stroke-width": (part.width ?? 0) + 6.4,
          }),
    )
    .join("");
  const turn = random.range(-4, 4);
  const reach = frame.r * random.range(0.98, 1.1);
  const body = placed(
    halo +
      parts
        .map(
          (part, index) =>
            referred(`p${index}`, part, inks[part.tone]) + contour(part, index, palette.light, random),
        )
        .join(""),
    frame.cx,
    frame.cy,
    reach,
    turn,
  );
  const ground = polyline([
    at(-40, frame.ground - 20),
    ...Array.from({ length: 14 }, (_, index) =>
      at((frame.w / 13) * index, frame.ground + random.range(-26, 16)),
    ),
    at(frame.w + 40, frame.ground),
    at(frame.w + 40, frame.h + 40),
    at(-40, frame.h + 40),
  ]);
  let blades = "";
  for (let index = 0; index < 70; index += 1) {
    const [x, y] = [random.range(0, frame.w), frame.ground + random.range(0, frame.h - frame.ground) * 0.7];
    blades += gouge(x, y, x + random.range(-26, 26), y - random.range(26, 70), random.range(2, 4));
  }
  const size = frame.r * (radiating ? 0.98 : 0.9);
  const disc = path(
    spline(ring(frame.cx + random.range(-0.2, 0.2) * frame.r, frame.cy - frame.r * 0.06, size, size, 28)),
    radiating ? palette.light : palette.accent,
  );
  return svgDocument(
    frame.w,
    frame.h,
    roughen(outlinesOf(parts, "p"), noise, 0.7) + calm.definition + wear.definition,
    rect(0, 0, frame.w, frame.h, palette.second) +
      roughen(
        path(sky(scene, radiating), palette.light, { opacity: radiating ? 0.95 : 0.6 }) +
          disc +
          path(ground, palette.deep) +
          path(blades, palette.second, { opacity: 0.85 }),
        noise,
        2.6,
      ) +
      body +
      calm.veil +
      wear.sheet,
  );
}

/** Relief print: black block, gouged light, one or two spot inks. */
export const woodcut = {
  id: "woodcut",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
