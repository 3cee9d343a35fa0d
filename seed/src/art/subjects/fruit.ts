import {
  area,
  around,
  blob,
  disc,
  facet,
  halves,
  line,
  pair,
  place,
  point,
  type Part,
  type Subject,
  type Tone,
} from "./parts.ts";

export const leaf = (tone: Tone = "shade"): Part[] => [
  blob(tone, "0,0! 14,-22 16,-50 0,-80! -16,-50 -14,-22"),
  line("0,0 1,-40 0,-72", 2, "ink"),
  ...[-18, -34, -50].flatMap((y) => [
    line(`0,${y} 9,${y - 10}`, 1.3, "ink"),
    line(`0,${y} -9,${y - 10}`, 1.3, "ink"),
  ]),
];

const cherryBall = (x: number, y: number): Part[] => [
  blob(
    "base",
    `${x},${y - 28} ${x + 22},${y - 32} ${x + 36},${y - 8} ${x + 28},${y + 24} ${x},${y + 36} ${x - 28},${y + 24} ${x - 36},${y - 8} ${x - 22},${y - 32}`,
  ),
  blob(
    "shade",
    `${x + 26},${y - 30} ${x + 36},${y - 8} ${x + 28},${y + 24} ${x},${y + 36} ${x - 22},${y + 28} ${x + 6},${y + 20} ${x + 20},${y - 2}`,
  ),
  blob("light", `${x - 22},${y - 12} ${x - 12},${y - 22} ${x - 8},${y - 16} ${x - 17},${y - 2}`),
];
export const cherries: Subject = () => [
  ...place(leaf(), 10, -76, 0.95, 78),
  ...place(leaf("base"), 4, -78, 0.6, -70),
  line("-42,30 -34,-24 4,-80", 4, "shade"),
  line("44,42 34,-16 4,-80", 4, "shade"),
  line("-8,-84 14,-76", 8, "ink"),
  ...cherryBall(-44, 44),
  ...cherryBall(46, 60),
];

export const pineapple: Subject = () => [
  ...[-62, -38, -16, 16, 38, 62, 0].flatMap((turn, index) =>
    place(
      [
        blob(index % 2 === 0 ? "shade" : "accent", "-8,0! -12,-26 0,-64! 12,-26 8,0!"),
        line("0,-4 0,-50", 1.4, "ink"),
      ],
      turn / 9,
      -22,
      1.16 - Math.abs(turn) / 160,
      turn,
    ),
  ),
  halves("base", "0,-34 28,-26 44,8 44,48 28,86 0,96"),
  blob("shade", "18,-31 34,-18 46,18 42,56 26,88 0,96 22,70 30,30"),
  ...Array.from({ length: 5 }, (_, index) =>
    line(
      `${-42 + index * 3},${-14 + index * 22} 0,${12 + index * 21} ${40 - index * 3},${30 + index * 15}`,
      2,
    ),
  ),
  ...Array.from({ length: 5 }, (_, index) =>
    line(
      `${42 - index * 3},${-14 + index * 22} 0,${12 + index * 21} ${-40 + index * 3},${30 + index * 15}`,
      2,
    ),
  ),
  ...[-20, 2, 24, 46, 68].flatMap((y, row) =>
    (row % 2 === 0 ? [-22, 0, 22] : [-12, 12]).map((x) => disc("light", x, y, 2.6)),
  ),
];

export const citrus: Subject = () => [
  ...place(leaf("shade"), 62, -54, 0.62, 48),
  ...place(leaf("accent"), 52, -60, 0.5, 0),
  disc("shade", 28, -10, 62),
  disc("accent", 24, -16, 50, 46),
  disc("base", -18, 18, 76),
  disc("light", -18, 18, 67),
  disc("base", -18, 18, 60),
  ...place(
    around(
      [
        blob("accent", "0,-7! 15,-36 13,-52 0,-56 -13,-52 -15,-36"),
        line("-3,-22 -5,-42", 1.6, "light"),
        line("4,-26 5,-46", 1.6, "light"),
      ],
      9,
      6,
    ),
    -18,
    18,
  ),
  disc("light", -18, 18, 5),
];

export const pomegranate: Subject = (random) => [
  facet("base", "-10,-74 -20,-98 -6,-88 2,-99 10,-87 24,-96 14,-72"),
  disc("base", 0, 10, 82, 84),
  blob("shade", "30,-66 70,-36 82,10 66,64 20,92 -20,92 30,70 56,20 52,-30"),
  blob("light", "-58,-10! -34,-44 6,-50 40,-36 52,0 40,44 4,66 -34,50"),
  blob("ink", "-50,-8! -30,-36 6,-42 34,-30 44,0 34,38 4,57 -28,42"),
  ...Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.4;
    const radius = 7.2 * Math.sqrt(index);
    return [
      disc(
        index % 5 === 0 ? "light" : "accent",
        -2 + Math.cos(angle) * radius * 0.95,
        7 + Math.sin(angle) * radius,
        random.range(5, 6.6),
        random.range(4.4, 6.4),
      ),
    ];
  }).flat(),
  ...place(leaf("shade"), -8, -70, 0.7, -68),
];

export const grapes: Subject = () => [
  line("0,-60 -2,-84 14,-99", 6, "ink"),
  blob("shade", "0,-66! 26,-92 60,-92 88,-70! 74,-56 84,-32! 58,-34 42,-22 22,-40"),
  line("4,-66 40,-64 72,-58", 2),
  line("30,-66 48,-84", 1.6),
  line("-4,-76 -40,-84 -48,-60 -62,-66", 3, "shade"),
  ...[5, 5, 4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 27 + (row === 1 ? 8 : 0);
      const y = -38 + row * 24;
      return [
        disc(index % 2 === row % 2 ? "base" : "shade", x, y, 16),
        disc("light", x - 5, y - 6, 3.4, 4.4),
        line(`${x - 8},${y + 11} ${x + 4},${y + 13} ${x + 12},${y + 5}`, 1.6),
      ];
    }).flat(),
  ),
];

export const fig: Subject = () => [
  ...place(leaf("shade"), -30, -30, 0.9, -40),
  blob("shade", "4,-90! 12,-62 44,-30 62,8 50,54 14,76 -22,66 -40,30 -30,-14 -4,-54 -4,-90!"),
  ...[-20, -4, 12, 28].map((x) => line(`${x / 4},-70 ${x},-20 ${x * 1.1},50`, 1.5, "light")),
  blob("base", "52,10! 84,14 96,44 84,80 44,96 4,86 -8,56 8,28"),
  blob("light", "52,18 78,22 88,46 78,74 46,88 12,80 2,56 14,34"),
  blob("accent", "50,28 70,32 78,48 70,68 46,78 20,72 12,56 22,40"),
  ...Array.from({ length: 16 }, (_, index) =>
    line(
      `46,54 ${46 + Math.cos(index * 0.393) * 26},${54 + Math.sin(index * 0.393) * 20}`,
      1.6,
      index % 2 ? "light" : "ink",
    ),
  ),
];

export const melon: Subject = () => [
  area(
    "shade",
    [
      point(-98, -26),
      ...Array.from({ length: 13 }, (_, index) =>
        point(Math.cos((index / 12) * Math.PI) * -98, -26 + Math.sin((index / 12) * Math.PI) * 98),
      ),
      point(98, -26),
    ],
    false,
  ),
  area(
    "light",
    [
      point(-89, -26),
      ...Array.from({ length: 13 }, (_, index) =>
        point(Math.cos((index / 12) * Math.PI) * -88, -26 + Math.sin((index / 12) * Math.PI) * 86),
      ),
      point(89, -26),
    ],
    false,
  ),
  area(
    "base",
    [
      point(-80, -26),
      ...Array.from({ length: 13 }, (_, index) =>
        point(Math.cos((index / 12) * Math.PI) * -80, -26 + Math.sin((index / 12) * Math.PI) * 77),
      ),
      point(80, -26),
    ],
    false,
  ),
  ...[
    [-52, -6],
    [-26, 2],
    [0, -8],
    [26, 2],
    [52, -6],
    [-36, 20],
    [-12, 26],
    [14, 24],
    [38, 18],
    [0, 42],
  ].map(([x = 0, y = 0]) => blob("ink", `${x},${y - 6}! ${x + 4},${y + 3} ${x},${y + 6} ${x - 4},${y + 3}`)),
  ...pair(blob("accent", "8,-34! 22,-64 46,-58 40,-36 30,-30")),
  blob("accent", "0,-34! -16,-70 0,-92 16,-70"),
  line("0,-40 0,-80", 2),
];
