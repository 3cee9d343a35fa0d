import { blob, disc, edge, facet, halves, line, pair, type Part, type Subject } from "./parts.ts";

const tower = (x: number, width: number, top: number, tone: "base" | "shade"): Part[] => [
  facet(tone, `${x},${top} ${x + width},${top} ${x + width},90 ${x},90`),
  ...Array.from({ length: Math.floor((82 - top) / 13) }, (_, row) =>
    Array.from({ length: Math.floor(width / 9) }, (_, column) =>
      (row * 7 + column * 5 + Math.round(x)) % 3 === 0
        ? [
            facet(
              "accent",
              `${x + 3 + column * 9},${top + 6 + row * 13} ${x + 8 + column * 9},${top + 6 + row * 13} ${x + 8 + column * 9},${top + 13 + row * 13} ${x + 3 + column * 9},${top + 13 + row * 13}`,
            ),
          ]
        : [],
    ).flat(),
  ).flat(),
];
export const skyline: Subject = () => [
  disc("light", 34, -50, 28),
  ...tower(-98, 30, 6, "shade"),
  ...tower(60, 36, -4, "shade"),
  ...tower(-34, 24, -24, "shade"),
  ...tower(-72, 34, -18, "base"),
  ...tower(-14, 34, -56, "base"),
  facet("base", "-8,-56 3,-74 14,-56"),
  edge("3,-74 3,-98", 2.4, "base"),
  ...tower(30, 32, 14, "base"),
  facet("shade", "30,14 46,-4 62,14"),
  facet("ink", "-99,90 99,90 99,97 -99,97"),
];

export const cocktail: Subject = () => [
  facet("base", "-72,-62 72,-62 6,14 -6,14"),
  facet("accent", "-54,-44 54,-44 5,12 -5,12"),
  facet("shade", "20,-44 54,-44 5,12 0,12"),
  { ...facet("light", "-72,-62 72,-62 6,14 -6,14"), width: 3 },
  halves("light", "0,12 4,12 4,84 0,84", false),
  halves("light", "0,80 14,84 44,92 0,96"),
  line("-30,-84 6,-10", 3, "ink"),
  disc("ink", -8, -38, 10),
  disc("accent", -12, -41, 3),
  blob("base", "44,-68 60,-92 88,-88 92,-66 70,-48!"),
  line("68,-70 62,-88", 2, "light"),
  line("68,-70 84,-82", 2, "light"),
  line("68,-70 88,-64", 2, "light"),
  line("-56,-54 -20,-14", 3, "light"),
];

export const streetlamp: Subject = () => [
  halves("accent", "0,-74 13,-72 17,-40 0,-36", false),
  halves("light", "0,-66 6,-64 8,-44 0,-42"),
  halves("ink", "0,-99 4,-90 20,-74 0,-74", false),
  halves("ink", "0,-38 20,-40 12,-28 0,-28", false),
  ...pair(edge("19,-74 19,-40", 2.4), line("4,-6 30,-14 40,4 26,10", 3.4, "base")),
  halves("base", "0,-28 4,-28 5,70 0,70", false),
  halves("base", "0,58 10,60 14,88 0,88", false),
  halves("shade", "0,86 24,88 26,99 0,99", false),
  edge("-26,-12 26,-12", 5, "base"),
  line("-90,99 90,99", 4, "shade"),
];

export const car: Subject = () => [
  blob("base", "-98,34! -92,10 -58,4 -34,-26! 0,-36 34,-30 54,0! 88,6 98,26! 96,44! -98,44!"),
  blob("accent", "-48,2! -28,-22 -4,-29 -2,2!"),
  blob("accent", "6,2! 4,-29 28,-25 42,2!"),
  blob("shade", "-98,26! 98,26! 96,44! -98,44!"),
  edge("-98,26 98,26", 2.6, "light"),
  ...[-58, 58].flatMap((x) => [disc("ink", x, 44, 24), disc("light", x, 44, 13), disc("shade", x, 44, 6)]),
  disc("light", -92, 20, 6, 8),
  disc("accent", 92, 22, 4, 6),
  edge("2,6 2,24", 2),
  edge("14,12 24,12", 3, "light"),
  line("-99,70 99,70", 3, "shade"),
  line("-80,82 -20,82", 3, "light"),
  line("10,82 90,82", 3, "light"),
];

export const bridge: Subject = () => [
  edge("-99,34 99,34", 8, "base"),
  edge("-99,42 99,42", 3, "shade"),
  ...[-46, 46].flatMap((x) => [
    facet("base", `${x - 8},-84 ${x - 3},-84 ${x - 4},84 ${x - 10},84`),
    facet("shade", `${x + 3},-84 ${x + 8},-84 ${x + 10},84 ${x + 4},84`),
    ...[-70, -40, -8].map((y) => edge(`${x - 6},${y} ${x + 6},${y}`, 4, "base")),
    disc("accent", x, -90, 4),
  ]),
  line("-46,-82 -20,-6 0,16 20,-6 46,-82", 3, "light"),
  line("-99,26 -74,-14 -46,-82", 3, "light"),
  line("99,26 74,-14 46,-82", 3, "light"),
  ...[-34, -24, -14, -5, 5, 14, 24, 34].map((x) =>
    edge(`${x},${18 - Math.abs(x) * 1.7} ${x},32`, 1.3, "light"),
  ),
  ...[-88, -76, -64, 64, 76, 88].map((x) =>
    edge(`${x},${Math.abs(x) > 80 ? 8 : Math.abs(x) > 70 ? -12 : -38} ${x},32`, 1.3, "light"),
  ),
  line("-99,70 -60,64 -20,72 20,64 60,72 99,66", 3, "accent"),
  line("-80,86 -40,80 0,88 40,80 84,87", 3, "accent"),
];
