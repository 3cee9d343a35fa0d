import { around, edge, facet, halves, line, pair, place, type Part, type Subject } from "./parts.ts";
import { spark } from "./magic.ts";

export const brilliant: Subject = () => [
  halves("base", "0,-60 56,-60 96,-14 0,92", false),
  facet("light", "-56,-60 -24,-60 -42,-14 -96,-14"),
  facet("light", "-24,-60 24,-60 0,-40"),
  facet("accent", "-24,-60 0,-40 -42,-14"),
  facet("shade", "24,-60 42,-14 0,-40"),
  facet("base", "24,-60 56,-60 42,-14"),
  facet("shade", "56,-60 96,-14 42,-14"),
  facet("light", "0,-40 42,-14 -42,-14"),
  facet("accent", "-96,-14 -42,-14 0,92"),
  facet("base", "-42,-14 0,-14 0,92"),
  facet("light", "0,-14 20,-14 0,92"),
  facet("shade", "42,-14 96,-14 0,92"),
  edge("-96,-14 96,-14", 1.5),
  ...place(spark("light"), -60, -74, 0.9),
  ...place(spark("light"), 78, 40, 0.6),
];

export const emerald: Subject = () => [
  facet("base", "-44,-96 44,-96 76,-64 76,64 44,96 -44,96 -76,64 -76,-64"),
  facet("light", "-44,-96 44,-96 30,-72 -30,-72"),
  facet("accent", "-76,-64 -44,-96 -30,-72 -52,-50"),
  facet("base", "44,-96 76,-64 52,-50 30,-72"),
  facet("shade", "76,-64 76,64 52,50 52,-50"),
  facet("accent", "-76,-64 -52,-50 -52,50 -76,64"),
  facet("shade", "76,64 44,96 30,72 52,50"),
  facet("shade", "44,96 -44,96 -30,72 30,72"),
  facet("base", "-44,96 -76,64 -52,50 -30,72"),
  facet("light", "-30,-72 30,-72 18,-50 -18,-50"),
  facet("base", "-18,-50 18,-50 34,-32 34,32 18,50 -18,50 -34,32 -34,-32"),
  facet("accent", "-34,-32 -18,-50 18,-50 -34,18"),
  facet("light", "-28,-34 -16,-46 -4,-46 -28,-18"),
  facet("shade", "18,50 34,32 34,8 4,50"),
  ...place(spark("light"), -62, -82, 0.9),
];

/** One upright crystal with its foot at the origin. */
const prism = (height: number, width: number): Part[] => [
  facet("base", `${-width},0 ${-width},${-height} 0,${-height - width * 1.6} ${width},${-height} ${width},0`),
  facet(
    "light",
    `${-width},0 ${-width},${-height} ${-width * 0.2},${-height + width * 0.5} ${-width * 0.2},0`,
  ),
  facet("shade", `${width * 0.5},0 ${width * 0.5},${-height + width * 0.2} ${width},${-height} ${width},0`),
  facet("accent", `${-width},${-height} 0,${-height - width * 1.6} ${-width * 0.2},${-height + width * 0.5}`),
  facet(
    "shade",
    `0,${-height - width * 1.6} ${width},${-height} ${width * 0.5},${-height + width * 0.2} ${-width * 0.2},${-height + width * 0.5}`,
  ),
  edge(`${-width * 0.2},0 ${-width * 0.2},${-height + width * 0.5}`, 1),
];

export const cluster: Subject = (random) => {
  const turns = [-52, 50, -30, 28, -12, 12];
  return [
    ...turns.flatMap((turn, index) =>
      place(prism(random.range(52, 74) + index * 8, 13 + index * 1.4), turn * 0.35, 86, 1, turn),
    ),
    ...place(prism(118, 20), 0, 90),
    facet("ink", "-84,99 -70,78 -30,86 0,78 36,86 68,76 86,99"),
  ];
};

export const ring: Subject = (random) => [
  ...around([line("0,28 3,28", 0.1, "light")], 0),
  { ...halves("base", "0,-28 44,-14 62,30 44,74 0,92 "), width: 15 },
  { ...halves("light", "0,-28 44,-14 62,30 44,74 0,92 "), width: 3 },
  facet("shade", "-26,-34 26,-34 16,-14 -16,-14"),
  ...place(brilliant(random), 0, -50, 0.52),
  ...pair(...place([facet("accent", "0,-12 10,0 0,12 -10,0")], 44, -16, 1, 40)),
];

export const crown: Subject = () => [
  halves("base", "0,-70 16,-18 44,-40 40,-6 84,-52 70,62 0,70", false),
  facet("shade", "16,-18 44,-40 40,-6 84,-52 70,62 24,69"),
  halves("ink", "0,40 74,32 70,66 0,74", false),
  ...pair(
    facet("accent", "36,42 48,52 36,62 24,52"),
    facet("light", "64,40 70,48 64,56 58,48"),
    ...place([facet("accent", "0,-12 10,0 0,12 -10,0")], 84, -58),
    ...place([facet("light", "0,-10 8,0 0,10 -8,0")], 44, -48, 0.9),
  ),
  facet("accent", "0,40 12,53 0,66 -12,53"),
  ...place([facet("accent", "0,-16 13,0 0,16 -13,0"), facet("light", "0,-16 4,-2 -13,0")], 0, -78),
  line("-60,20 0,28 60,20", 3, "light"),
  facet("light", "-60,-20 -54,20 -48,18 -50,-10"),
  halves("shade", "0,78 72,70 76,80 0,90", false),
];
