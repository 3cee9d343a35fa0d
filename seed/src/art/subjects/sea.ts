import {
  area,
  blob,
  disc,
  edge,
  facet,
  halves,
  hoop,
  line,
  pair,
  place,
  point,
  type Subject,
} from "./parts.ts";

export const whale: Subject = () => [
  blob(
    "base",
    "-97,6! -84,-24 -48,-40 -4,-38 38,-20 66,-2 78,-22 84,-46 98,-58! 99,-34 94,-8 74,22 40,38 -10,46 -60,38 -90,22",
  ),
  blob("base", "84,-38 66,-54 52,-56! 64,-36 80,-22"),
  blob("light", "-97,8! -70,12 -36,14 6,28 40,36 -10,46 -60,38 -88,24"),
  ...[0, 1, 2, 3].map((index) =>
    line(
      `${-86 + index * 8},${18 + index * 6} ${-50 + index * 12},${20 + index * 6} ${-8 + index * 10},${32 + index * 3}`,
      1.8,
    ),
  ),
  blob("shade", "-34,22! -14,24 8,54 6,74! -16,60 -32,40"),
  disc("ink", -62, 0, 3.4),
  line("-70,-6 -62,-8 -55,-4", 2),
  line("-97,8 -74,12 -54,8", 2.4),
  line("-44,-44 -48,-66 -62,-74", 4, "accent"),
  line("-42,-44 -38,-68 -24,-78", 4, "accent"),
  line("-43,-46 -43,-84", 3, "accent"),
  blob("shade", "-30,-40 10,-35 40,-19 66,-2 40,-8 0,-24"),
];

export const octopus: Subject = (random) => {
  const arms = [
    "6,22 30,34 58,26 80,2 96,10 94,30",
    "10,26 34,50 64,54 88,40 96,60 84,72",
    "8,30 24,62 48,82 72,80 74,96 60,98",
    "4,32 10,68 22,92 42,99",
  ];
  const bend = random.range(0.9, 1.06);
  return [
    ...arms.flatMap((arm, index) =>
      place(pair(line(arm, 15 - index * 1.5, index % 2 === 0 ? "base" : "shade")), 0, 0, bend),
    ),
    ...arms.flatMap((arm) => place(pair({ ...line(arm, 2.2, "light") }), 0, 3, bend)),
    halves("base", "0,-94 34,-84 52,-50 44,-14 30,14 24,34 0,44"),
    blob("shade", "12,-92 34,-84 52,-50 44,-14 30,14 24,34 8,40 24,4 34,-30 30,-64"),
    ...pair(disc("light", 19, 4, 11, 9), disc("ink", 19, 4, 8, 3.4)),
    disc("light", -22, -58, 7, 11),
    disc("light", -8, -74, 4),
    disc("accent", 0, -34, 4),
    disc("accent", 14, -46, 3),
    disc("accent", -14, -30, 3),
  ];
};

/** Growing spiral of the shell. */
const spiral = (turns: number, from: number, grow: number) =>
  Array.from({ length: Math.round(turns * 14) + 1 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2;
    const radius = from * grow ** (index / 14);
    return point(-14 + Math.cos(angle) * radius, 6 + Math.sin(angle) * radius);
  });

export const nautilus: Subject = () => {
  const curve = spiral(2.62, 4.2, 3.1);
  const outer = curve.slice(-17);
  return [
    area("base", [...outer, point(-40, 30), point(-20, 44)]),
    blob("accent", "-92,26 -66,34 -40,38 -30,62 -60,70 -90,52"),
    ...[0, 1, 2, 3].map((index) =>
      line(
        `${-70 + index * 8},${60 - index} ${-84 + index * 9},${80 + index * 2} ${-70 + index * 12},${96 - index}`,
        4,
        "accent",
      ),
    ),
    ...curve
      .slice(8, -4)
      .filter((_, index) => index % 2 === 0)
      .map((from, index) => {
        const inner = curve[Math.max(0, index * 2 + 8 - 14)] ?? point(-14, 6);
        return line(
          `${from.x},${from.y} ${(from.x + inner.x) / 2 + 5},${(from.y + inner.y) / 2 + 5} ${inner.x},${inner.y}`,
          2,
          index % 2 === 0 ? "shade" : "light",
        );
      }),
    { points: curve, smooth: true, closed: false, tone: "ink", width: 3 },
    disc("ink", -70, 46, 5),
    hoop(-70, 46, 9, 2),
  ];
};

export const ship: Subject = () => [
  blob("base", "-92,40! -60,46 40,46 88,30! 78,62 60,86 -50,88 -80,70"),
  blob("shade", "-86,58 60,62 82,46! 70,74 60,86 -50,88 -80,72"),
  edge("-40,44 -40,-84", 4, "ink"),
  edge("8,46 8,-98", 4, "ink"),
  edge("52,44 52,-72", 4, "ink"),
  line("84,34 99,10", 4, "ink"),
  blob("light", "-66,-66! -40,-70 -18,-64! -12,-44 -16,-26! -44,-30 -70,-24! -62,-44"),
  blob("light", "-74,-18! -40,-24 -12,-16! -6,10 -12,34! -44,28 -80,34! -68,8"),
  blob("light", "-14,-84! 8,-88 34,-80! 40,-58 36,-36! 8,-42 -16,-36! -8,-60"),
  blob("accent", "-18,-30! 8,-36 42,-28! 48,2 42,32! 10,26 -22,32! -10,0"),
  blob("light", "36,-58! 56,-60 76,-54! 82,-34 78,-16! 54,-22 34,-16! 40,-36"),
  blob("light", "38,-10! 56,-14 80,-6! 84,14 78,30! 56,26 34,32! 42,10"),
  facet("accent", "8,-98 30,-94 8,-88"),
  facet("accent", "-40,-84 -22,-80 -40,-75"),
  ...[-60, -40, -20, 0, 20, 40].map((x) => disc("ink", x, 58, 3)),
  line("-84,48 40,54 84,38", 2, "accent"),
];

export const lighthouse: Subject = () => [
  facet("accent", "-8,-72 -99,-98 -99,-60"),
  facet("accent", "8,-72 99,-98 99,-60"),
  halves("base", "0,-56 15,-56 26,76 0,76", false),
  facet("shade", "4,-56 15,-56 26,76 10,76"),
  facet("ink", "-17,-34 17,-34 18.6,-14 -18.6,-14"),
  facet("ink", "-20.4,8 20.4,8 22,30 -22,30"),
  facet("ink", "-23.6,50 23.6,50 25,68 -25,68"),
  halves("light", "0,-84 11,-82 11,-58 0,-58", false),
  halves("ink", "0,-99 4,-95 15,-84 0,-84", false),
  facet("ink", "-20,-58 20,-58 18,-52 -18,-52"),
  edge("0,-84 0,-58", 2),
  blob("shade", "-78,99! -62,84 -34,74 4,72 40,76 66,86 84,99!"),
  blob("base", "-60,99! -44,86 -10,82 20,86 34,99!"),
];

export const turtle: Subject = () => [
  ...pair(
    blob("shade", "26,-40 54,-72 84,-76 96,-56! 76,-48 44,-18"),
    blob("shade", "28,44 52,60 64,84 54,92! 38,76 16,58"),
  ),
  halves("shade", "0,-99 12,-94 16,-76 10,-58 0,-54"),
  ...pair(disc("ink", 9, -84, 2.6)),
  halves("shade", "0,70 6,72 0,94!"),
  halves("base", "0,-64 30,-54 48,-20 46,22 28,58 0,74"),
  ...[-34, 4, 40].map((y) => ({
    ...facet("light", `0,${y - 17} 15,${y - 9} 15,${y + 9} 0,${y + 17} -15,${y + 9} -15,${y - 9}`),
  })),
  ...pair(
    facet("accent", "20,-42 34,-36 42,-16 20,-22"),
    facet("accent", "20,-14 44,-8 44,14 20,18"),
    facet("accent", "20,26 42,22 32,46 20,50"),
    ...["50,-48 62,-56", "58,-40 74,-56", "40,62 50,72"].map((text) => line(text, 3, "light")),
  ),
];

export const anchor: Subject = () => [
  hoop(0, -82, 13, 7, "base"),
  halves("base", "0,-70 6,-70 7,62 0,70", false),
  halves("shade", "0,-52 40,-56 40,-44 0,-42", false),
  ...pair(disc("shade", 42, -50, 7)),
  ...pair(blob("base", "0,86! 34,78 60,48 66,20! 78,52 46,92 0,99!"), facet("base", "66,8 84,44 50,40")),
  line("0,-80 26,-62 30,-30 -10,-10 -26,24 6,46 34,30 52,66 84,72", 5, "accent"),
  line("4,-66 4,60", 2, "light"),
];
