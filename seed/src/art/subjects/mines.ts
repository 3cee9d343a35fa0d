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

const pickaxe: Part[] = [
  edge("0,-70 0,92", 9, "base"),
  edge("-2.4,-60 -2.4,88", 2, "light"),
  halves("shade", "0,-92! 40,-84 74,-62 97,-36! 64,-52 30,-62 0,-64"),
  halves("light", "0,-92! 40,-84 74,-62 97,-36! 66,-60 34,-76 0,-82"),
  halves("ink", "0,-94 9,-94 9,-58 0,-58", false),
];
export const pickaxes: Subject = () => [
  ...place(pickaxe, 0, 4, 0.96, 38),
  ...place(pickaxe, 0, 4, 0.96, -38),
  disc("accent", 0, 10, 15),
  facet("light", "0,-2 11,10 0,22 -11,10"),
  facet("accent", "0,-2 4,10 0,22 -11,10"),
];

export const minecart: Subject = (random) => [
  ...Array.from({ length: 13 }, (_, index) => {
    const [x, y, r] = [
      -54 + (index % 7) * 18 + (index > 6 ? 9 : 0),
      index > 6 ? -42 : -26,
      random.range(11, 17),
    ];
    return [
      facet(
        index % 3 === 0 ? "light" : "accent",
        `${x - r},${y + 4} ${x - r * 0.4},${y - r} ${x + r * 0.5},${y - r * 0.9} ${x + r},${y + 2} ${x + r * 0.3},${y + r} ${x - r * 0.6},${y + r}`,
      ),
      facet("shade", `${x + r * 0.5},${y - r * 0.9} ${x + r},${y + 2} ${x + r * 0.3},${y + r} ${x},${y}`),
    ];
  }).flat(),
  facet("base", "-86,-24 86,-24 62,52 -62,52"),
  facet("shade", "24,-24 86,-24 62,52 18,52"),
  facet("ink", "-92,-30 92,-30 90,-18 -90,-18"),
  ...[-48, -16, 16, 48].map((x) => edge(`${x * 1.15},-18 ${x * 0.9},50`, 4, "ink")),
  ...[-60, -20, 20, 60].map((x) => disc("light", x, -24, 2.6)),
  facet("ink", "-70,50 70,50 66,60 -66,60"),
  ...[-40, 40].flatMap((x) => [disc("ink", x, 70, 20), disc("base", x, 70, 14), disc("accent", x, 70, 5)]),
  edge("-99,92 99,92", 5, "light"),
  ...[-80, -40, 0, 40, 80].map((x) => edge(`${x},98 ${x + 14},98`, 6, "shade")),
];

export const lantern: Subject = () => [
  hoop(0, -82, 15, 5, "ink"),
  halves("ink", "0,-72 10,-70 12,-58 40,-44 40,-36 0,-36"),
  halves("accent", "0,-36 32,-36 40,10 32,54 0,54"),
  halves("light", "0,-20 15,-8 20,18 12,40 0,44"),
  halves("base", "0,-6! 10,14 8,34 0,38"),
  ...pair(line("34,-38 44,10 34,56", 4, "ink"), line("16,-38 22,10 16,56", 3, "ink")),
  edge("-42,8 42,8", 3.4),
  halves("base", "0,54 42,54 48,70 0,70", false),
  facet("shade", "8,54 42,54 48,70 10,70"),
  halves("ink", "0,70 52,70 54,86 40,92 0,92", false),
  edge("-40,62 40,62", 2, "light"),
];

export const nugget: Subject = () => [
  facet("base", "-88,30 -70,-30 -20,-74 40,-66 84,-20 92,36 50,76 -40,80"),
  facet("light", "-70,-30 -20,-74 4,-36 -34,-8"),
  facet("accent", "-20,-74 40,-66 4,-36"),
  facet("shade", "40,-66 84,-20 48,-6 4,-36"),
  facet("accent", "84,-20 92,36 48,-6"),
  facet("light", "-34,-8 4,-36 48,-6 14,28"),
  facet("base", "48,-6 92,36 50,76 14,28"),
  facet("shade", "92,36 50,76 40,40"),
  facet("shade", "-88,30 -34,-8 -40,80"),
  facet("accent", "-34,-8 14,28 -40,80"),
  facet("shade", "14,28 50,76 -40,80"),
  facet("light", "-70,-30 -34,-8 -88,30"),
  ...[
    [-80, 88, 9],
    [70, 90, 11],
    [96, 74, 6],
  ].map(([x = 0, y = 0, r = 1]) =>
    facet("accent", `${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r * 0.7}`),
  ),
];
export const helmetLamp: Subject = () => [
  halves("base", "0,-58 40,-46 64,-6 68,30! 0,30!"),
  blob("shade", "20,-56 44,-42 64,-6 68,30! 30,30! 36,-6"),
  halves("light", "0,-64 10,-62 12,-6 0,-4"),
  blob("ink", "-94,40! -70,26 0,22 70,26 94,40! 60,52 0,46 -60,52"),
  disc("shade", 0, 2, 25),
  disc("light", 0, 2, 19),
  disc("accent", 0, 2, 12),
  disc("light", -4, -3, 5),
  ...pair(facet("accent", "8,-99 26,-94 10,-30"), facet("accent", "40,-88 54,-78 20,-24")),
  facet("accent", "-5,-99 5,-99 3,-30 -3,-30"),
  line("-50,-4 -40,-30 -22,-44", 3, "light"),
  ...place(pickaxe, 0, 70, 0.62, 82),
];
