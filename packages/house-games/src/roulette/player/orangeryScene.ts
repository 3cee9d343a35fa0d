import { drawing, linear, radial, steps } from "../../art/drawing.ts";

/** One tall window of the glasshouse with its arch and bars. */
const pane = (x: number) => {
  const [left, right, top] = [x + 14, x + 306, 250];
  const frame = `M${left} 1000V${top}A146 146 0 0 1 ${right} ${top}V1000Z`;
  return (
    `<path d="${frame}" fill="url(#n)"/><path d="${frame}" fill="none" stroke="url(#b)" stroke-width="10"/>` +
    `<path d="M${x + 160} 104V1000M${x + 87} ${top - 90}V1000M${x + 233} ${top - 90}V1000M${left} ${top}H${right}M${left} 430H${right}M${left} 610H${right}M${left} 790H${right}" stroke="#8b6a34" stroke-width="4"/>`
  );
};

const star = (step: number) =>
  `<circle cx="${(step * 263) % 1600}" cy="${(step * 149) % 620}" r="${1 + ((step * 7) % 3) * 0.7}" fill="#fff6d8" opacity="${0.35 + ((step * 13) % 5) * 0.12}"/>`;

/** An orange tree in its pot. */
const tree = (x: number, y: number, size: number) =>
  `<path d="M${x - size * 0.04} ${y}V${y - size * 0.5}H${x + size * 0.04}V${y}Z" fill="#4a2c16"/>` +
  steps(9)
    .map((leaf) => {
      const [dx, dy] = [Math.cos(leaf * 2.4) * size * 0.24, Math.sin(leaf * 2.4) * size * 0.22];
      return `<circle cx="${(x + dx).toFixed(0)}" cy="${(y - size * 0.76 + dy).toFixed(0)}" r="${size * 0.19}" fill="${leaf % 2 === 0 ? "#14422f" : "#1d5a3c"}"/>`;
    })
    .join("") +
  steps(10)
    .map((fruit) => {
      const reach = size * (0.12 + ((fruit * 7) % 5) * 0.06);
      const [dx, dy] = [Math.cos(fruit * 1.9) * reach, Math.sin(fruit * 1.9) * reach];
      return `<circle cx="${(x + dx).toFixed(0)}" cy="${(y - size * 0.76 + dy).toFixed(0)}" r="${size * 0.042}" fill="url(#o)"/>`;
    })
    .join("") +
  `<path d="M${x - size * 0.17} ${y - size * 0.02}H${x + size * 0.17}L${x + size * 0.13} ${y + size * 0.24}H${x - size * 0.13}Z" fill="#8a4a2b"/><rect x="${x - size * 0.19}" y="${y - size * 0.05}" width="${size * 0.38}" height="${size * 0.07}" rx="4" fill="#a85f38"/>`;

/** A glasshouse of oranges at night. */
export const orangeryScene = drawing(
  1600,
  1000,
  `<defs>${linear("n", [
    [0, "#0a1f3d"],
    [0.6, "#123a55"],
    [1, "#1c4f5a"],
  ])}${linear("b", [
    [0, "#d9b36a"],
    [0.5, "#8b6a34"],
    [1, "#5a411b"],
  ])}${radial("o", [
    [0, "#ffd58a"],
    [0.5, "#f58a1f"],
    [1, "#a84a08"],
  ])}${radial(
    "l",
    [
      [0, "#ffe2a0", 0.55],
      [1, "#ffe2a0", 0],
    ],
    [0.5, 0.5, 0.5],
  )}${linear("f", [
    [0, "#0b1d22"],
    [1, "#050d10"],
  ])}</defs><rect width="1600" height="1000" fill="#0a1a22"/>` +
    steps(5)
      .map((index) => pane(index * 320))
      .join("") +
    steps(70).map(star).join("") +
    `<path d="M1180 210a66 66 0 1 0 60 92a54 54 0 1 1-60-92Z" fill="#fff0c4"/>` +
    `<rect y="880" width="1600" height="120" fill="url(#f)"/><ellipse cx="800" cy="420" rx="620" ry="420" fill="url(#l)"/>` +
    tree(120, 900, 420) +
    tree(1480, 900, 440) +
    tree(360, 880, 250) +
    tree(1250, 880, 260),
);
