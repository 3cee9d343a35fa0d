import {
  blob,
  disc,
  edge,
  facet,
  halves,
  hoop,
  line,
  pair,
  place,
  type Part,
  type Subject,
} from "./parts.ts";
import { starPoints } from "../draw/path.ts";

/** Arc of a flattened ring about the origin. */
const orbit = (
  rx: number,
  ry: number,
  from: number,
  to: number,
  width: number,
  tone: Part["tone"],
): Part => ({
  points: Array.from({ length: 17 }, (_, index) => {
    const angle = from + ((to - from) * index) / 16;
    return { x: Math.cos(angle) * rx, y: Math.sin(angle) * ry };
  }),
  smooth: true,
  closed: false,
  tone,
  width,
});

export const planet: Subject = (random) => {
  const tilt = random.range(-26, -14);
  return place(
    [
      orbit(96, 26, Math.PI, Math.PI * 2, 9, "shade"),
      orbit(82, 20, Math.PI, Math.PI * 2, 4, "light"),
      disc("base", 0, 0, 58),
      blob("accent", "-56,-12 -20,-20 20,-10 57,-16 58,2 20,10 -20,0 -58,6"),
      blob("light", "-44,-36 0,-44 42,-40 50,-30 10,-30 -30,-26"),
      blob("shade", "20,-54 50,-28 58,4 44,38 8,58 -20,54 22,40 36,0"),
      blob("accent", "-50,28 -10,22 30,34 44,38 16,44 -30,42"),
      disc("light", -22, 16, 9, 5),
      orbit(96, 26, 0, Math.PI, 9, "light"),
      orbit(82, 20, 0, Math.PI, 4, "accent"),
      disc("accent", 84, -70, 10),
      disc("shade", 87, -67, 6),
    ],
    0,
    0,
    1,
    tilt,
  );
};

export const rocket: Subject = () =>
  place(
    [
      halves("accent", "0,60 12,62 16,80 0,99!"),
      halves("light", "0,60 6,62 8,74 0,86!"),
      ...pair(facet("shade", "22,20 50,52 46,74 20,54")),
      halves("base", "0,-97 20,-66 28,-20 24,40 14,62 0,62"),
      blob("shade", "6,-88 20,-66 28,-20 24,40 14,62 4,62 12,0"),
      halves("accent", "0,-97 12,-80 20,-62 0,-58"),
      disc("ink", 0, -24, 15),
      disc("light", 0, -24, 11),
      disc("accent", -3, -27, 4),
      edge("-25,22 25,22", 4, "accent"),
      disc("ink", 0, 8, 3),
      halves("shade", "0,30 4,32 4,74 0,80"),
    ],
    0,
    0,
    1,
    24,
  );

export const telescope: Subject = () => [
  ...pair(edge("0,36 40,98", 6, "ink")),
  edge("0,36 4,96", 6, "ink"),
  ...place(
    [
      facet("base", "-84,-14 40,-22 40,22 -84,14"),
      facet("shade", "-84,4 40,6 40,22 -84,14"),
      facet("accent", "36,-27 58,-29 58,29 36,27"),
      facet("light", "58,-24 66,-26 66,26 58,24"),
      facet("accent", "-92,-10 -84,-17 -84,17 -92,10"),
      facet("accent", "-30,-20 -20,-20 -20,20 -30,20"),
      edge("-80,-8 34,-14", 2.4, "light"),
    ],
    2,
    4,
    1,
    -34,
  ),
  disc("accent", 0, 30, 11),
  disc("ink", 0, 30, 5),
  ...[
    [-70, -60, 0.7],
    [-40, -84, 0.45],
    [84, -86, 0.6],
    [-90, -20, 0.4],
  ].map(([x = 0, y = 0, s = 1]) => ({
    ...facet("light", "0,0 1,1 2,2"),
    points: starPoints(x, y, 18 * s, 5 * s, 4),
  })),
];

export const comet: Subject = () => [
  blob("shade", "-40,40! -10,-10 50,-66 99,-99! 76,-44 30,16 -20,60"),
  blob("base", "-46,40! -10,0 40,-44 84,-80! 58,-30 20,16 -24,56"),
  blob("light", "-48,44! -20,20 20,-14 60,-50! 34,-10 6,20 -26,52"),
  line("-10,62 40,34 90,-16", 4, "accent"),
  line("-56,10 -30,-34 16,-80", 4, "accent"),
  line("4,78 30,64 56,44", 2.6, "light"),
  disc("accent", -46, 50, 34),
  disc("base", -46, 50, 28),
  blob("shade", "-30,26 -18,50 -32,74 -60,76 -40,60"),
  disc("shade", -58, 40, 7, 6),
  disc("shade", -44, 60, 4),
  disc("light", -56, 60, 3),
];

export const astronaut: Subject = () => [
  halves("shade", "0,36 50,40 82,64 92,99! 0,99!"),
  halves("base", "0,36 40,40 62,60 66,99! 0,99!"),
  disc("base", 0, -26, 66),
  blob("shade", "30,-84 60,-56 66,-26 54,14 20,36 -20,36 34,14 48,-30"),
  disc("ink", 0, -22, 50, 44),
  disc("accent", 0, -22, 45, 39),
  blob("shade", "-40,-8 -10,4 20,-14 44,-16 38,6 10,17 -24,14"),
  blob("light", "-34,-36 -16,-52 2,-54 -10,-42 -24,-26"),
  disc("light", 18, -38, 3),
  disc("light", 26, -26, 2),
  ...pair(disc("shade", 66, -22, 10, 16), disc("light", 66, -22, 5, 9)),
  halves("accent", "0,60 26,60 26,84 0,84", false),
  ...[-14, 0, 14].map((x) => disc("light", x, 68, 3.4)),
  edge("-16,77 16,77", 3, "ink"),
  hoop(0, 38, 1, 1),
];
export const saturnMoon: Subject = () => [
  disc("base", -4, 0, 84),
  blob("shade", "30,-76 66,-44 80,4 64,52 20,80 -30,82 26,52 48,0 40,-44"),
  ...[
    [-34, -30, 20],
    [16, -44, 11],
    [-50, 22, 13],
    [-8, 30, 24],
    [34, 14, 12],
    [20, 60, 10],
    [-18, -64, 9],
    [-2, -8, 7],
  ].flatMap(([x = 0, y = 0, r = 1]) => [
    disc("shade", x, y, r),
    disc("light", x + r * 0.12, y + r * 0.14, r * 0.8),
    disc("base", x + r * 0.2, y + r * 0.2, r * 0.66),
  ]),
  hoop(-4, 0, 84, 2.6),
  line("64,-76 84,-60 94,-30", 3, "accent"),
];
