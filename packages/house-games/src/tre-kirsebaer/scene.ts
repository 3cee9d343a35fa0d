import { drawing, linear, radial, steps, turned } from "../art/drawing.ts";

const [WIDTH, HEIGHT] = [1600, 1000];
const FLOOR = 860;

const ray = `<path d="M800 430L${800 - 84} -900H${800 + 84}Z" fill="url(#r)"/>`;

/** A bulb of the sign over the machine. */
const bulb = (step: number) => {
  const angle = Math.PI * (1 + (step + 0.5) / 26);
  const [x, y] = [800 + 760 * Math.cos(angle), 640 + 600 * Math.sin(angle)];
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="34" fill="url(#h)"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="9" fill="#fff3cf"/>`;
};

const tile = (column: number, row: number) => {
  // Tiles of the floor grow towards the viewer.
  const edge = (index: number, depth: number) => 800 + (index - 12) * (92 + depth * 40);
  const [top, bottom] = [
    FLOOR + 22 + row * 34 + row * row * 5,
    FLOOR + 22 + (row + 1) * 34 + (row + 1) ** 2 * 5,
  ];
  const points = [
    `${edge(column, row)} ${top}`,
    `${edge(column + 1, row)} ${top}`,
    `${edge(column + 1, row + 1)} ${bottom}`,
    `${edge(column, row + 1)} ${bottom}`,
  ];
  return `<path d="M${points.join("L")}Z" fill="#f4ead2" opacity=".82"/>`;
};

const floor = steps(4)
  .flatMap((row) => steps(24).flatMap((column) => ((column + row) % 2 === 0 ? [tile(column, row)] : [])))
  .join("");

/** An arcade of the fifties: rays of enamel, bulbs, and a chequered floor. */
export const treKirsebaerScene = drawing(
  WIDTH,
  HEIGHT,
  `<defs>${radial(
    "g",
    [
      [0, "#c22a3c"],
      [0.42, "#8a1330"],
      [1, "#3b0822"],
    ],
    [0.5, 0.42, 0.75],
  )}${linear("r", [
    [0, "#ff6a52", 0],
    [1, "#ff7a55", 0.5],
  ])}${radial(
    "h",
    [
      [0, "#ffe9a8", 0.75],
      [1, "#ffb45c", 0],
    ],
    [0.5, 0.5, 0.5],
  )}${linear("c", [
    [0, "#ffffff"],
    [0.4, "#b7c2cd"],
    [0.55, "#5e6a77"],
    [0.65, "#eef3f7"],
    [1, "#6b7784"],
  ])}${linear("f", [
    [0, "#1d1026"],
    [1, "#0d0714"],
  ])}${radial(
    "v",
    [
      [0.55, "#1a0413", 0],
      [1, "#1a0413", 0.72],
    ],
    [0.5, 0.5, 0.72],
  )}</defs><rect width="1600" height="1000" fill="url(#g)"/>` +
    turned(
      ray,
      steps(18).map((step) => step * 20),
      [800, 430],
    ) +
    `<circle cx="800" cy="430" r="330" fill="#ffb45c" opacity=".16"/>` +
    `<path d="M40 640A760 600 0 0 1 1560 640" fill="none" stroke="#2a0618" stroke-width="52" opacity=".6"/><path d="M40 640A760 600 0 0 1 1560 640" fill="none" stroke="url(#c)" stroke-width="4"/>` +
    steps(26).map(bulb).join("") +
    `<rect y="${FLOOR}" width="1600" height="140" fill="url(#f)"/>${floor}<rect y="${FLOOR - 6}" width="1600" height="26" fill="url(#c)"/>` +
    `<rect width="1600" height="1000" fill="url(#v)"/>`,
);
