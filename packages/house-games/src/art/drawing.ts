/** A colour stop: place from 0 to 1, colour, and opacity when it is not full. */
type Stop = readonly [place: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([place, colour, opacity]) =>
        `<stop offset="${place}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** A linear gradient along `from`–`to`, in shares of the shape's box; from top to bottom by default. */
export const linear = (
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

/** A radial gradient around a point, in shares of the shape's box; lit from the upper left by default. */
export const radial = (
  id: string,
  stops: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.36, 0.3, 0.78],
) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;

/** The same part, turned around a point once for each of the angles. */
export const turned = (part: string, angles: readonly number[], [x, y]: readonly [number, number]) =>
  angles.map((angle) => `<g transform="rotate(${angle} ${x} ${y})">${part}</g>`).join("");

/** `count` numbers from 0. */
export const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

/** A drawing of the given width and height as SVG. */
export const drawing = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Side of a symbol's drawing. */
const SIDE = 100;

export const symbolDrawing = (body: string) => drawing(SIDE, SIDE, body);

/** A drawing as the address of a picture. Drawings come with a game's code, so that they need no request of their own. */
export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The pictures of drawings by name. */
export const picturesOf = (drawings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(drawings).map(([name, svg]) => [name, pictureOf(svg)]));
