import { el, linear, rect } from "./svg.ts";

export type Format = "portrait" | "landscape" | "wide";

/**
 * The sheet of one format, in px: where the subject sits (`cx`, `cy`, reach `r`), where the ground
 * begins, and which part stays calm because text is set on it (none in landscape).
 */
export type Frame = {
  readonly format: Format;
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly ground: number;
  readonly calm?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
};

const frames: Record<Format, Frame> = {
  portrait: {
    format: "portrait",
    w: 900,
    h: 1200,
    cx: 450,
    cy: 430,
    r: 360,
    ground: 790,
    calm: { x: 0, y: 800, w: 900, h: 400 },
  },
  landscape: { format: "landscape", w: 1600, h: 1000, cx: 800, cy: 480, r: 370, ground: 800 },
  wide: {
    format: "wide",
    w: 2100,
    h: 900,
    cx: 1530,
    cy: 430,
    r: 350,
    ground: 730,
    calm: { x: 0, y: 0, w: 1000, h: 900 },
  },
};

export const frameOf = (format: Format): Frame => frames[format];

/** A gradient and a veil that fade the picture into `colour` where text will be set. */
export function calmVeil(frame: Frame, colour: string, strength = 0.9): { definition: string; veil: string } {
  if (frame.format === "landscape") return { definition: "", veil: "" };
  const stops = [
    [0, colour, 0],
    [0.45, colour, strength * 0.72],
    [0.8, colour, strength * 0.92],
    [1, colour, strength],
  ] as const;
  const definition =
    frame.format === "portrait"
      ? linear("calm", 0, 660, 0, 960, stops)
      : linear("calm", 1330, 0, 640, 0, stops);
  return { definition, veil: rect(0, 0, frame.w, frame.h, "url(#calm)") };
}

/** Darkened corners, which draw attention to the subject. */
export function vignette(
  frame: Frame,
  colour: string,
  opacity: number,
): { definition: string; veil: string } {
  const definition = el(
    "radialGradient",
    {
      id: "vig",
      gradientUnits: "userSpaceOnUse",
      cx: frame.cx,
      cy: frame.cy,
      r: Math.hypot(frame.w, frame.h) * 0.56,
    },
    `<stop offset=".5" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return { definition, veil: rect(0, 0, frame.w, frame.h, "url(#vig)") };
}
