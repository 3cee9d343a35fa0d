import { blob, disc, facet, halves, line, pair, type Subject } from "./parts.ts";

export const stag: Subject = (random) => [
  ...pair(
    line("12,-18 20,-40 42,-54 54,-76 48,-99", 6, "base"),
    line("22,-40 12,-62 16,-84", 5, "base"),
    line("42,-53 64,-62 74,-86", 5, "base"),
    ...(random.chance(0.5)
      ? [line("52,-74 70,-84 80,-100", 4, "base")]
      : [line("53,-70 38,-80 34,-97", 4, "base")]),
    line("16,-30 32,-34 44,-32", 4, "base"),
  ),
  halves("shade", "0,30! 18,30 28,60 46,99! 0,86!"),
  halves("light", "0,62! 12,50 16,70 24,97! 0,86!"),
  ...pair(
    blob("base", "18,-12 44,-28 70,-32 60,-14 38,-2"),
    blob("shade", "28,-12 46,-22 62,-26 54,-15 40,-8"),
  ),
  halves("base", "0,-24 16,-20 25,-9 22,14 15,36 13,56 9,66 0,70"),
  halves("light", "0,-16 6,-10 5,20 8,46 0,52"),
  blob("shade", "25,-9 22,14 15,36 13,56 9,66 8,50 12,24 16,0"),
  ...pair(blob("ink", "9,4 16,-1 21,3 16,8")),
  halves("ink", "0,52 9,54 7,63 0,68"),
  line("-6,74 0,72 6,74", 2),
];

export const owl: Subject = (random) => [
  halves("base", "0,-78 22,-82 46,-98! 48,-70 52,-20 50,34 34,78 0,92"),
  ...pair(
    blob("shade", "50,-22 64,14 58,66 36,94! 40,48 40,6"),
    line("56,10 52,44 42,78", 2, "light"),
    line("50,0 47,34 40,62", 2, "light"),
  ),
  ...[0, 1, 2, 3].flatMap((row) =>
    [-2, -1, 0, 1, 2]
      .filter((column) => Math.abs(column) + row < 5)
      .map((column) =>
        line(
          `${column * 14 - 6},${-2 + row * 18} ${column * 14},${6 + row * 18} ${column * 14 + 6},${-2 + row * 18}`,
          2.4,
          "light",
        ),
      ),
  ),
  ...pair(
    disc("light", 21, -50, 23),
    disc("accent", 21, -50, 14),
    disc("ink", 20, -50, random.range(6, 9)),
    blob("shade", "0,-66 22,-80 46,-96! 40,-74 22,-70"),
  ),
  facet("ink", "0,-50 7,-40 0,-24 -7,-40"),
  line("-92,90 -40,84 30,90 94,82", 8),
  ...pair(line("14,80 12,94", 5, "accent"), line("22,80 24,93", 5, "accent")),
];

export const wolf: Subject = () => [
  halves("base", "0,-50 18,-58 34,-96 50,-58 58,-28 76,6 60,16 66,36 46,42 30,62 16,88 0,94", false),
  ...pair(
    facet("shade", "34,-84 44,-58 42,-44 28,-54"),
    facet("light", "0,18 14,2 36,10 62,14 46,30 30,52 14,74 0,66"),
    facet("shade", "0,-50 16,-40 22,-18 8,-6 12,14 0,34"),
    facet("accent", "12,-8 34,-18 30,-5 18,0"),
    facet("ink", "20,-9 27,-13 25,-5 20,-3"),
    line("40,-20 58,0", 2),
    line("36,-4 56,10", 2),
    line("34,46 22,70", 2),
  ),
  halves("ink", "0,60 13,60 9,74 0,80", false),
  line("-12,86 0,82 12,86", 2),
];

export const lion: Subject = (random) => {
  const tips = random.int(15, 19);
  const mane = (reach: number, turn: number, tone: "base" | "shade") => ({
    ...blob(tone, "0,0 1,1 2,2"),
    points: Array.from({ length: tips * 2 }, (_, index) => {
      const angle = (index / (tips * 2)) * Math.PI * 2 + turn;
      const radius = reach * (index % 2 === 0 ? 1 : 0.74);
      return {
        x: Math.sin(angle) * radius * 0.95,
        y: -Math.cos(angle) * radius,
        ...(index % 2 === 0 ? { corner: true } : {}),
      };
    }),
  });
  return [
    mane(99, 0, "base"),
    mane(80, 0.18, "shade"),
    ...pair(disc("base", 44, -46, 15), disc("ink", 44, -46, 7)),
    halves("light", "0,-56 28,-52 48,-26 46,6 34,34 24,56 0,64"),
    halves("base", "0,-52 9,-40 8,-6 18,18 0,24"),
    ...pair(
      blob("shade", "12,-16 28,-24 42,-18 30,-12"),
      blob("accent", "14,-10 26,-16 36,-9 24,-3"),
      disc("ink", 25, -9, 4.5),
      blob("base", "2,24 22,22 28,36 16,46 2,40"),
      line("16,33 44,28", 1.6),
      line("16,37 44,40", 1.6),
      line("48,-26 46,6 34,34 24,56", 2),
    ),
    halves("ink", "0,12 15,11 9,22 0,27"),
    line("0,26 0,38", 2),
    line("-14,46 0,40 14,46", 2.4),
    halves("shade", "0,52 12,52 8,64 0,70"),
  ];
};

export const hare: Subject = () => [
  ...pair(
    blob("base", "10,-30 8,-66 20,-98 32,-84 32,-52 24,-24"),
    blob("accent", "16,-36 15,-64 21,-86 26,-74 25,-52 21,-32"),
  ),
  halves("shade", "0,24 26,24 46,60 52,98! 0,98!"),
  halves("light", "0,46 14,44 20,70 16,98! 0,98!"),
  halves("base", "0,-36 20,-32 32,-8 28,22 16,44 0,50"),
  halves("light", "0,8 16,14 14,36 0,44"),
  ...pair(
    disc("ink", 20, -4, 6, 7.5),
    disc("light", 22, -7, 1.8),
    line("8,30 40,22", 1.4),
    line("8,33 42,34", 1.4),
    line("30,60 34,80 32,96", 2, "ink"),
  ),
  halves("ink", "0,18 7,18 4,24 0,27"),
  line("0,26 0,33 -7,37", 1.8),
  line("0,33 7,37", 1.8),
];
