import { disc, edge, facet, line, place, type Subject } from "./parts.ts";

export const piano: Subject = () => [
  facet("ink", "-97,-46 97,-46 97,60 -97,60"),
  facet("accent", "-97,-60 97,-60 97,-46 -97,-46"),
  ...Array.from({ length: 9 }, (_, index) =>
    facet(
      "light",
      `${-90 + index * 20},-40 ${-72 + index * 20},-40 ${-72 + index * 20},54 ${-90 + index * 20},54`,
    ),
  ),
  facet("shade", "-10,-40 8,-40 8,54 -10,54"),
  ...[0, 1, 3, 4, 5, 7].map((index) =>
    facet(
      "ink",
      `${-77 + index * 20},-40 ${-65 + index * 20},-40 ${-65 + index * 20},16 ${-77 + index * 20},16`,
    ),
  ),
  line("-40,-70 -30,-84 -36,-98", 4, "base"),
  disc("base", -46, -68, 8, 6),
  line("30,-72 40,-88 56,-84", 4, "base"),
  disc("base", 24, -70, 8, 6),
  facet("base", "-97,60 97,60 92,72 -92,72"),
];

export const synthesizer: Subject = () => [
  facet("shade", "-90,-72 90,-72 97,-10 -97,-10"),
  ...[-66, -40, -14].flatMap((x) => [
    disc("ink", x, -46, 10),
    disc("accent", x, -48, 8),
    edge(`${x},-48 ${x + 5},-55`, 2.6, "light"),
  ]),
  facet("ink", "14,-62 80,-62 84,-28 14,-28"),
  line("20,-44 32,-58 44,-34 56,-56 74,-42", 3, "accent"),
  facet("ink", "-99,-10 99,-10 99,64 -99,64"),
  ...Array.from({ length: 10 }, (_, index) =>
    facet(
      "light",
      `${-94 + index * 19},0 ${-78 + index * 19},0 ${-78 + index * 19},58 ${-94 + index * 19},58`,
    ),
  ),
  ...[0, 1, 3, 4, 5, 7, 8].map((index) =>
    facet(
      "base",
      `${-82 + index * 19},0 ${-72 + index * 19},0 ${-72 + index * 19},34 ${-82 + index * 19},34`,
    ),
  ),
  line("-50,-72 -60,-96 -30,-98 -20,-72", 5, "accent"),
];

export const accordion: Subject = () => [
  ...Array.from({ length: 7 }, (_, index) =>
    facet(
      index % 2 === 0 ? "accent" : "shade",
      `${-36 + index * 11},${-64 + Math.abs(index - 3) * 3} ${-25 + index * 11},${-66 + Math.abs(index - 3) * 3} ${-25 + index * 11},${66 - Math.abs(index - 3) * 3} ${-36 + index * 11},${64 - Math.abs(index - 3) * 3}`,
    ),
  ),
  facet("base", "-92,-76 -34,-70 -34,70 -92,76"),
  facet("base", "40,-70 92,-76 92,76 40,70"),
  ...Array.from({ length: 8 }, (_, index) =>
    facet(
      "light",
      `-86,${-62 + index * 16} -60,${-61 + index * 16} -60,${-48 + index * 16} -86,${-49 + index * 16}`,
    ),
  ),
  ...Array.from({ length: 5 }, (_, index) =>
    facet(
      "ink",
      `-86,${-50 + index * 24} -72,${-50 + index * 24} -72,${-40 + index * 24} -86,${-40 + index * 24}`,
    ),
  ),
  ...Array.from({ length: 12 }, (_, index) =>
    disc("light", 56 + (index % 3) * 13, -48 + Math.floor(index / 3) * 32, 4.6),
  ),
  line("-60,-72 -46,-96 -34,-72", 5, "ink"),
  line("50,-72 64,-96 80,-76", 5, "ink"),
];

export const notes: Subject = () => [
  ...[-40, -18, 4, 26, 48].map((y) => line(`-97,${y + 6} -40,${y - 6} 40,${y + 8} 97,${y - 4}`, 3, "shade")),
  ...place(
    [
      edge("20,0 20,-84", 7, "base"),
      edge("80,-10 80,-96", 7, "base"),
      facet("accent", "17,-84 83,-98 83,-78 17,-64"),
      disc("base", 6, 4, 18, 14),
      disc("base", 66, -6, 18, 14),
    ],
    -66,
    40,
  ),
  ...place(
    [
      edge("20,0 20,-70", 7, "accent"),
      line("20,-70 40,-56 44,-34", 6, "accent"),
      disc("accent", 6, 4, 18, 14),
    ],
    40,
    60,
  ),
];
