import { mix } from "../../draw/colour.ts";
import { num, ring, spline } from "../../draw/path.ts";
import { circle, el, group, path, rect, stroke, svgDocument } from "../../draw/svg.ts";
import { grain } from "../../draw/texture.ts";
import { fit, type Part, type Tone } from "../../subjects/parts.ts";
import { chooseSubject, outlinesOf } from "../../subjects/render.ts";
import { motifs, type DrawingSystem, type Palette, type Scene } from "../../draw/drawingSystem.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#1f2a5c",
    mid: "#3d5588",
    soft: "#f7c8b8",
    light: "#f8f1e2",
    accent: "#ff5a4d",
    second: "#f9c22e",
  },
  {
    deep: "#124038",
    mid: "#00838a",
    soft: "#f6d3dd",
    light: "#f6f3e4",
    accent: "#ff6f91",
    second: "#4cc3b0",
  },
  {
    deep: "#4a1942",
    mid: "#843b76",
    soft: "#ffd9a0",
    light: "#fbf2e6",
    accent: "#f2545b",
    second: "#f79d2b",
  },
  {
    deep: "#23331c",
    mid: "#3f6b3a",
    soft: "#f4e08a",
    light: "#f7f4e6",
    accent: "#f06a2f",
    second: "#8bbf3f",
  },
  {
    deep: "#2b2140",
    mid: "#5a4b9b",
    soft: "#c9e4e0",
    light: "#f5f2ea",
    accent: "#8a6ff0",
    second: "#ff8e6e",
  },
  {
    deep: "#11304d",
    mid: "#0072a3",
    soft: "#f5cfb3",
    light: "#f9f3e8",
    accent: "#e8452f",
    second: "#3ea6c4",
  },
];

const dots = (id: string, colour: string, step: number, radius: number, turn: number): string =>
  el(
    "pattern",
    { id, width: step, height: step, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
    circle(step / 2, step / 2, radius, colour),
  );

/** One ink drum: the parts it prints, by reference to their outlines. */
function drum(parts: readonly Part[], inkOf: (tone: Tone) => string | undefined): string {
  return parts
    .map((part, index) => {
      const ink = inkOf(part.tone);
      if (ink === undefined) return "";
      return el("use", {
        href: `#p${index}`,
        ...(part.width === undefined
          ? { fill: ink }
          : { fill: "none", stroke: ink, "stroke-width": part.width }),
      });
    })
    .join("");
}

function draw(scene: Scene): string {
  const { frame, random, palette, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene);
  const shift = (): string => `translate(${num(random.range(-6, 6))} ${num(random.range(-6, 6))})`;
  const multiply = "mix-blend-mode:multiply";
  const layout = random.int(0, 2);
  const copies: [number, number, number, number][] =
    layout === 0
      ? [[cx, cy, r * 0.94, random.range(-8, 8)]]
      : layout === 1
        ? [
            [cx + r * 0.5, cy - r * 0.46, r * 0.62, 14],
            [cx - r * 0.3, cy + r * 0.16, r * 0.86, -8],
          ]
        : [
            [cx - r * 0.72, cy - r * 0.66, r * 0.36, -16],
            [cx + r * 0.5, cy - r * 0.5, r * 0.54, 12],
            [cx - r * 0.2, cy + r * 0.22, r * 0.8, -4],
          ];
  const blobs = Array.from({ length: 4 }, (_, index) => {
    const radius = r * random.range(0.5, 1.1);
    const [x, y] = [cx + random.range(-1.2, 1.2) * r, cy + random.range(-0.9, 0.7) * r];
    const d =
      layout === 1
        ? spline(
            ring(x, y, radius, radius * random.range(0.6, 1), 7, random.range(0, 90)).map((point) => ({
              x: point.x + random.range(-0.12, 0.12) * r,
              y: point.y + random.range(-0.12, 0.12) * r,
            })),
          )
        : spline(ring(x, y, radius));
    return path(
      d,
      ["url(#ha)", palette.soft, "url(#hb)", mix(palette.second, palette.light, 0.45)][index] ?? palette.soft,
      { style: multiply, transform: shift() },
    );
  }).join("");
  const stripes =
    layout === 2
      ? stroke(
          Array.from(
            { length: 9 },
            (_, index) =>
              `M-40 ${num(cy - r + index * r * 0.26)}q${num(frame.w / 8)} ${num(-r * 0.2)} ${num(frame.w / 4)} 0t${num(frame.w / 4)} 0t${num(frame.w / 4)} 0t${num(frame.w / 4 + 80)} 0`,
          ).join(""),
          palette.second,
          r * 0.05,
          { style: multiply, opacity: 0.8 },
        )
      : "";
  const outlines = outlinesOf(parts, "p");
  const plates =
    el(
      "g",
      { id: "paper" },
      drum(parts, () => palette.light),
    ) +
    el(
      "g",
      { id: "first" },
      drum(
        parts,
        (tone) =>
          ({
            base: palette.accent,
            shade: palette.accent,
            light: undefined,
            accent: palette.light,
            ink: palette.deep,
          })[tone],
      ),
    ) +
    el(
      "g",
      { id: "second" },
      drum(
        parts,
        (tone) =>
          ({
            base: undefined,
            shade: "url(#fine)",
            light: "url(#faint)",
            accent: palette.second,
            ink: undefined,
          })[tone],
      ),
    );
  const shapes = copies
    .map(([x, y, reach, turn]) => {
      const transform = fit(x, y, reach, turn);
      return (
        el("use", { href: "#paper", transform }) +
        group(el("use", { href: "#first", transform }), { transform: shift() }) +
        group(el("use", { href: "#second", transform }), { transform: shift(), style: multiply })
      );
    })
    .join("");
  const calmRows = Array.from({ length: 13 }, (_, row) => {
    const step = frame.format === "wide" ? 44 : 26;
    const pattern = el(
      "pattern",
      { id: `c${row}`, width: step, height: step, patternUnits: "userSpaceOnUse" },
      circle(step / 2, step / 2, step * (0.08 + row * 0.052), palette.deep),
    );
    if (frame.format === "landscape")
      return { pattern, band: rect(0, 26 * (22 + row), frame.w, 26, `url(#c${row})`) };
    if (frame.format === "portrait")
      return { pattern, band: rect(0, 26 * (18 + row), frame.w, 26, `url(#c${row})`) };
    return { pattern, band: rect(44 * (30 - row), 0, 44, frame.h, `url(#c${row})`) };
  });
  const calm =
    calmRows.map((row) => row.band).join("") +
    (frame.format === "landscape"
      ? rect(0, 26 * 35, frame.w, frame.h, palette.deep)
      : frame.format === "portrait"
        ? rect(0, 26 * 31, frame.w, frame.h, palette.deep)
        : rect(0, 0, 44 * 18, frame.h, palette.deep) +
          rect(44 * 18, 0, 44 * 5, frame.h, palette.deep, { opacity: 0.9 }));
  const speck = grain(frame, noise, { colour: "light", opacity: 0.4, scale: ".5", bias: -0.5 });
  return svgDocument(
    frame.w,
    frame.h,
    outlines +
      plates +
      dots("ha", palette.accent, 14, 3.4, 22) +
      dots("hb", palette.second, 12, 4.1, 52) +
      dots("fine", palette.deep, 4.4, 1.35, 34) +
      dots("faint", palette.second, 5, 0.9, 70) +
      calmRows.map((row) => row.pattern).join("") +
      speck.definition,
    rect(0, 0, frame.w, frame.h, palette.light) +
      rect(0, 0, frame.w, frame.h, palette.soft, { opacity: random.range(0, 0.7) }) +
      blobs +
      stripes +
      calm +
      shapes +
      speck.sheet,
  );
}

/** Stencil duplicator print: two drums, halftone, inks that miss each other by a hair. */
export const riso = {
  id: "riso",
  motifs,
  palettes,
  draw,
} as const satisfies DrawingSystem;
