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

export const spadeShape = (tone: "base" | "accent" | "ink"): Part[] => [
  halves(tone, "0,-90! 22,-56 62,-26 72,10 50,38 20,34 6,14! 10,56 30,82! 0,82!"),
];
export const heartShape = (tone: "base" | "accent" | "ink"): Part[] => [
  halves(tone, "0,-40! 14,-66 46,-76 74,-50 72,-10 44,36 0,84!"),
];
export const diamondShape = (tone: "base" | "accent" | "ink"): Part[] => [
  halves(tone, "0,-92! 26,-40 62,0! 26,40 0,92!"),
];
export const clubShape = (tone: "base" | "accent" | "ink"): Part[] => [
  disc(tone, 0, -48, 32),
  disc(tone, 40, 10, 32),
  disc(tone, -40, 10, 32),
  halves(tone, "0,-20 10,10 10,52 28,82! 0,82!"),
];
const suits = [spadeShape, heartShape, diamondShape, clubShape];

const ornament = (shape: Part[]): Part[] => [...shape];
const suit =
  (index: number): Subject =>
  () => [
    ...ornament((suits[index] ?? spadeShape)("base")),
    ...place((suits[index] ?? spadeShape)("accent"), 0, index === 1 ? -4 : 2, 0.62),
    ...place((suits[index] ?? spadeShape)("ink"), 0, 0, 0.34),
    ...(index === 3 ? [] : pair(line("8,-10 28,-8 36,12 22,16 18,4", 2.6, "light"))),
    line("0,-66 0,-34", 2.4, "light"),
  ];
export const spade = suit(0);
export const heart = suit(1);

export const fan: Subject = (random) =>
  [-46, -23, 0, 23, 46].flatMap((turn, index) => {
    const pip = suits[(index + random.int(0, 3)) % 4] ?? spadeShape;
    const tone = index % 2 === 0 ? "ink" : "accent";
    return place(
      [
        blob("shade", "-34,-88! 36,-88! 36,22! -34,22!"),
        blob("light", "-36,-90! 34,-90! 34,20! -36,20!"),
        ...place(pip(tone), 0, -36, 0.28),
        ...place(pip(tone), -24, -76, 0.1),
        ...place(pip(tone), 24, 8, 0.1, 180),
        { ...facet("base", "-30,-84 28,-84 28,14 -30,14"), width: 1.5 },
      ],
      turn * 0.75,
      42 + Math.abs(turn) * 0.3,
      1,
      turn,
    );
  });

const die = (pips: readonly (readonly [number, number])[]): Part[] => [
  facet("light", "0,-58 52,-30 0,-2 -52,-30"),
  facet("base", "-52,-30 0,-2 0,58 -52,30"),
  facet("shade", "52,-30 0,-2 0,58 52,30"),
  ...pips.map(([x, y]) => disc("ink", x, y, 7, 4.5)),
  ...[
    [-36, -4],
    [-16, 40],
    [-26, 18],
  ].map(([x = 0, y = 0]) => disc("accent", x, y, 4.6, 6.6)),
  ...[
    [16, 10],
    [38, 16],
    [16, 40],
    [38, -4],
  ].map(([x = 0, y = 0]) => disc("accent", x, y, 4.6, 6.6)),
];

export const dice: Subject = () => {
  return [
    ...place(die([[0, -30]]), -34, 32, 1.02, -8),
    ...place(
      die([
        [-20, -30],
        [20, -30],
        [0, -42],
        [0, -18],
        [0, -30],
      ]),
      40,
      -30,
      0.98,
      16,
    ),
  ];
};

export const chips: Subject = () =>
  [
    [-44, 5],
    [40, 8],
    [0, 3],
  ].flatMap(([x = 0, count = 0], stack) => {
    const bottom = stack === 2 ? 92 : 66;
    const tone = stack === 0 ? "base" : stack === 1 ? "accent" : "shade";
    return [
      ...Array.from({ length: count }, (_, level) => {
        const y = bottom - level * 14;
        return [
          disc("ink", x, y + 6, 43, 19),
          disc(tone, x, y, 42, 18),
          ...[-30, 0, 30].map((dx) =>
            facet(
              "light",
              `${x + dx - 6},${y + 13 - Math.abs(dx) / 5} ${x + dx + 6},${y + 13 - Math.abs(dx) / 5} ${x + dx + 6},${y + 20 - Math.abs(dx) / 5} ${x + dx - 6},${y + 20 - Math.abs(dx) / 5}`,
            ),
          ),
        ];
      }).flat(),
      { ...disc("light", x, bottom - (count - 1) * 14, 32, 13), width: 2.4 },
      disc(tone === "accent" ? "base" : "accent", x, bottom - (count - 1) * 14, 20, 8),
    ];
  });

export const roulette: Subject = () => [
  disc("ink", 0, 0, 97),
  disc("base", 0, 0, 92),
  ...Array.from({ length: 24 }, (_, index) =>
    place(
      [
        facet(index % 2 === 0 ? "ink" : "accent", "-9.4,-72 9.4,-72 11.4,-88 -11.4,-88"),
        ...(index % 2 === 0 ? [facet("shade", "-6.6,-50 6.6,-50 9.2,-70 -9.2,-70")] : []),
      ],
      0,
      0,
      1,
      index * 15,
    ),
  ).flat(),
  hoop(0, 0, 90, 3, "light"),
  hoop(0, 0, 71, 3, "light"),
  hoop(0, 0, 50, 3, "light"),
  disc("shade", 0, 0, 42),
  ...[0, 90, 180, 270].flatMap((turn) =>
    place([edge("0,0 0,-34", 6, "light"), disc("light", 0, -36, 6)], 0, 0, 1, turn + 20),
  ),
  disc("accent", 0, 0, 14),
  disc("light", -4, -4, 4),
  disc("light", 44, -66, 6.5),
];
