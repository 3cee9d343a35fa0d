import { around, blob, disc, edge, facet, halves, hoop, line, pair, place, type Subject } from "./parts.ts";

export const clock: Subject = (random) => [
  ...pair(line("50,66 66,92", 9, "ink"), disc("shade", 50, -74, 22, 18)),
  edge("0,-86 0,-98", 8, "ink"),
  disc("ink", 0, 0, 84),
  disc("base", 0, 0, 80),
  disc("light", 0, 0, 64),
  ...around([edge("0,-60 0,-50", 4, "ink")], 12),
  ...around([edge("0,-60 0,-46", 7, "accent")], 4),
  ...place([edge("0,6 0,-46", 6, "ink")], 0, 0, 1, random.pick([0, 90])),
  ...place([edge("0,6 0,-32", 8, "ink")], 0, 0, 1, 225),
  disc("accent", 0, 0, 7),
];

export const radio: Subject = () => [
  line("40,-56 72,-98", 4, "ink"),
  disc("accent", 74, -97, 5),
  blob("shade", "-86,-44 -70,-58 70,-58 88,-42 92,60 76,76 -76,76 -90,60"),
  blob("base", "-90,-48 -74,-62 66,-62 82,-46 86,54 70,70 -80,70 -94,54"),
  disc("ink", -42, 10, 40),
  ...[30, 20, 10].map((r) => hoop(-42, 10, r, 3, "light")),
  facet("light", "14,-42 72,-42 72,-8 14,-8"),
  ...[24, 36, 48, 60].map((x) => edge(`${x},-38 ${x},-24`, 2.4, "ink")),
  edge("42,-40 42,-10", 4, "accent"),
  ...[26, 60].flatMap((x) => [
    disc("shade", x, 32, 14),
    disc("accent", x, 32, 10),
    edge(`${x},32 ${x},23`, 3, "ink"),
  ]),
  ...pair(facet("ink", "50,70 66,70 64,84 52,84")),
];

export const umbrella: Subject = () => [
  edge("0,-72 0,70", 5, "ink"),
  line("0,70 2,88 18,92 26,78", 6, "ink"),
  halves("base", "0,-82 48,-70 84,-34 94,10! 78,0 60,8! 46,-4 30,6! 16,-6 0,4!"),
  blob("shade", "0,-82! 48,-70 84,-34 94,10! 78,0 60,8! 44,-48"),
  blob("light", "0,-82! -22,-44 -30,6! -16,-6 0,4!"),
  edge("0,-82 0,-96", 5, "ink"),
  ...[-74, -40, 52, 78].map((x, index) =>
    line(`${x},${34 + index * 8} ${x - 5},${52 + index * 8}`, 4, "accent"),
  ),
];

export const spectacles: Subject = () => [
  ...pair(
    disc("light", 46, 6, 42),
    hoop(46, 6, 42, 9, "base"),
    line("26,-12 40,-20 52,-18", 4, "accent"),
    line("86,-2 97,-30 78,-50", 7, "base"),
  ),
  line("-8,-2 0,-10 8,-2", 8, "base"),
  ...[-1, 0, 1].map((row) => edge(`-70,${70 + row * 13} 70,${70 + row * 13}`, 3, "ink")),
];

export const chessboard: Subject = () => [
  facet("ink", "-94,-94 94,-94 94,94 -94,94"),
  facet("light", "-86,-86 86,-86 86,86 -86,86"),
  ...Array.from({ length: 25 }, (_, index) => {
    const [x, y] = [-86 + (index % 5) * 34.4, -86 + Math.floor(index / 5) * 34.4];
    return index % 2 === 0
      ? [
          facet(
            index % 4 === 0 ? "base" : "shade",
            `${x},${y} ${x + 34.4},${y} ${x + 34.4},${y + 34.4} ${x},${y + 34.4}`,
          ),
        ]
      : [];
  }).flat(),
  ...[
    [-34, -34],
    [34, -34],
    [0, 0],
    [34, 34],
  ].flatMap(([x = 0, y = 0]) => [
    disc("ink", x, y + 2, 15),
    disc("accent", x, y, 14),
    disc("light", x - 4, y - 4, 4),
  ]),
];

export const gavel: Subject = () => [
  ...place(
    [
      edge("0,0 0,98", 13, "base"),
      edge("-4,6 -4,92", 3, "light"),
      facet("shade", "-52,-34 52,-34 52,12 -52,12"),
      facet("base", "-52,-34 52,-34 52,-4 -52,-4"),
      facet("accent", "-66,-42 -46,-42 -46,20 -66,20"),
      facet("accent", "46,-42 66,-42 66,20 46,20"),
      edge("-36,-22 36,-22", 3, "light"),
    ],
    -10,
    -30,
    0.95,
    -42,
  ),
  facet("shade", "-86,74 14,74 22,92 -94,92"),
  facet("ink", "-74,62 2,62 14,74 -86,74"),
  line("-84,44 -92,32", 4, "accent"),
  line("-66,36 -68,22", 4, "accent"),
];

export const megaphone: Subject = () => [
  ...place(
    [
      facet("shade", "-64,-18 60,-72 60,72 -64,18"),
      facet("base", "-64,-18 60,-72 60,8 -64,4"),
      disc("light", 60, 0, 18, 72),
      disc("ink", 62, 0, 11, 56),
      facet("accent", "-92,-22 -64,-22 -64,22 -92,22"),
      facet("ink", "-30,18 -8,26 -2,66 -22,66"),
      edge("-50,-10 40,-46", 4, "light"),
    ],
    -4,
    6,
    0.94,
    -18,
  ),
  line("84,-66 96,-80", 4, "accent"),
  line("92,-36 100,-40", 4, "accent"),
];

export const kaleidoscope: Subject = (random) => {
  const count = random.pick([8, 10, 12]);
  return [
    disc("ink", 0, 0, 98),
    disc("shade", 0, 0, 93),
    ...around([facet("base", "0,-92 18,-62 0,-40 -18,-62")], count),
    ...around([facet("accent", "0,-70 9,-58 0,-46 -9,-58")], count),
    ...around([blob("light", "0,-56 12,-34 0,-14 -12,-34")], count, 180 / count),
    ...around([disc("accent", 0, -80, 6)], count, 180 / count),
    ...around([facet("base", "0,-30 8,-18 0,-6 -8,-18")], count),
    disc("accent", 0, 0, 9),
    disc("light", 0, 0, 4),
  ];
};

export const cog: Subject = () => [
  ...place(
    [
      ...around([facet("base", "-11,-54 11,-54 8,-74 -8,-74")], 12),
      disc("base", 0, 0, 60),
      hoop(0, 0, 44, 4, "light"),
      disc("ink", 0, 0, 20),
      disc("accent", 0, 0, 10),
      ...around([disc("shade", 0, -33, 8)], 6),
    ],
    -26,
    -20,
  ),
  ...place(
    [
      ...around([facet("shade", "-11,-50 11,-50 8,-72 -8,-72")], 10),
      disc("shade", 0, 0, 56),
      hoop(0, 0, 38, 4, "light"),
      disc("ink", 0, 0, 18),
      disc("accent", 0, 0, 9),
    ],
    52,
    52,
    0.62,
    12,
  ),
  ...place(
    [
      ...around([facet("accent", "-11,-50 11,-50 8,-72 -8,-72")], 8),
      disc("accent", 0, 0, 54),
      disc("ink", 0, 0, 18),
    ],
    62,
    -58,
    0.4,
  ),
];

export const snowglobe: Subject = (random) => [
  disc("shade", 0, -14, 80),
  disc("base", -2, -16, 76),
  blob("light", "-70,18 -30,6 10,16 70,14 52,44 0,60 -50,46"),
  facet("ink", "-22,22 -22,-8 0,-28 22,-8 22,22"),
  facet("accent", "-30,-6 0,-36 30,-6 22,-6 0,-26 -22,-6"),
  facet("light", "-8,22 -8,4 8,4 8,22"),
  ...Array.from({ length: 12 }, () =>
    disc("light", random.range(-56, 56), random.range(-74, 0), random.range(2.4, 4.6)),
  ),
  line("-62,-44 -44,-70 -16,-82", 4, "light"),
  facet("ink", "-60,58 60,58 74,92 -74,92"),
  facet("accent", "-64,64 64,64 68,74 -68,74"),
];

export const bolt: Subject = () => [
  facet("shade", "26,-96 -50,18 -4,18 -30,98 62,-22 14,-22 46,-96"),
  facet("accent", "14,-98 -62,14 -14,14 -42,94 50,-28 4,-28 36,-98"),
  facet("light", "14,-98 -62,14 -44,14 24,-92"),
  line("70,-70 88,-82", 5, "base"),
  line("78,-34 98,-34", 5, "base"),
  line("-80,-40 -97,-50", 5, "base"),
  line("-78,60 -94,72", 5, "base"),
];
