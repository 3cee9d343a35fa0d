import { mix } from "../../draw/colour.ts";
import { calmVeil, vignette } from "../../draw/frame.ts";
import { num } from "../../draw/path.ts";
import { circle, el, group, radial, rect, svgDocument } from "../../draw/svg.ts";
import { grain } from "../../draw/texture.ts";
import { chooseSubject, outlinesOf, placed, referred, shrunk, subjectShadow } from "../../subjects/render.ts";
import type { DrawingSystem, Motif, Palette, Scene } from "../../draw/drawingSystem.ts";
import { branchSymbol, flowerSymbol, leafSymbols } from "./plants.ts";

const palettes: readonly Palette[] = [
  {
    deep: "#10201a",
    mid: "#2f6b46",
    soft: "#a7c77a",
    light: "#f6eed6",
    accent: "#d9563f",
    second: "#e9b44c",
  },
  {
    deep: "#171422",
    mid: "#3e5a63",
    soft: "#9db8a8",
    light: "#f7ebe0",
    accent: "#c2568a",
    second: "#e8a598",
  },
  {
    deep: "#0e1f2b",
    mid: "#1f6571",
    soft: "#82c0b0",
    light: "#f2f2df",
    accent: "#f08a4b",
    second: "#f3d06b",
  },
  {
    deep: "#22130f",
    mid: "#6b5a2b",
    soft: "#c9b26a",
    light: "#fbefd5",
    accent: "#b8322a",
    second: "#de8a34",
  },
  {
    deep: "#121b12",
    mid: "#4a6b2a",
    soft: "#c3d480",
    light: "#fbf7e3",
    accent: "#8f5bb8",
    second: "#f0c04a",
  },
];

const drawnWell: Partial<Record<Motif, readonly string[]>> = {
  jungle: ["monstera", "orchid", "toucan", "serpent", "tiger"],
  magic: ["mushrooms", "moth", "hand", "candle"],
  luck: ["clover", "ladybird", "magpie", "horseshoe"],
  food: ["chilli", "spices", "oyster", "coffee"],
  animals: ["hare", "owl", "stag", "wolf"],
  desert: ["saguaro", "skull", "lizard", "scorpion"],
};

function draw(scene: Scene): string {
  const { frame, random, palette, motif, noise } = scene;
  const { cx, cy, r } = frame;
  const { parts } = chooseSubject(scene, drawnWell);
  const species = [random.int(0, 3), random.int(0, 3), random.int(0, 3)];
  const branches = [0, 1, 2]
    .flatMap((tone) =>
      species.map((kind, index) => branchSymbol(`b${index}${tone}`, kind, tone, palette, random)),
    )
    .join("");
  const spray = (
    from: number,
    to: number,
    count: number,
    reach: number,
    length: number,
    tone: number,
  ): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + ((to - from) * (index + random.range(0.2, 0.8))) / count;
      const radian = ((angle - 90) * Math.PI) / 180;
      const scale = (r * length * random.range(0.8, 1.2)) / 300;
      return el("use", {
        href: `#b${index % 3}${tone}`,
        transform: `translate(${num(cx + Math.cos(radian) * r * reach)} ${num(cy + Math.sin(radian) * r * reach)}) rotate(${num(angle + random.range(-26, 26))}) scale(${(random.chance(0.5) ? scale : -scale).toFixed(2)} ${scale.toFixed(2)})`,
      });
    }).join("");
  const spread = frame.format === "portrait" ? 0 : 0.16;
  const far = group(spray(0, 360, 18, 0.5, 1.1 + spread, 2) + spray(0, 360, 9, 1.1, 1.4, 2), {
    opacity: 0.7,
  });
  const middle = spray(-130, 130, 13, 0.54, 0.78 + spread, 0);
  const near = spray(112, 248, 10, 0.58, 0.66 + spread, 1);
  const flowers = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index / 9) * 300 + 30 + random.range(-14, 14)) * (Math.PI / 180);
    const reach = r * random.range(0.86, 1.14);
    return el("use", {
      href: `#f${index % 2}`,
      transform: `translate(${num(cx + Math.sin(angle) * reach)} ${num(cy - Math.cos(angle) * reach)}) rotate(${num(random.range(0, 360))}) scale(${(r * random.range(0.0018, 0.0036)).toFixed(2)})`,
    });
  }).join("");
  const berries = Array.from({ length: 18 }, () => {
    const angle = random.range(0, Math.PI * 2);
    const reach = r * random.range(0.8, 1.2);
    const [x, y, size] = [
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach,
      r * random.range(0.012, 0.03),
    ];
    return (
      circle(x, y, size, palette.accent) + circle(x - size * 0.3, y - size * 0.3, size * 0.3, palette.light)
    );
  }).join("");
  const inks = {
    base: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.55),
    light: palette.light,
    accent: palette.second,
    ink: palette.deep,
  };
  const plain =
    motif === "jungle" || motif === "luck"
      ? {
          ...inks,
          base: mix(palette.mid, palette.soft, 0.55),
          shade: mix(palette.mid, palette.deep, 0.35),
          accent: palette.accent,
        }
      : inks;
  const shade = mix(palette.deep, "#000000", 0.3);
  const hatch = parts
    .map((part, index) =>
      part.width !== undefined || part.points.length < 8 || part.tone === "ink"
        ? ""
        : group([0.9, 0.78, 0.62].map((scale) => shrunk(`p${index}`, part, scale, {})).join(""), {
            stroke: part.tone === "light" ? plain.shade : palette.light,
          }),
    )
    .join("");
  const subject = placed(
    subjectShadow(parts, "p", { dx: 0, dy: 5, blur: 5, opacity: 0.7, colour: shade }) +
      parts
        .map((part, index) =>
          el("use", {
            href: `#p${index}`,
            fill: part.width === undefined ? shade : "none",
            stroke: shade,
            "stroke-width": (part.width ?? 0) + 3.2,
          }),
        )
        .join("") +
      parts.map((part, index) => referred(`p${index}`, part, plain[part.tone])).join("") +
      group(hatch, { fill: "none", "stroke-width": 0.7, opacity: 0.4, "stroke-dasharray": "6 3 14 4" }),
    cx,
    cy,
    r * 0.76,
  );
  const calm = calmVeil(frame, palette.deep, 0.88);
  const dark = vignette(frame, mix(palette.deep, "#000000", 0.4), 0.6);
  const paper = grain(frame, noise, { opacity: 0.4, scale: ".9", bias: -0.25 });
  return svgDocument(
    frame.w,
    frame.h,
    outlinesOf(parts, "p") +
      leafSymbols(palette) +
      branches +
      flowerSymbol("f0", palette, random) +
      flowerSymbol("f1", palette, random) +
      radial("dusk", cx, cy + r * 0.1, r * 0.95, [
        [0, palette.deep, 0.75],
        [0.7, palette.deep, 0.5],
        [1, palette.deep, 0],
      ]) +
      radial("light", cx - r * 0.2, cy - r * 0.25, r * 1.3, [
        [0, mix(palette.light, palette.soft, 0.4), 0.95],
        [0.5, palette.mid, 0.7],
        [1, palette.deep, 0],
      ]) +
      calm.definition +
      dark.definition +
      paper.definition,
    rect(0, 0, frame.w, frame.h, palette.deep) +
      rect(0, 0, frame.w, frame.h, "url(#light)") +
      far +
      dark.veil +
      middle +
      circle(cx, cy + r * 0.1, r * 0.95, "url(#dusk)") +
      near +
      flowers +
      berries +
      subject +
      calm.veil +
      paper.sheet,
  );
}

/** Dark still life: a specimen lit among leaves and flowers. */
export const botanical = {
  id: "botanical",
  motifs: ["fruit", "jungle", "magic", "luck", "food", "animals", "desert"],
  palettes,
  shows: (motif: Motif, subject: string) => drawnWell[motif]?.includes(subject) ?? true,
  draw,
} as const satisfies DrawingSystem;
