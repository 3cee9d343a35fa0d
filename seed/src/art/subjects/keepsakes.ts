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

export const rose: Subject = () => [
  line("0,20 -4,60 6,99", 8, "shade"),
  blob("shade", "-2,66 26,44 58,48 42,70 10,80"),
  blob("shade", "-2,86 -30,64 -60,70 -44,88 -10,96"),
  ...around([blob("base", "0,0 34,-30 26,-70 -26,-70 -34,-30")], 5).map((part) => ({
    ...part,
    points: part.points.map((point) => ({ ...point, y: point.y - 22 })),
  })),
  ...place(
    [
      ...around([blob("shade", "0,0 28,-22 20,-52 -20,-52 -28,-22")], 5, 36),
      ...around([blob("accent", "0,0 22,-16 16,-40 -16,-40 -22,-16")], 5),
      disc("base", 0, 0, 20),
      line("-10,2 -4,-12 10,-8 10,8 -2,12 -14,4", 4, "light"),
    ],
    0,
    -22,
  ),
];

export const cabochon: Subject = () => [
  disc("ink", 0, 4, 88, 74),
  disc("accent", 0, 0, 88, 74),
  ...around([disc("light", 0, -80, 5)], 20).map((part) => ({
    ...part,
    points: part.points.map((point) => ({ ...point, y: point.y * 0.84 })),
  })),
  disc("shade", 0, 0, 68, 56),
  disc("base", -2, -2, 64, 52),
  blob("light", "-50,-8 -38,-34 -6,-44 16,-36 -16,-24 -34,4"),
  blob("accent", "-10,20 10,4 34,10 44,-6 46,18 20,36 -6,34"),
  blob("shade", "-40,20 -26,12 -14,26 -26,38"),
];

export const knife: Subject = () =>
  place(
    [
      blob("light", "-14,-98! 10,-70 18,20! -14,20!"),
      blob("shade", "-14,-98! -4,-60 -2,20! -14,20!"),
      ...[-50, -28, -6].flatMap((y) => [
        edge(`6,${y - 8} 6,${y + 8}`, 3, "ink"),
        edge(`6,${y - 8} 13,${y}`, 3, "ink"),
      ]),
      facet("accent", "-24,20 28,20 28,32 -24,32"),
      blob("base", "-15,32! 18,32! 22,66 16,92 -12,92 -18,66"),
      ...[44, 58, 72].map((y) => edge(`-16,${y} 19,${y}`, 4, "ink")),
      disc("accent", 2, 94, 11),
    ],
    0,
    0,
    1,
    38,
  );

export const scissors: Subject = () => [
  ...pair(hoop(42, 68, 24, 11, "base")),
  facet("light", "-26,-98 -14,-92 14,18 34,52 22,58 0,26"),
  facet("shade", "26,-98 14,-92 -14,18 -34,52 -22,58 0,26"),
  disc("accent", 0, 8, 9),
  disc("ink", 0, 8, 3.4),
  line("-97,-30 -60,-44 -20,-30", 4, "accent"),
  line("20,-30 60,-20 97,-36", 4, "accent"),
];

export const scales: Subject = () => [
  edge("0,-84 0,78", 9, "base"),
  blob("base", "-46,92! -30,78 30,78 46,92!"),
  ...place([edge("-74,0 74,0", 8, "base"), disc("accent", 0, 0, 11)], 0, -66, 1, -9),
  edge("-74,-54 -94,10", 2.6, "ink"),
  edge("-74,-54 -50,10", 2.6, "ink"),
  blob("shade", "-99,10! -46,10! -54,30 -90,30"),
  edge("74,-78 50,-16", 2.6, "ink"),
  edge("74,-78 96,-16", 2.6, "ink"),
  blob("shade", "46,-16! 99,-16! 92,4 54,4"),
  ...place([halves("accent", "0,-10! 10,-22 24,-14 20,4 0,22!")], -72, -8, 0.9),
  blob("light", "62,-18 66,-44 90,-72 82,-38"),
  line("64,-18 86,-66", 2.4, "ink"),
  disc("light", 0, -88, 7),
];

export const flask: Subject = () => [
  facet("accent", "-20,-98 20,-98 16,-80 -16,-80"),
  blob("shade", "-16,-82! 16,-82! 18,-30 66,46 60,84 30,96 -30,96 -60,84 -66,46 -18,-30"),
  blob("base", "-14,-80! 10,-80! 12,-28 58,48 52,80 26,90 -28,90 -54,80 -60,48 -14,-28"),
  blob("accent", "-40,26 -10,18 16,30 44,24 58,48 52,80 26,90 -28,90 -54,80 -60,48"),
  disc("light", -14, 54, 9),
  disc("light", 14, 68, 6),
  disc("light", 18, 44, 4),
  disc("light", 0, -4, 5),
  line("-8,-70 -8,-30 -42,28", 4, "light"),
  edge("-18,-44 18,-44", 5, "ink"),
];

export const door: Subject = () => [
  facet("ink", "-64,-96 64,-96 64,96 -64,96"),
  facet("light", "-52,-84 52,-84 52,96 -52,96"),
  facet("base", "-52,-84 28,-70 28,88 -52,96"),
  facet("shade", "-40,-62 14,-54 14,-8 -40,-10"),
  facet("shade", "-40,8 14,8 14,68 -40,74"),
  disc("accent", 18, 8, 7),
  facet("accent", "-18,-82 -2,-79 -2,-66 -18,-68"),
  facet("light", "28,88 52,96 97,96 60,88"),
];

export const frame: Subject = () => [
  facet("accent", "-92,-76 92,-76 92,80 -92,80"),
  facet("shade", "-80,-64 80,-64 80,68 -80,68"),
  ...pair(
    disc("accent", 90, -74, 14),
    disc("accent", 90, 78, 14),
    disc("light", 90, -74, 6),
    disc("light", 90, 78, 6),
  ),
  facet("base", "-68,-52 68,-52 68,56 -68,56"),
  blob("shade", "-68,30 -30,-4 0,20 34,-12 68,24 68,56! -68,56!"),
  disc("light", 34, -28, 13),
  line("-60,-44 -20,-44", 4, "light"),
  line("0,-76 0,-98", 4, "ink"),
];

const envelope = (tone: "light" | "base"): Part[] => [
  facet("shade", "-80,-46 84,-46 84,58 -80,58"),
  facet(tone, "-84,-52 80,-52 80,52 -84,52"),
  edge("-84,52 -14,-4", 3, "shade"),
  edge("80,52 12,-4", 3, "shade"),
];
export const letter: Subject = () => [
  ...place(envelope("base"), 12, -26, 0.8, 14),
  ...place(
    [
      ...envelope("light"),
      facet("base", "-84,-52 80,-52 0,12"),
      disc("accent", 0, 6, 20),
      disc("ink", 0, 6, 14),
      ...place([halves("accent", "0,-6! 6,-10 10,-4 0,9!")], 0, 6),
    ],
    -6,
    22,
    0.94,
    -8,
  ),
];

export const coin: Subject = () => [
  disc("shade", 6, 6, 88),
  disc("base", 0, 0, 88),
  ...around([edge("0,-86 0,-78", 4, "light")], 36),
  hoop(0, 0, 68, 4, "light"),
  ...around([blob("accent", "0,-52 9,-34 0,-18 -9,-34")], 8),
  disc("accent", 0, 0, 18),
  disc("light", -4, -4, 8),
  line("-60,-40 -42,-58 -20,-68", 4, "light"),
];

/** One band of the rainbow, as far from its middle as `r`. */
const band = (tone: "accent" | "light" | "base" | "shade", r: number): Part => ({
  ...blob(
    tone,
    `${-r},52 ${-r * 0.92},10 ${-r * 0.7},${-r * 0.5} 0,${-r * 0.86} ${r * 0.7},${-r * 0.5} ${r * 0.92},10 ${r},52`,
  ),
  closed: false,
  width: 16,
});

export const rainbow: Subject = () => [
  band("accent", 88),
  band("light", 72),
  band("base", 56),
  band("shade", 40),
  blob("ink", "36,60! 97,60! 92,88 80,96 52,96 42,88"),
  disc("accent", 54, 56, 10),
  disc("accent", 72, 52, 12),
  disc("accent", 86, 57, 9),
  blob("light", "-99,66 -84,46 -62,50 -46,42 -30,60 -40,76 -86,78"),
];
