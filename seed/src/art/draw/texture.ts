import type { Frame } from "./frame.ts";
import { num } from "./path.ts";
import { el, group, rect } from "./svg.ts";

/** Side of a noise tile for a frequency per px: long enough, at least a few waves, that no repetition shows. */
const tileSide = (frequency: number): number => Math.round(Math.min(800, Math.max(300, 7 / frequency)));

/**
 * Noise as a tile that is drawn once and repeated as `url(#id)`: noise over a whole sheet costs the rasteriser more than
 * the rest of the picture. `finish` contains the filter steps after the noise.
 */
export function noiseTile(
  id: string,
  seed: number,
  noise: { readonly scale: string; readonly octaves?: number; readonly type?: "fractalNoise" | "turbulence" },
  finish: string,
): string {
  const [across = 0.5, down = across] = noise.scale.split(" ").map(Number);
  const [width, height] = [tileSide(across), tileSide(down)];
  const definition = el(
    "filter",
    { id: `${id}-noise`, x: 0, y: 0, width: 1, height: 1 },
    el("feTurbulence", {
      type: noise.type ?? "fractalNoise",
      baseFrequency: noise.scale,
      numOctaves: String(noise.octaves ?? 2),
      seed: String(seed % 997),
      stitchTiles: "stitch",
    }) + finish,
  );
  return (
    definition +
    el(
      "pattern",
      { id, width, height, patternUnits: "userSpaceOnUse" },
      rect(0, 0, width, height, "#888", { filter: `url(#${id}-noise)` }),
    )
  );
}

/** Film or paper grain: a tile of alpha noise, and the rectangle that it fills. `scale` is the noise frequency per px. */
export function grain(
  frame: Frame,
  seed: number,
  options: {
    colour?: "dark" | "light";
    opacity?: number;
    scale?: string;
    blend?: string;
    bias?: number;
  } = {},
): { definition: string; sheet: string } {
  const { colour = "dark", opacity = 0.35, scale = ".7", blend = "normal", bias = -0.35 } = options;
  const tone = colour === "dark" ? 0 : 1;
  const definition = noiseTile(
    "grain",
    seed,
    { scale },
    el("feColorMatrix", {
      values: `0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 1.6 ${bias - 0.35}`,
    }),
  );
  const sheet = rect(0, 0, frame.w, frame.h, "url(#grain)", {
    opacity,
    ...(blend === "normal" ? {} : { style: `mix-blend-mode:${blend}` }),
  });
  return { definition, sheet };
}

/** The shadow of a shape, in px: its offset, how soft (`blur`) and how dark it is. */
export interface Shade {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly opacity: number;
  readonly colour?: string;
}

/** Widths of the outlines that make up a shadow, in multiples of `blur`. */
const FADE = [1.5, 0.9, 0.35] as const;

/**
 * A shape with its soft shadow, drawn as a few translucent outlines below it. It looks like a blur at a twentieth of the
 * time. The path data is written once, under `id`.
 */
export const raised = (
  id: string,
  d: string,
  shade: Shade,
  attributes: Record<string, string | number>,
): string =>
  castShadow(shade, (width, index) =>
    index === 0
      ? // Set on the path itself, the width would apply to every other use of it.
        group(el("path", { id, d }), { "stroke-width": width })
      : el("use", { href: `#${id}`, "stroke-width": width }),
  ) + el("use", { href: `#${id}`, ...attributes });

/** Only the shadow; `outline` draws the shape's outlines in a width, without colour. */
export function castShadow(shade: Shade, outline: (width: number, index: number) => string): string {
  const { dx, dy, blur: softness, opacity, colour = "#000000" } = shade;
  const under = Math.hypot(dx, dy) / 2;
  // A blurred shadow is little more than half as dark at its edge.
  const layer = 1 - (1 - opacity * 0.75) ** (1 / FADE.length);
  return group(FADE.map((reach, index) => outline(2 * (under + softness * reach), index)).join(""), {
    fill: "none",
    stroke: colour,
    "stroke-opacity": layer,
    transform: `translate(${num(dx / 2)} ${num(dy / 2)})`,
  });
}
