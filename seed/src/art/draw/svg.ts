import { num } from "./path.ts";

type Value = string | number | undefined;

/** An SVG element. Undefined attributes are omitted; numbers of 1 and above are rounded to a tenth. */
export function el(name: string, attributes: Record<string, Value>, children = ""): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    const shown =
      typeof value === "number"
        ? Math.abs(value) < 2
          ? String(Math.round(value * 1e4) / 1e4)
          : num(value)
        : value;
    text += ` ${key}="${shown}"`;
  }
  return children === "" ? `${text}/>` : `${text}>${children}</${name}>`;
}

export const path = (d: string, fill: string, rest: Record<string, Value> = {}): string =>
  el("path", { d, fill, ...rest });

export const stroke = (d: string, colour: string, width: number, rest: Record<string, Value> = {}): string =>
  el("path", { d, fill: "none", stroke: colour, "stroke-width": width, ...rest });

export const group = (children: string, attributes: Record<string, Value> = {}): string =>
  el("g", attributes, children);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest: Record<string, Value> = {},
): string => el("rect", { x, y, width, height, fill, ...rest });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  rest: Record<string, Value> = {},
): string => el("circle", { cx, cy, r, fill, ...rest });

/** A stop list `[offset, colour, opacity?]` for a gradient. */
export type Stops = readonly (readonly [number, string, number?])[];

const stopMarks = (stops: Stops): string =>
  stops
    .map(([offset, colour, opacity]) => el("stop", { offset, "stop-color": colour, "stop-opacity": opacity }))
    .join("");

/** Linear gradient in user space, from (x1, y1) to (x2, y2). */
export const linear = (id: string, x1: number, y1: number, x2: number, y2: number, stops: Stops): string =>
  el("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 }, stopMarks(stops));

/** Radial gradient in user space. */
export const radial = (id: string, cx: number, cy: number, r: number, stops: Stops): string =>
  el("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx, cy, r }, stopMarks(stops));

/** Shortens path data: no space before a minus sign, no zero before a decimal point. */
const compact = (svg: string): string =>
  svg.replaceAll(
    / d="([^"]*)"/g,
    (_, data: string) => ` d="${data.replaceAll(" -", "-").replaceAll(/(?<![\d.])0\./g, ".")}"`,
  );

/** The SVG document. Lines have round caps and joins by default. Nothing is drawn outside the box or loaded from outside. */
export function svgDocument(width: number, height: number, definitions: string, body: string): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return compact(el("svg", attributes, (definitions === "" ? "" : el("defs", {}, definitions)) + body));
}
