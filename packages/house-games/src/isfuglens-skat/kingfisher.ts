import { drawing, linear, radial, steps, symbolDrawing } from "../art/drawing.ts";
import { GLOW, GOLD, LEAD } from "./palette.ts";

const FEATHERS =
  linear(
    "u",
    [
      [0, "#7ef3ee"],
      [0.4, "#1aa7c4"],
      [1, "#0b3f86"],
    ],
    [0, 0, 1, 1],
  ) +
  linear("r", [
    [0, "#ffc56a"],
    [0.5, "#f07c22"],
    [1, "#a63c08"],
  ]) +
  linear(
    "n",
    [
      [0, "#6f7f8c"],
      [0.5, "#232c38"],
      [1, "#0a0f16"],
    ],
    [0, 0, 0, 1],
  );

const part = (path: string, fill: string, width = 2) =>
  `<path d="${path}" fill="${fill}" stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** Flecks of light on dark feathers. */
const flecks = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1.3" fill="#b9fff4"/>`).join("");

/** The bird's head as a brooch: what stands for every other treasure. */
export const isfugl = symbolDrawing(
  `<defs>${GOLD}${GLOW}${FEATHERS}</defs><circle cx="50" cy="50" r="49" fill="url(#o)"/>` +
    `<circle cx="56" cy="52" r="41" fill="#06323c" stroke="url(#g)" stroke-width="4"/><circle cx="56" cy="52" r="43.5" fill="none" stroke="${LEAD}" stroke-width="1.6"/>` +
    part("M40 91C38 74 44 62 56 58C72 60 88 70 92 73C86 84 74 92 58 93C51 93.5 45 93 40 91Z", "url(#r)") +
    part("M96 62C90 76 80 84 70 88C74 76 74 66 70 56L84 44C92 48 97 54 96 62Z", "url(#u)") +
    part("M34 40C38 24 52 14 66 17C80 20 88 32 87 46C84 58 74 66 60 66C48 64 36 56 34 40Z", "url(#u)") +
    part("M36 47C46 46 58 48 66 54C72 60 68 70 58 70C47 69 38 60 36 47Z", "url(#r)", 1.8) +
    part("M60 56C70 52 80 56 83 63C78 71 68 72 60 67Z", "#fdf6e6", 1.8) +
    part("M44 72C48 66 56 66 60 70C56 77 48 78 44 72Z", "#fdf6e6", 1.6) +
    part("M1 52L39 36C45 40 46 48 41 53L30 55Z", "url(#n)") +
    `<path d="M4 52L42 45" stroke="#93a3ae" stroke-width="1.4" opacity=".8"/>` +
    `<circle cx="49" cy="39" r="7.4" fill="#fff3d0" stroke="${LEAD}" stroke-width="1.8"/><circle cx="49" cy="39" r="5" fill="${LEAD}"/><circle cx="47.2" cy="37" r="1.8" fill="#fff"/>` +
    flecks([
      [54, 24],
      [62, 22],
      [70, 25],
      [62, 30],
      [71, 33],
      [79, 34],
      [79, 43],
      [71, 42],
    ]),
);

const drop = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y - size * 1.6}C${x + size} ${y - size * 0.3} ${x + size} ${y + size} ${x} ${y + size}S${x - size} ${y - size * 0.3} ${x} ${y - size * 1.6}Z" fill="#d8fff6" opacity=".85"/>`;

const ripple = (index: number) =>
  `<ellipse cx="50" cy="${270 + index * 5}" rx="${18 + index * 13}" ry="${4 + index * 2.6}" fill="none" stroke="#bdfdf0" stroke-width="${2.4 - index * 0.5}" opacity="${0.9 - index * 0.24}"/>`;

const feather = (side: 1 | -1, index: number) => {
  const [x, y] = [50 + side * (43 - index * 7), 22 + index * 25];
  return part(
    `M${50 + side * 9} ${150 - index * 6}C${50 + side * (26 - index * 2)} ${118 - index * 2} ${x + side * 2} ${y + 34} ${x} ${y}C${x - side * 12} ${y + 26} ${50 + side * 9} ${96 + index * 4} ${50 + side * 4} ${132}Z`,
    index % 2 === 0 ? "url(#u)" : "url(#v)",
  );
};

/** The bird as it dives: it covers a whole reel of three rows. */
export const dive = drawing(
  100,
  300,
  `<defs>${GOLD}${FEATHERS}` +
    linear("v", [
      [0, "#4fd9e6"],
      [1, "#0d4f94"],
    ]) +
    linear("d", [
      [0, "#0a5560"],
      [0.55, "#0b7f86"],
      [1, "#04262e"],
    ]) +
    linear("s", [
      [0, "#d9fff4", 0.6],
      [1, "#d9fff4", 0],
    ]) +
    radial(
      "h",
      [
        [0, "#ffe3a6", 0.95],
        [1, "#ffe3a6", 0],
      ],
      [0.5, 0.5, 0.5],
    ) +
    `</defs><rect width="100" height="300" fill="url(#d)"/><path d="M30 0L8 300H42L48 0ZM70 0L62 300H90L82 0Z" fill="url(#s)" opacity=".35"/><ellipse cx="50" cy="130" rx="60" ry="110" fill="url(#h)" opacity=".55"/>` +
    part("M42 92L34 20L46 52L50 12L54 52L66 20L58 92Z", "url(#u)") +
    [0, 1, 2].map((index) => feather(-1, index) + feather(1, index)).join("") +
    part(
      "M50 78C66 88 74 118 70 150C67 176 60 190 50 196C40 190 33 176 30 150C26 118 34 88 50 78Z",
      "url(#u)",
    ) +
    part(
      "M50 104C60 112 65 134 63 154C61 174 56 184 50 188C44 184 39 174 37 154C35 134 40 112 50 104Z",
      "url(#r)",
      1.8,
    ) +
    part(
      "M50 168C59 168 66 178 66 190C66 204 58 214 50 214C42 214 34 204 34 190C34 178 41 168 50 168Z",
      "url(#u)",
    ) +
    part("M42 182C45 176 55 176 58 182C57 190 43 190 42 182Z", "#fdf6e6", 1.6) +
    part("M43 208L50 268L57 208C53 213 47 213 43 208Z", "url(#n)") +
    `<path d="M50 211V258" stroke="#93a3ae" stroke-width="1.2"/>` +
    `<circle cx="37.5" cy="197" r="4.4" fill="${LEAD}" stroke="#fff3d0" stroke-width="1.8"/><circle cx="62.5" cy="197" r="4.4" fill="${LEAD}" stroke="#fff3d0" stroke-width="1.8"/><circle cx="36.5" cy="195.5" r="1.4" fill="#fff"/><circle cx="61.5" cy="195.5" r="1.4" fill="#fff"/>` +
    flecks([
      [44, 174],
      [50, 171],
      [56, 174],
      [40, 180],
      [60, 180],
    ]) +
    steps(4).map(ripple).join("") +
    drop(24, 246, 4) +
    drop(76, 240, 4.5) +
    drop(34, 228, 2.6) +
    drop(67, 224, 2.4) +
    drop(12, 262, 3) +
    drop(88, 260, 2.6) +
    `<path d="M2 2H98V298H2Z" fill="none" stroke="url(#g)" stroke-width="4"/>`,
);
