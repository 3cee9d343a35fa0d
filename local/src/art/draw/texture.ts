import type { Frame } from "./frame.ts";
import { el, rect } from "./svg.ts";

/** Film or paper grain: an alpha noise filter and the sheet it lies on. `scale` is the noise frequency per px. */
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
  const definition = el(
    "filter",
    { id: "grain", x: 0, y: 0, width: 1, height: 1 },
    el("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: scale,
      numOctaves: "2",
      seed: String(seed % 997),
    }) +
      el("feColorMatrix", {
        values: `0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 0 ${tone} 0 0 0 1.6 ${bias - 0.35}`,
      }),
  );
  const sheet = rect(0, 0, frame.w, frame.h, "#000", {
    filter: "url(#grain)",
    opacity,
    style: `mix-blend-mode:${blend}`,
  });
  return { definition, sheet };
}

/** Hand-made edge: moves every outline by noise. `amount` in px. */
export const roughEdge = (id: string, seed: number, amount: number, frequency = 0.04): string =>
  el(
    "filter",
    { id, x: "-5%", y: "-5%", width: "110%", height: "110%" },
    el("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: frequency,
      numOctaves: "3",
      seed: String(seed % 997),
      result: "n",
    }) +
      el("feDisplacementMap", {
        in: "SourceGraphic",
        in2: "n",
        scale: amount,
        xChannelSelector: "R",
        yChannelSelector: "G",
      }),
  );

/** Soft shadow of a sheet lying on another. */
export const shadow = (
  id: string,
  dx: number,
  dy: number,
  blur: number,
  opacity: number,
  colour = "#000000",
): string =>
  el(
    "filter",
    { id, x: "-20%", y: "-20%", width: "140%", height: "140%" },
    el("feDropShadow", { dx, dy, stdDeviation: blur, "flood-color": colour, "flood-opacity": opacity }),
  );

export const blur = (id: string, amount: number): string =>
  el(
    "filter",
    { id, x: "-60%", y: "-60%", width: "220%", height: "220%" },
    el("feGaussianBlur", { stdDeviation: amount }),
  );
