import { mix } from "../../draw/colour.ts";
import { calmVeil } from "../../draw/frame.ts";
import { num, polyline } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, group, linear, path, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { roughen } from "../../draw/roughen.ts";
import { grain } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, referred } from "../../subjects/render.ts";
import { motifsExcept, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#12294a",
    mid: "#2a5c8c",
    soft: "#e8cfa6",
    light: "#f7efdc",
    accent: "#d0402c",
    second: "#8fb7c4",
  },
  {
    deep: "#1d2f2c",
    mid: "#3f766a",
    soft: "#efc9a8",
    light: "#faf1dd",
    accent: "#c93a45",
    second: "#9cc1a6",
  },
  {
    deep: "#2b1f3d",
    mid: "#5e4a86",
    soft: "#f0b9a0",
    light: "#fbeee2",
    accent: "#e2593b",
    second: "#b79cc4",
  },
  {
    deep: "#3b1a1c",
    mid: "#8a3a34",
    soft: "#f0c583",
    light: "#fbf0d6",
    accent: "#1f5c6e",
    second: "#d79a72",
  },
  {
    deep: "#17262e",
    mid: "#44697a",
    soft: "#d9dccf",
    light: "#f6f5ec",
    accent: "#b8342b",
    second: "#a9bfc2",
  },
];

/** Drawn mist: a bank of level bars with round ends. */
function mist(x: number, y: number, length: number, height: number, random: Random): string {
  let data = "";
  for (let row = 0; row < 4; row += 1) {
    const [from, wide] = [x + random.range(-0.3, 0.3) * length, length * random.range(0.5, 1)];
    const top = y + row * height;
    data += `M${num(from)} ${num(top)}h${num(wide)}a${num(height / 2)} ${num(height / 2)} 0 0 1 0 ${num(height)}h${num(-wide)}a${num(height / 2)} ${num(height / 2)} 0 0 1 0 ${num(-height)}Z`;
  }
  return data;
}

/** One rank of curling waves, with the claw of foam on each crest. */
function waveRank(
  width: number,
  y: number,
  floor: number,
  size: number,
  random: Random,
): { body: string; foam: string; lines: string } {
  let [body, foam, lines] = [`M-80 ${num(floor)}V${num(y)}`, "", ""];
  for (let x = -80 - random.range(0, size); x < width + size; x += size) {
    const s = size * random.range(0.9, 1.1);
    const lift = s * random.range(0.32, 0.5);
    body += `L${num(x)} ${num(y)}C${num(x + s * 0.3)} ${num(y + s * 0.06)} ${num(x + s * 0.42)} ${num(y - lift)} ${num(x + s * 0.78)} ${num(y - lift)}C${num(x + s * 0.98)} ${num(y - lift)} ${num(x + s * 1.02)} ${num(y - lift * 0.55)} ${num(x + s * 0.86)} ${num(y - lift * 0.5)}C${num(x + s * 0.82)} ${num(y - lift * 0.2)} ${num(x + s * 0.9)} ${num(y)} ${num(x + s)} ${num(y)}`;
    foam += `M${num(x + s * 0.42)} ${num(y - lift * 0.72)}C${num(x + s * 0.54)} ${num(y - lift * 1.02)} ${num(x + s * 0.66)} ${num(y - lift * 1.12)} ${num(x + s * 0.8)} ${num(y - lift * 1.06)}C${num(x + s * 1.02)} ${num(y - lift)} ${num(x + s * 1.06)} ${num(y - lift * 0.5)} ${num(x + s * 0.86)} ${num(y - lift * 0.44)}q${num(s * 0.03)} ${num(-lift * 0.12)} ${num(-s * 0.03)} ${num(-lift * 0.14)}q${num(s * 0.06)} ${num(-lift * 0.12)} ${num(-s * 0.04)} ${num(-lift * 0.14)}q0 ${num(-lift * 0.1)} ${num(-s * 0.09)} ${num(-lift * 0.04)}q${num(-s * 0.12)} ${num(-lift * 0.04)} ${num(-s * 0.28)} ${num(lift * 0.04)}Z`;
    for (const k of [0.16, 0.32, 0.48])
      lines += `M${num(x + s * (0.1 + k))} ${num(y + s * k * 1.1)}C${num(x + s * (0.36 + k * 0.6))} ${num(y + s * k)} ${num(x + s * 0.5)} ${num(y - lift * (0.6 - k))} ${num(x + s * 0.74)} ${num(y - lift * (0.86 - k))}`;
  }
  return { body: `${body}V${num(floor)}Z`, foam, lines };
}

function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const snowy = motif === "winter" || motif === "norse" || motif === "animals";
  const sunX = cx + random.range(-0.36, 0.36) * r;
  const sun = circle(sunX, cy - r * 0.22, r * random.range(0.66, 0.86), "url(#sun)");
  const peakX = cx + random.pick([-1, 1]) * r * random.range(0.3, 0.7);
  const peak = `M${num(peakX - r * 1.9)} ${num(cy + r * 0.7)}C${num(peakX - r * 0.8)} ${num(cy + r * 0.45)} ${num(peakX - r * 0.4)} ${num(cy - r * 0.3)} ${num(peakX - r * 0.16)} ${num(cy - r * 0.56)}L${num(peakX - r * 0.04)} ${num(cy - r * 0.5)}L${num(peakX + r * 0.05)} ${num(cy - r * 0.57)}L${num(peakX + r * 0.18)} ${num(cy - r * 0.5)}C${num(peakX + r * 0.4)} ${num(cy - r * 0.26)} ${num(peakX + r * 0.8)} ${num(cy + r * 0.45)} ${num(peakX + r * 1.9)} ${num(cy + r * 0.7)}Z`;
  const cap = `M${num(peakX - r * 0.34)} ${num(cy - r * 0.28)}L${num(peakX - r * 0.16)} ${num(cy - r * 0.56)}L${num(peakX - r * 0.04)} ${num(cy - r * 0.5)}L${num(peakX + r * 0.05)} ${num(cy - r * 0.57)}L${num(peakX + r * 0.18)} ${num(cy - r * 0.5)}L${num(peakX + r * 0.36)} ${num(cy - r * 0.28)}L${num(peakX + r * 0.24)} ${num(cy - r * 0.22)}L${num(peakX + r * 0.2)} ${num(cy - r * 0.3)}L${num(peakX + r * 0.1)} ${num(cy - r * 0.1)}L${num(peakX + r * 0.02)} ${num(cy - r * 0.3)}L${num(peakX - r * 0.1)} ${num(cy - r * 0.04)}L${num(peakX - r * 0.16)} ${num(cy - r * 0.26)}L${num(peakX - r * 0.26)} ${num(cy - r * 0.12)}Z`;
  const clouds = [
    [-1.6, -0.85, 1.3],
    [0.5, -0.98, 1.2],
    [-1.3, 0.36, 1.1],
    [0.7, 0.28, 1.2],
  ]
    .map(([dx = 0, dy = 0, length = 1]) => mist(cx + dx * r, cy + dy * r, r * length, r * 0.062, random))
    .join("");
  const ranks = [0.5, 0.72, 0.98].map((depth, index) => ({
    ...waveRank(frame.w, cy + r * depth, frame.h + 60, r * (0.4 + index * 0.14), random),
    tone: [palette.second, palette.mid, mix(palette.mid, palette.deep, 0.6)][index] ?? palette.mid,
  }));
  const drawRank = (index: number): string => {
    const rank = ranks[index];
    return rank === undefined
      ? ""
      : path(rank.body, rank.tone) +
          stroke(rank.lines, mix(rank.tone, palette.light, 0.55), 3, { opacity: 0.7 }) +
          path(rank.foam, palette.light) +
          stroke(rank.body, palette.deep, 2.4);
  };
  const inks = {
    base: mix(palette.mid, palette.light, 0.12),
    shade: mix(palette.mid, palette.deep, 0.65),
    light: palette.light,
    accent: mix(palette.soft, "#f2b84b", 0.55),
    ink: palette.deep,
  };
  const keyline = parts
    .map((part, index) =>
      el("use", {
        href: `#p${index}`,
        fill: part.width === undefined ? palette.deep : "none",
        stroke: palette.deep,
        "stroke-width": (part.width ?? 0) + 1.8,
      }),
    )
    .join("");
  const subject = placed(
    keyline + parts.map((part, index) => referred(`p${index}`, part, inks[part.tone])).join(""),
    cx,
    cy + r * 0.02,
    r * 0.8,
  );
  const side = random.pick([-1, 1]);
  const blossoms = Array.from({ length: 15 }, (_, index) => {
    const t = index / 15;
    const [x, y, size] = [
      cx + side * r * (1.36 - t * 0.86) + random.range(-0.1, 0.1) * r,
      cy - r * (1.06 - t * 0.18) + random.range(-0.1, 0.14) * r,
      r * random.range(0.03, 0.055),
    ];
    return el("use", {
      href: "#bloom",
      transform: `translate(${num(x)} ${num(y)}) rotate(${num(random.range(0, 72))}) scale(${(size / 10).toFixed(2)})`,
    });
  }).join("");
  const twig = stroke(
    `M${num(cx + side * r * 1.6)} ${num(cy - r * 1.16)}Q${num(cx + side * r)} ${num(cy - r * 1.04)} ${num(cx + side * r * 0.44)} ${num(cy - r * 0.8)}M${num(cx + side * r * 1.1)} ${num(cy - r * 1.05)}q${num(-side * r * 0.1)} ${num(r * 0.2)} ${num(-side * r * 0.3)} ${num(r * 0.26)}M${num(cx + side * r * 0.9)} ${num(cy - r)}q${num(-side * r * 0.2)} ${num(-r * 0.06)} ${num(-side * r * 0.3)} ${num(-r * 0.02)}`,
    mix(palette.deep, palette.accent, 0.14),
    r * 0.024,
  );
  const snow = snowy
    ? Array.from({ length: 70 }, () =>
        circle(random.range(0, frame.w), random.range(0, frame.ground), random.range(2, 6.5), palette.light, {
          opacity: 0.9,
        }),
      ).join("")
    : "";
  const birds = snowy
    ? ""
    : stroke(
        Array.from({ length: 6 }, () => {
          const [x, y, s] = [
            cx + random.range(-1, 1) * r,
            cy - r * random.range(0.5, 0.95),
            r * random.range(0.03, 0.06),
          ];
          return `M${num(x - s)} ${num(y - s * 0.4)}q${num(s * 0.6)} ${num(-s * 0.2)} ${num(s)} ${num(s * 0.4)}q${num(s * 0.4)} ${num(-s * 0.6)} ${num(s)} ${num(-s * 0.4)}`;
        }).join(""),
        palette.deep,
        4,
      );
  const seal = group(
    rect(-r * 0.045, -r * 0.07, r * 0.09, r * 0.14, palette.accent, { rx: 4 }) +
      stroke(
        `M${num(-r * 0.02)} ${num(-r * 0.04)}h${num(r * 0.04)}m${num(-r * 0.02)} 0v${num(r * 0.08)}m${num(-r * 0.02)} ${num(-r * 0.03)}h${num(r * 0.04)}`,
        palette.light,
        3.4,
      ),
    { transform: `translate(${num(cx - side * r * 1.02)} ${num(cy - r * 0.86)})` },
  );
  const calm = calmVeil(frame, palette.deep, 0.88);
  const wood = grain(frame, noise, { opacity: 0.3, scale: ".006 .16", bias: -0.25 });
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      linear("sky", 0, 0, 0, cy + r * 0.7, [
        [0, palette.mid],
        [0.2, palette.second],
        [0.5, palette.light],
        [0.85, palette.soft],
        [1, mix(palette.soft, palette.accent, 0.35)],
      ]) +
      linear("sun", 0, cy - r, 0, cy + r * 0.6, [
        [0, palette.accent],
        [0.6, palette.accent],
        [1, mix(palette.accent, palette.soft, 0.8)],
      ]) +
      linear("peak", 0, cy - r * 0.6, 0, cy + r * 0.7, [
        [0, palette.deep],
        [0.5, palette.mid],
        [1, palette.soft],
      ]) +
      el(
        "g",
        { id: "bloom" },
        [0, 72, 144, 216, 288]
          .map((turn) =>
            path(
              "M0 0C6 -4 7 -10 2.6 -11L0 -9.4L-2.6 -11C-7 -10 -6 -4 0 0Z",
              mix(palette.light, palette.accent, 0.22),
              { transform: `rotate(${turn})` },
            ),
          )
          .join("") + circle(0, 0, 2.4, palette.accent),
      ) +
      calm.definition +
      wood.definition,
    rect(0, 0, frame.w, frame.h, "url(#sky)") +
      roughen(
        sun +
          path(peak, "url(#peak)") +
          stroke(peak, palette.deep, 2.4) +
          path(cap, palette.light) +
          path(clouds, palette.light, { opacity: 0.82 }) +
          birds +
          drawRank(0) +
          drawRank(1),
        noise,
        1.4,
      ) +
      subject +
      roughen(drawRank(2) + twig + blossoms + snow + seal, noise, 1.4) +
      path(
        polyline([
          { x: 0, y: 0 },
          { x: frame.w, y: 0 },
          { x: frame.w, y: frame.h },
          { x: 0, y: frame.h },
        ]),
        "none",
        { stroke: palette.light, "stroke-width": 26, opacity: 0.9 },
      ) +
      calm.veil +
      wood.sheet,
  );
}

/** Many-block colour print: graded sky, key line, drawn mist and clawed waves. */
export const ukiyo = {
  id: "ukiyo",
  motifs: motifsExcept("bingo", "city", "cards", "music"),
  palettes,
  draw,
} as const satisfies DrawingSystem;
