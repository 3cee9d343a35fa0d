import { around, blob, disc, edge, facet, halves, hoop, line, pair, type Subject } from "./parts.ts";

export const metro: Subject = () => [
  blob("shade", "-62,-78 -40,-96 40,-96 62,-78 70,50 56,70 -56,70 -70,50"),
  blob("base", "-56,-74 -36,-90 36,-90 56,-74 62,46 50,62 -50,62 -62,46"),
  facet("ink", "-46,-56 46,-56 50,0 -50,0"),
  facet("light", "-40,-50 -4,-50 -4,-6 -44,-6"),
  facet("light", "4,-50 40,-50 44,-6 4,-6"),
  facet("accent", "-24,-82 24,-82 24,-64 -24,-64"),
  ...pair(disc("light", 38, 30, 12), disc("accent", 38, 30, 6)),
  facet("shade", "-16,14 16,14 14,40 -14,40"),
  edge("-30,74 -76,98", 7, "ink"),
  edge("30,74 76,98", 7, "ink"),
  edge("-52,84 52,84", 5, "ink"),
];

export const locomotive: Subject = () => [
  facet("ink", "-70,-20 -54,-20 -50,-62 -74,-62"),
  blob("light", "-70,-66 -90,-82 -66,-97 -38,-88 -10,-98 20,-88 4,-76 -40,-72"),
  facet("base", "-86,-20 30,-20 30,38 -86,38"),
  facet("shade", "-86,12 30,12 30,38 -86,38"),
  facet("accent", "30,-54 90,-54 90,38 30,38"),
  facet("light", "42,-42 78,-42 78,-12 42,-12"),
  facet("ink", "24,-64 97,-64 97,-54 24,-54"),
  disc("shade", -20, -24, 14, 12),
  ...[-56, -10].map((x) => edge(`${x},-20 ${x},38`, 4, "light")),
  facet("ink", "-97,58 -84,30 -84,66"),
  ...[-58, -8, 58].flatMap((x) => [
    disc("ink", x, 62, 28),
    disc("light", x, 62, 20),
    disc("accent", x, 62, 8),
  ]),
  edge("-58,62 58,62", 6, "shade"),
  edge("-97,92 97,92", 5, "ink"),
];

export const bicycle: Subject = () => [
  ...pair(hoop(56, 38, 40, 8, "ink"), hoop(56, 38, 32, 3, "light"), disc("ink", 56, 38, 5)),
  ...[0, 60, 120].flatMap((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 180) * 32, Math.sin((turn * Math.PI) / 180) * 32];
    return [-56, 56].map((cx) => edge(`${cx - x},${38 - y} ${cx + x},${38 + y}`, 1.6, "light"));
  }),
  edge("-56,38 -24,-30", 7, "base"),
  edge("-24,-30 40,-30", 7, "base"),
  edge("40,-30 0,38", 7, "base"),
  edge("0,38 -24,-30", 7, "base"),
  edge("-56,38 0,38", 6, "base"),
  edge("56,38 34,-52", 7, "base"),
  line("34,-52 20,-62 56,-62 70,-50", 7, "ink"),
  facet("ink", "-46,-46 -6,-46 -12,-36 -40,-36"),
  edge("-24,-30 -26,-40", 6, "ink"),
  disc("accent", 0, 38, 12),
  edge("0,38 10,58", 4, "ink"),
  disc("accent", 46, -28, 9),
];

export const bus: Subject = () => [
  blob("shade", "-92,-58 -78,-72 84,-72 96,-56 98,52 88,60 -88,60 -96,52"),
  blob("base", "-90,-56 -76,-68 80,-68 92,-54 94,48 84,56 -84,56 -92,48"),
  ...[-72, -34, 4].map((x) => facet("light", `${x},-48 ${x + 30},-48 ${x + 30},-10 ${x},-10`)),
  facet("light", "44,-48 84,-48 88,-2 44,-2"),
  edge("-90,14 94,14", 9, "accent"),
  disc("accent", 84, 34, 8),
  ...[-50, 50].flatMap((x) => [disc("ink", x, 60, 25), disc("light", x, 60, 12), disc("ink", x, 60, 5)]),
  facet("accent", "-30,-86 30,-86 30,-68 -30,-68"),
  edge("-97,86 97,86", 5, "ink"),
];

export const elevator: Subject = () => [
  facet("ink", "-70,-96 70,-96 70,96 -70,96"),
  facet("shade", "-60,-66 60,-66 60,96 -60,96"),
  facet("base", "-56,-62 -20,-62 -20,96 -56,96"),
  facet("base", "20,-62 56,-62 56,96 20,96"),
  facet("light", "-20,-62 20,-62 20,96 -20,96"),
  edge("-50,-54 -50,88", 2.4, "light"),
  edge("50,-54 50,88", 2.4, "light"),
  disc("accent", 0, -66, 22),
  ...[-1, 0, 1].map((step) =>
    edge(`${step * 13},${-74 + Math.abs(step) * 4} ${step * 15},${-80 + Math.abs(step) * 4}`, 3, "ink"),
  ),
  edge("0,-66 11,-78", 4, "ink"),
  ...[0, 1].map((row) => facet("accent", row === 0 ? "82,-10 92,-10 87,-22" : "82,4 92,4 87,16")),
  halves("ink", "0,10 10,14 12,52 0,56"),
  disc("ink", 0, -4, 10),
];

export const steamer: Subject = () => [
  blob("light", "-8,-70 6,-86 34,-84 56,-97 84,-88 60,-76 30,-70"),
  facet("accent", "-22,-64 8,-64 8,-14 -22,-14"),
  facet("ink", "-22,-64 8,-64 8,-52 -22,-52"),
  facet("light", "-62,-16 50,-16 50,16 -62,16"),
  ...[-48, -24, 0, 24].map((x) => disc("ink", x, 0, 6)),
  facet("base", "-97,14 97,14 74,64 -74,64"),
  facet("shade", "-84,42 84,42 74,64 -74,64"),
  edge("-94,22 94,22", 4, "light"),
  edge("62,14 62,-50", 4, "ink"),
  facet("accent", "62,-50 92,-42 62,-32"),
  blob("ink", "-99,70 -60,60 -20,72 20,60 60,72 99,62 99,84 -99,84"),
  line("-80,92 -40,88 0,94 40,88 80,92", 3, "light"),
];

export const helm: Subject = () => [
  ...around([edge("0,-50 0,-94", 11, "base"), disc("accent", 0, -94, 8), edge("0,-22 0,-52", 8, "shade")], 8),
  hoop(0, 0, 62, 16, "base"),
  hoop(0, 0, 62, 4, "light"),
  disc("shade", 0, 0, 24),
  disc("accent", 0, 0, 14),
  disc("ink", 0, 0, 5),
];

export const compass: Subject = () => [
  disc("ink", 0, 0, 98),
  disc("base", 0, 0, 92),
  disc("light", 0, 0, 76),
  ...around([edge("0,-74 0,-66", 3, "ink")], 32),
  ...around([facet("shade", "0,-46 8,-8 0,0"), facet("base", "0,-46 -8,-8 0,0")], 4, 45),
  ...around([facet("ink", "0,-66 12,-12 0,0"), facet("shade", "0,-66 -12,-12 0,0")], 4),
  facet("accent", "0,-66 12,-12 0,0"),
  facet("accent", "0,-66 -12,-12 0,0"),
  disc("light", 0, 0, 7),
  hoop(0, 0, 84, 3, "light"),
];
