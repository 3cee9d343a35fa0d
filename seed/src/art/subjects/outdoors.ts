import { around, blob, disc, edge, facet, line, pair, place, type Part, type Subject } from "./parts.ts";

export const moon: Subject = () => [
  ...around([line("0,-92 0,-99", 3, "accent")], 20),
  disc("base", 0, 0, 84),
  blob("shade", "30,-78 66,-52 84,0 66,52 30,78 -10,84 34,46 50,0 34,-46"),
  ...[
    [-34, -36, 16],
    [14, -20, 10],
    [-10, 22, 20],
    [-50, 18, 8],
    [30, 40, 13],
    [36, -52, 8],
    [-22, 60, 9],
  ].flatMap(([x = 0, y = 0, r = 0]) => [
    disc("shade", x, y, r),
    disc("light", x - r * 0.2, y - r * 0.2, r * 0.66),
  ]),
  line("-70,-30 -52,-56 -28,-72", 4, "light"),
];

export const sunBoat: Subject = () => [
  ...around([line("0,-46 0,-60", 4, "accent")], 16).map((part) => ({
    ...part,
    points: part.points.map((point) => ({ ...point, y: point.y - 30 })),
  })),
  disc("accent", 0, -30, 40),
  disc("light", -6, -36, 24),
  blob("base", "-97,-34 -84,-40 -74,-10 -54,24 54,24 74,-10 84,-40 97,-34 90,20 58,58 -58,58 -90,20"),
  blob("shade", "-80,24 80,24 58,58 -58,58"),
  edge("-60,34 60,34", 4, "light"),
  ...pair(disc("accent", 90, -40, 8), edge("36,24 52,86", 5, "ink"), facet("ink", "48,70 60,70 64,92 52,92")),
  ...[-40, -14, 12, 38].map((x) => disc("accent", x, 46, 4)),
  line("-97,76 -60,70 -20,78 20,70 60,78 97,72", 5, "ink"),
];

export const well: Subject = () => [
  facet("ink", "-62,-30 -52,-30 -52,30 -62,30"),
  facet("ink", "52,-30 62,-30 62,30 52,30"),
  facet("accent", "-90,-30 0,-96 90,-30 74,-26 0,-76 -74,-26"),
  facet("shade", "-74,-26 0,-76 74,-26"),
  edge("-58,-8 58,-8", 7, "base"),
  edge("66,-8 80,-8", 5, "ink"),
  edge("80,-8 80,10", 5, "ink"),
  edge("0,-8 0,12", 3, "ink"),
  facet("accent", "-13,10 13,10 9,30 -9,30"),
  disc("ink", 0, 38, 76, 16),
  facet("base", "-76,38 76,38 68,92 -68,92"),
  ...[0, 1, 2].flatMap((row) =>
    [-48, -16, 16, 48].map((x) =>
      edge(
        `${x + (row % 2) * 14 - 10},${52 + row * 16} ${x + (row % 2) * 14 + 8},${52 + row * 16}`,
        4,
        "shade",
      ),
    ),
  ),
  disc("light", 0, 38, 60, 10),
];

const fish = (tone: "base" | "shade" | "accent"): Part[] => [
  facet(tone, "44,0 78,-24 70,0 78,24"),
  blob(tone, "-70,0 -40,-24 6,-24 50,0 6,24 -40,24"),
  blob("light", "-62,8 -30,16 10,16 40,4 6,24 -40,24"),
  disc("ink", -48, -6, 5),
  line("-30,-18 -24,0 -30,16", 2.6, "ink"),
];
export const shoal: Subject = () => [
  ...place(fish("shade"), 26, -66, 0.62, -8),
  ...place(fish("base"), -24, -22, 0.84, -4),
  ...place(fish("accent"), 40, 26, 0.7, -6),
  ...place(fish("base"), -30, 66, 0.72, -2),
  ...[
    [-90, -60],
    [90, -20],
    [-94, 20],
  ].flatMap(([x = 0, y = 0]) => [disc("light", x, y, 5)]),
];

export const iceHole: Subject = () => [
  blob("light", "-97,20 -60,-8 0,-16 60,-8 97,20 90,70 40,92 -40,92 -90,70"),
  disc("shade", 0, 42, 70, 34),
  disc("ink", 0, 46, 62, 28),
  edge("40,-96 2,40", 4, "base"),
  blob("accent", "34,-98 46,-98 42,-70 32,-70"),
  line("2,40 2,54", 2, "light"),
  ...place(fish("base"), -6, 52, 0.5, -64),
  line("-84,0 -70,-14 -60,-2", 3, "shade"),
  line("62,-4 74,-18 86,2", 3, "shade"),
  line("-40,70 -20,78 10,80", 3, "light"),
];
