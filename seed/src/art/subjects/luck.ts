import { around, blob, disc, edge, facet, halves, hoop, line, pair, place, type Subject } from "./parts.ts";
import { spark } from "./magic.ts";

export const clover: Subject = () => [
  line("2,10 10,50 -8,98", 7, "shade"),
  ...around(
    [
      halves("base", "0,0! 20,-20 44,-40 44,-66 24,-78 0,-62!"),
      blob("shade", "0,0! 20,-20 44,-40 44,-66 24,-78 0,-62!"),
      line("0,-6 0,-54", 2.6, "light"),
      line("2,-20 16,-34 26,-52", 1.8, "light"),
      line("-2,-20 -16,-34 -26,-52", 1.8, "light"),
    ],
    4,
    45,
  ),
  disc("accent", 0, 0, 6),
];

export const horseshoe: Subject = () => [
  blob(
    "base",
    "-58,92! -62,40 -74,-10 -60,-66 -24,-94 24,-94 60,-66 74,-10 62,40 58,92! 26,92! 32,50 44,-6 32,-44 0,-58 -32,-44 -44,-6 -32,50 -26,92!",
  ),
  blob("shade", "24,-94 60,-66 74,-10 62,40 58,92! 42,92! 48,40 58,-10 46,-56 20,-78"),
  ...pair(
    ...[
      [40, 76],
      [44, 40],
      [56, 0],
      [52, -40],
      [26, -72],
    ].map(([x = 0, y = 0]) => disc("ink", x, y, 5, 6)),
  ),
  line("-52,80 -54,36 -64,-10 -52,-58 -22,-84", 2.6, "light"),
  ...pair(facet("light", "24,92 60,92 60,99 24,99")),
  ...place(spark(), 0, 8, 1.3),
  ...place(spark("light"), 0, 56, 0.7),
];

export const ladybird: Subject = () => [
  ...pair(
    line("24,-30 46,-44 58,-62", 5),
    line("40,10 66,8 80,-8", 5),
    line("36,44 58,62 60,84", 5),
    line("10,-78 22,-92 36,-97", 3),
  ),
  halves("ink", "0,-84 22,-80 30,-56 0,-40"),
  ...pair(disc("light", 16, -66, 6)),
  disc("base", 0, 14, 58, 68),
  blob("shade", "20,-48 46,-26 58,14 44,60 0,82 34,40 38,0"),
  halves("ink", "0,-54 36,-46 44,-34 0,-26"),
  edge("0,-30 0,82", 3.4),
  ...pair(disc("ink", 28, -6, 11), disc("ink", 20, 30, 10), disc("ink", 38, 46, 8), disc("ink", 14, 60, 7)),
  line("-44,-14 -36,-28", 5, "light"),
];

export const wheel: Subject = (random) => {
  const count = random.pick([10, 12, 14]);
  const half = Math.tan(Math.PI / count) * 78;
  return [
    disc("ink", 0, 0, 97),
    ...Array.from({ length: count }, (_, index) =>
      place(
        [
          facet(["base", "light", "accent", "shade"][index % 4] as "base", `0,0 ${half},-80 ${-half},-80`),
          disc("ink", 0, -62, 4),
        ],
        0,
        0,
        1,
        (index * 360) / count,
      ),
    ).flat(),
    hoop(0, 0, 86, 11, "shade"),
    ...around([disc("light", 0, -86, 4)], count * 2),
    disc("ink", 0, 0, 24),
    disc("accent", 0, 0, 18),
    ...place(spark("light"), 0, 0, 0.8),
    facet("light", "-12,-99 12,-99 0,-74"),
  ];
};

export const star: Subject = () => [
  ...around([facet("base", "0,-96 22,-30 0,0"), facet("light", "0,-96 -22,-30 0,0")], 5),
  ...around([facet("accent", "0,-60 10,-24 0,0"), facet("shade", "0,-60 -10,-24 0,0")], 5, 36),
  hoop(0, 0, 74, 3, "accent"),
  ...around([disc("accent", 0, -74, 4)], 5, 36),
  disc("light", 0, 0, 8),
];

export const magpie: Subject = () => [
  line("-96,70 -30,78 40,70 98,76", 7),
  blob("shade", "10,30! 50,60 96,96! 76,97 20,66"),
  line("20,44 56,74 86,94", 2, "light"),
  blob("base", "-40,-66 -18,-80 4,-66 10,-40 34,-6 44,40 20,64 -10,60 -34,30 -40,-10 -48,-38"),
  blob("light", "-36,-4 -18,8 2,34 12,60 -10,60 -34,30"),
  blob("shade", "0,-26! 22,-14 46,16 66,54! 40,48 14,28"),
  blob("light", "2,-22! 18,-10 24,8 10,6"),
  facet("ink", "-40,-62 -74,-52 -42,-48"),
  disc("accent", -24, -60, 5),
  disc("ink", -25, -60, 2.6),
  line("0,62 -4,74", 4),
  line("12,64 12,74", 4),
  ...place([halves("accent", "0,-14 12,0 0,14", false), facet("light", "0,-14 4,-2 -12,0")], -82, -48),
];
