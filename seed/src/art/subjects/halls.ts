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

/** The village hall with its lit windows. */
export const hall: Subject = () => [
  facet("shade", "-92,-8 92,-8 92,84 -92,84"),
  facet("base", "-86,-4 86,-4 86,84 -86,84"),
  facet("accent", "-100,-6 -62,-62 62,-62 100,-6"),
  facet("shade", "-62,-62 62,-62 66,-56 -66,-56"),
  facet("base", "-30,-4 0,-54 30,-4"),
  disc("light", 0, -22, 9),
  ...pair(
    facet("light", "40,14 74,14 74,50 40,50"),
    edge("57,14 57,50", 3, "ink"),
    edge("40,32 74,32", 3, "ink"),
  ),
  facet("ink", "-20,84 -20,26 0,14 20,26 20,84"),
  disc("light", 12, 56, 3),
  facet("light", "-28,84 28,84 34,92 -34,92"),
  facet("base", "44,-88 58,-88 58,-62 44,-62"),
  line("51,-90 60,-96 54,-100", 4, "light"),
  line("-97,92 97,92", 5, "ink"),
];

export const sunflower: Subject = () => [
  line("0,20 6,60 0,99", 8, "shade"),
  blob("shade", "2,66 30,48 62,54 44,74 10,82"),
  blob("shade", "2,82 -24,62 -58,66 -42,86 -8,94"),
  ...place(
    [
      ...around([blob("accent", "0,-34! 11,-58 0,-84! -11,-58")], 16),
      ...around([blob("light", "0,-34! 8,-54 0,-74! -8,-54")], 16, 11),
      disc("base", 0, 0, 38),
      disc("ink", 0, 0, 30),
      ...around([disc("base", 0, -20, 3.4), disc("base", 7, -10, 3)], 10),
      disc("accent", 0, 0, 6),
    ],
    0,
    -16,
    0.98,
  ),
];

export const chandelier: Subject = () => {
  const candle = (x: number, y: number): Part[] => [
    facet("light", `${x - 5},${y} ${x + 5},${y} ${x + 5},${y - 26} ${x - 5},${y - 26}`),
    blob("accent", `${x},${y - 28} ${x + 7},${y - 38} ${x},${y - 54} ${x - 7},${y - 38}`),
    facet("shade", `${x - 11},${y} ${x + 11},${y} ${x + 6},${y + 8} ${x - 6},${y + 8}`),
  ];
  return [
    line("0,-100 0,-40", 4, "ink"),
    halves("base", "0,-44 9,-34 6,-10 16,10 8,34 0,44"),
    ...pair(
      line("8,22 34,44 62,34 70,14", 5, "base"),
      line("8,8 22,24 36,18 40,0", 5, "base"),
      line("4,-36 40,-12 70,14", 2.4, "light"),
    ),
    ...[-70, -40, 40, 70].flatMap((x) => candle(x, Math.abs(x) > 50 ? 12 : -4)),
    ...candle(0, -6),
    ...[-62, -34, 0, 34, 62].map((x) =>
      facet(
        "light",
        `${x},${44 - Math.abs(x) / 5} ${x + 6},${56 - Math.abs(x) / 5} ${x},${74 - Math.abs(x) / 5} ${x - 6},${56 - Math.abs(x) / 5}`,
      ),
    ),
    disc("accent", 0, 52, 8),
  ];
};

const crown = (tone: "base" | "shade"): Part[] => [
  blob(tone, "-84,-10 -76,-46 -44,-56 -26,-86 14,-92 40,-70 70,-58 88,-24 74,10 40,20 10,12 -20,24 -60,18"),
];

export const tree: Subject = () => [
  facet("ink", "-14,96 -8,20 -34,-6 -26,-12 -2,10 0,-30 10,-30 8,12 34,-10 40,-4 14,24 18,96"),
  ...crown("shade"),
  ...place(crown("base"), -2, -8, 0.88),
  ...place([blob("light", "0,-10 8,0 0,10 -8,0")], -40, -46),
  ...[
    [-20, -62],
    [22, -70],
    [46, -38],
    [4, -36],
    [-52, -18],
    [62, -14],
    [20, -8],
  ].flatMap(([x = 0, y = 0], index) =>
    place([blob(index % 2 === 0 ? "light" : "accent", "0,-10 8,0 0,10 -8,0")], x, y, 1, index * 40),
  ),
  line("-97,96 -30,92 40,97 97,94", 5, "ink"),
];

export const cherryTree: Subject = () => [
  facet("ink", "-14,96 -8,20 -34,-6 -26,-12 -2,10 0,-30 10,-30 8,12 34,-10 40,-4 14,24 18,96"),
  ...crown("shade"),
  ...place(crown("base"), -2, -8, 0.88),
  ...[
    [-54, -18],
    [-22, -58],
    [18, -62],
    [54, -30],
    [6, -18],
    [-36, 8],
    [40, 4],
  ].flatMap(([x = 0, y = 0]) => [
    line(`${x},${y} ${x + 4},${y - 14} ${x + 10},${y - 18}`, 2.4, "ink"),
    line(`${x + 14},${y + 2} ${x + 14},${y - 10} ${x + 10},${y - 18}`, 2.4, "ink"),
    disc("accent", x, y, 9),
    disc("accent", x + 15, y + 4, 9),
    disc("light", x - 3, y - 3, 2.4),
  ]),
  line("-97,96 -30,92 40,97 97,94", 5, "ink"),
];

export const tent: Subject = () => [
  edge("86,-96 86,90", 5, "ink"),
  facet("accent", "86,-94 44,-84 86,-70"),
  facet("shade", "-20,-58 22,-58 96,88 -96,88"),
  facet("base", "-20,-58 -96,88 34,88"),
  facet("light", "-20,-58 -62,22 -8,22"),
  facet("ink", "-20,-20 -48,88 8,88"),
  facet("light", "-20,-20 -20,88 -48,88"),
  edge("-20,-72 -20,-58", 5, "ink"),
  edge("-97,96 -86,78", 4, "ink"),
  edge("97,96 86,78", 4, "ink"),
  line("-97,90 97,90", 4, "ink"),
];

export const fishbowl: Subject = () => [
  disc("shade", 0, 6, 88, 80),
  disc("base", 0, 6, 82, 74),
  blob("light", "-78,-24 -40,-34 0,-26 40,-34 78,-24 70,-10 0,-14 -70,-10"),
  blob("accent", "-34,24 -10,4 22,6 40,22 22,40 -10,42"),
  facet("accent", "-30,24 -60,6 -58,44"),
  disc("ink", 22, 18, 4.4),
  line("2,10 8,24 2,38", 2.6, "light"),
  disc("light", 50, 4, 7),
  disc("light", 60, -14, 5),
  disc("light", 44, -20, 3.4),
  line("-50,70 -56,44 -46,26", 4, "ink"),
  line("-36,74 -34,56 -42,46", 4, "ink"),
  blob("ink", "-60,70 0,62 60,70 30,82 -30,82"),
  disc("light", 0, -62, 50, 8),
  hoop(0, 6, 80, 3, "light"),
];

export const bonfire: Subject = () => [
  ...pair(edge("-70,92 60,62", 13, "ink")),
  edge("-40,96 40,66", 12, "shade"),
  blob("accent", "-56,68 -64,20 -34,-10 -38,-52 -6,-30 4,-98 34,-44 56,-30 52,6 66,30 54,68 0,80"),
  blob("base", "-34,68 -40,34 -14,8 -10,-28 12,-2 30,-10 36,30 30,66 0,76"),
  blob("light", "-16,70 -18,46 0,20 14,42 16,68 0,74"),
  disc("accent", -56, -44, 4),
  disc("accent", 62, -62, 4.4),
  disc("light", 44, -86, 3),
  disc("light", -30, -82, 3),
];

/** Flags of ships on a line between two posts. */
export const signalFlags: Subject = () => [
  edge("-92,-84 -92,96", 8, "ink"),
  edge("92,-84 92,96", 8, "ink"),
  disc("accent", -92, -90, 8),
  disc("accent", 92, -90, 8),
  line("-92,-72 -40,-46 0,-40 40,-46 92,-72", 4, "ink"),
  facet("accent", "-82,-64 -46,-48 -50,14 -86,2"),
  facet("light", "-76,-38 -56,-30 -58,-6 -78,-12"),
  facet("base", "-38,-44 -4,-40 -6,26 -40,22"),
  facet("light", "-40,-14 -6,-9 -6,6 -40,0"),
  facet("light", "6,-40 40,-44 42,22 8,26"),
  facet("shade", "6,-40 23,-42 25,24 8,26"),
  facet("accent", "48,-48 82,-64 86,2 52,14"),
  disc("light", 67, -24, 13),
  line("-60,74 -46,62 -34,72 -20,60 -8,70", 4, "ink"),
  line("14,66 30,54 42,66 58,54 70,64", 4, "ink"),
];

/** A lamp from the flea market, without its shade. */
export const bareLamp: Subject = () => [
  ...pair(
    edge("52,-72 70,-84", 5, "accent"),
    edge("58,-42 80,-42", 5, "accent"),
    edge("50,-14 66,-2", 5, "accent"),
  ),
  blob("light", "0,-88 30,-76 40,-44 26,-16 18,0 -18,0 -26,-16 -40,-44 -30,-76"),
  line("-12,-10 -14,-40 0,-30 14,-40 12,-10", 4, "accent"),
  facet("ink", "-18,0 18,0 16,20 -16,20"),
  edge("-17,7 17,7", 3, "light"),
  edge("-17,14 17,14", 3, "light"),
  blob("base", "-12,20! 12,20! 20,44 10,64 14,78 -14,78 -10,64 -20,44"),
  blob("shade", "2,20! 12,20! 20,44 10,64 14,78 0,78"),
  facet("base", "-44,78 44,78 54,94 -54,94"),
  line("50,88 74,78 84,94 99,84", 4, "ink"),
];

export const herbs: Subject = () => [
  facet("base", "-52,24 52,24 40,94 -40,94"),
  facet("shade", "10,24 52,24 40,94 6,94"),
  facet("accent", "-60,14 60,14 60,34 -60,34"),
  ...[-34, -12, 12, 34].flatMap((turn, index) =>
    place(
      [
        line("0,0 2,-40 0,-96", 4, "shade"),
        ...[-24, -44, -64, -84].flatMap((y) => [
          blob(index % 2 === 0 ? "base" : "light", `0,${y} 14,${y - 12} 26,${y - 10} 14,${y + 2}`),
          blob(index % 2 === 0 ? "light" : "base", `0,${y} -14,${y - 12} -26,${y - 10} -14,${y + 2}`),
        ]),
      ],
      turn * 0.8,
      16,
      1,
      turn * 0.8,
    ),
  ),
];

export const twoChairs: Subject = () => [
  facet("light", "-40,-6 40,-6 46,6 -46,6"),
  edge("0,6 0,86", 8, "ink"),
  edge("-26,88 26,88", 7, "ink"),
  ...pair(
    edge("92,-72 84,92", 7, "base"),
    edge("84,26 48,26", 9, "accent"),
    edge("52,28 48,92", 7, "base"),
    ...[-60, -42, -24, -6].map((y) => edge(`90,${y} 82,${y}`, 5, "shade")),
    edge("92,-72 96,-84", 7, "base"),
  ),
  halves("accent", "0,-50 14,-54 20,-36 0,-10!"),
  disc("shade", 0, -6, 16, 5),
];
