import {
  around,
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

/** A ball with an empty plate: numbers would be text, which belongs to the page. */
const ball = (tone: "base" | "accent" | "shade", pips: number): Part[] => [
  disc(tone, 0, 0, 50),
  { ...disc("light", 0, 0, 43), width: 2.4 },
  disc("light", -3, -4, 27, 26),
  ...Array.from({ length: pips }, (_, index) =>
    disc(
      "ink",
      -3 + Math.cos((index / pips) * 6.283 - 1.57) * (pips === 1 ? 0 : 13),
      -4 + Math.sin((index / pips) * 6.283 - 1.57) * (pips === 1 ? 0 : 13),
      4.6,
    ),
  ),
  blob("ink", "36,-34 50,-2 38,32 10,48 -18,46 14,36 32,10"),
  blob("light", "-40,-14 -30,-34 -14,-42 -24,-30"),
];
export const balls: Subject = (random) => [
  ...place(ball("shade", random.int(1, 3)), -46, -18, 0.82, -18),
  ...place(ball("base", random.int(2, 6)), 44, -34, 0.98, 16),
  ...place(ball("accent", random.int(3, 6)), -14, 46, 1.04, -6),
  ...place(ball("base", 1), 68, 58, 0.6, 24),
];

export const plate: Subject = (random) => [
  ...place(
    [
      facet("shade", "-90,-58 96,-58 96,66 -90,66"),
      facet("light", "-96,-64 90,-64 90,60 -96,60"),
      facet("accent", "-96,-64 90,-64 90,-48 -96,-48"),
      ...Array.from({ length: 27 }, (_, index) => {
        const [x, y] = [-88 + (index % 9) * 19.4, -40 + Math.floor(index / 9) * 32];
        return (index * 7 + random.int(0, 1)) % 9 < 5
          ? [
              facet("base", `${x},${y} ${x + 16},${y} ${x + 16},${y + 28} ${x},${y + 28}`),
              ...((index * 5) % 4 === 0 ? [disc("accent", x + 8, y + 14, 10)] : []),
            ]
          : [
              {
                ...facet("shade", `${x},${y} ${x + 16},${y} ${x + 16},${y + 28} ${x},${y + 28}`),
                width: 1.6,
              },
            ];
      }).flat(),
    ],
    0,
    0,
    0.98,
    -12,
  ),
  ...place(
    [
      edge("-6,-70 -6,30", 17, "base"),
      edge("-10,-66 -10,26", 4, "light"),
      facet("ink", "-15,28 3,28 0,50 -12,50"),
      facet("accent", "-15,-40 3,-40 3,-28 -15,-28"),
    ],
    66,
    30,
    0.9,
    36,
  ),
];

export const drum: Subject = (random) => [
  ...pair(edge("20,10 62,96", 8, "ink")),
  edge("-72,96 72,96", 8, "ink"),
  disc("shade", 0, -12, 78),
  ...Array.from({ length: 15 }, (_, index) => {
    const angle = index * 2.4;
    const radius = 13.6 * Math.sqrt(index);
    return place(
      ball(random.pick(["base", "accent", "shade"] as const), 1).slice(0, 4),
      Math.cos(angle) * radius,
      12 + Math.sin(angle) * radius * 0.72,
      0.3,
    );
  }).flat(),
  hoop(0, -12, 78, 6, "base"),
  ...[30, 56].map((rx) => ({ ...disc("light", 0, -12, rx, 78), width: 2.2 })),
  edge("-78,-12 78,-12", 2.4, "light"),
  line("-70,-46 0,-54 70,-46", 2, "light"),
  line("-70,22 0,32 70,22", 2, "light"),
  edge("78,-12 96,-12", 7, "ink"),
  edge("96,-12 96,22", 7, "ink"),
  disc("accent", 96, 26, 8),
];

export const stamp: Subject = () => [
  ...around([blob("accent", "-9,-64 0,-97 9,-64")], 18),
  disc("base", 0, 0, 72),
  hoop(0, 0, 64, 3, "light"),
  hoop(0, 0, 44, 2, "light"),
  ...around([facet("light", "0,-60 3,-54 0,-48 -3,-54")], 16),
  ...[-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) =>
      row === 0 && column === 0
        ? disc("accent", 0, 0, 11)
        : facet(
            (row + column) % 2 === 0 ? "light" : "shade",
            `${column * 22 - 9},${row * 22 - 9} ${column * 22 + 9},${row * 22 - 9} ${column * 22 + 9},${row * 22 + 9} ${column * 22 - 9},${row * 22 + 9}`,
          ),
    ),
  ),
];
export const bell: Subject = () => [
  hoop(0, -84, 11, 6, "ink"),
  halves("base", "0,-76 26,-68 40,-36 46,14 72,46 0,56"),
  blob("shade", "14,-74 28,-66 40,-36 46,14 72,46 20,55 26,0"),
  halves("accent", "0,22 50,18 56,30 0,36"),
  halves("light", "0,50 74,42 78,56 0,66"),
  disc("ink", 0, 74, 15),
  blob("light", "-28,-36 -18,-58 -12,-50 -22,0"),
  ...pair(line("64,-70 82,-46 86,-16", 4, "accent"), line("50,-58 64,-40 68,-18", 3, "light")),
];
