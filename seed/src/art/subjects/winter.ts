import { around, blob, disc, edge, facet, halves, line, pair, place, type Subject } from "./parts.ts";

export const pine: Subject = () => [
  halves("ink", "0,70 7,70 9,99 0,99", false),
  ...[0, 1, 2, 3].flatMap((tier) => {
    const [top, half, low] = [40 - tier * 38, 66 - tier * 14, 84 - tier * 36];
    return [
      halves(
        "base",
        `0,${top - 26} ${half * 0.5},${top + 14} ${half},${low} ${half * 0.62},${low - 5} ${half * 0.3},${low + 4} 0,${low - 3}`,
        false,
      ),
      facet(
        "shade",
        `0,${top - 26} ${half * 0.5},${top + 14} ${half},${low} ${half * 0.62},${low - 5} ${half * 0.3},${low + 4} 8,${low - 3}`,
      ),
      facet("light", `0,${top - 26} ${-half * 0.32},${top + 2} ${-half * 0.16},${top - 2} -2,${top + 8}`),
    ];
  }),
];

export const snowflake: Subject = (random) => {
  const [a, b] = [random.range(30, 42), random.range(58, 70)];
  return [
    ...around(
      [
        edge("0,0 0,-96", 6, "base"),
        edge(`0,-${a} 20,-${a + 18}`, 5, "base"),
        edge(`0,-${a} -20,-${a + 18}`, 5, "base"),
        edge(`0,-${b} 15,-${b + 15}`, 4, "base"),
        edge(`0,-${b} -15,-${b + 15}`, 4, "base"),
        facet("accent", "0,-99 6,-90 0,-80 -6,-90"),
      ],
      6,
    ),
    ...around([facet("light", "0,-14 9,-24 0,-38 -9,-24")], 6, 30),
    disc("shade", 0, 0, 13),
    disc("accent", 0, 0, 6),
  ];
};

export const cabin: Subject = () => [
  facet("shade", "24,-20 84,-20 84,64 24,64"),
  facet("base", "-76,64 -76,10 -26,-36 24,10 24,64"),
  facet("light", "-90,16 -26,-46 -26,-62 -98,8"),
  facet("light", "-26,-62 74,-62 96,-8 84,4 34,4 -26,-46"),
  facet("ink", "-26,-46 34,16 30,22 -26,-34 -84,20 -90,14"),
  facet("ink", "52,-94 68,-94 68,-60 52,-60"),
  facet("light", "49,-98 71,-98 70,-90 50,-90"),
  facet("accent", "-62,22 -38,22 -38,44 -62,44"),
  edge("-50,22 -50,44", 2),
  edge("-62,33 -38,33", 2),
  facet("accent", "42,16 66,16 66,40 42,40"),
  edge("54,16 54,40", 2),
  facet("ink", "-20,24 4,24 4,64 -20,64"),
  disc("accent", 0, 46, 2.4),
  blob("light", "-99,72! -80,60 -40,66 10,60 60,66 99,62! 99,80 60,86 -40,84"),
  line("60,-98 70,-108 60,-118", 3, "light"),
];

export const skates: Subject = () => {
  const skate = [
    blob("base", "-34,-60! -8,-60 -6,-22 20,-6 44,4 46,26! -36,26!"),
    blob("shade", "-34,8 10,8 44,16 46,26! -36,26!"),
    facet("light", "-38,-66 -4,-66 -4,-54 -38,-54"),
    ...[-44, -32, -20].map((y) => edge(`-18,${y} -2,${y + 4}`, 3, "light")),
    line("-12,-62 -30,-78 -44,-70", 2, "accent"),
    facet("ink", "-38,26 48,26 46,33 -38,33"),
    edge("-26,33 -26,46", 4, "ink"),
    edge("30,33 30,46", 4, "ink"),
    blob("accent", "-46,44! 50,44! 62,36 58,52 -44,52"),
  ];
  return [
    line("-20,-10 -4,-80 30,-99 44,-60", 3, "accent"),
    ...place(skate, -26, 6, 0.98, -14),
    ...place(skate, 34, 40, 0.98, 10),
  ];
};

export const mountain: Subject = () => [
  facet("shade", "30,-40 62,-64 99,70 20,70"),
  facet("light", "62,-64 78,-6 66,-14 56,4 46,-18 38,-30"),
  facet("base", "-99,70 -26,-92 66,70"),
  facet("shade", "-26,-92 66,70 -6,70 -18,10 -30,-24"),
  facet("light", "-26,-92 -58,-22 -44,-28 -36,-10 -26,-34 -12,-16 -6,-40 6,-36"),
  ...pair(line("-92,82 -40,76 -4,82", 4, "accent")),
  line("-70,94 -20,90 30,95 74,90", 4, "accent"),
];

export const kingfisher: Subject = () => [
  line("-92,80 -30,74 34,80 96,70", 7),
  blob("shade", "22,46! 46,64 62,94! 44,96 24,80 10,60"),
  blob("base", "-26,-74 2,-88 30,-76 44,-50 48,-14 46,24 34,56 14,72 -10,67 -28,44 -36,14 -36,-18 -32,-40"),
  blob("accent", "-36,-12 -16,-4 2,18 10,46 8,70 -10,67 -28,44 -36,14"),
  blob("light", "-34,-46 -16,-40 -2,-28 -16,-16 -35,-20"),
  blob("accent", "-18,-62 2,-58 14,-48 2,-40 -16,-46"),
  blob("light", "16,-54 30,-46 27,-28 12,-34"),
  facet("ink", "-30,-70 -99,-46 -32,-52"),
  facet("accent", "-32,-55 -84,-45 -31,-46"),
  blob("shade", "14,-22! 36,-8 48,26 40,66! 20,50 6,16"),
  line("20,-10 32,18 36,48", 2.6, "light"),
  line("29,-10 41,16 42,36", 2.4, "light"),
  line("-12,-77 -6,-74", 2.4, "light"),
  line("2,-80 8,-77", 2.4, "light"),
  line("17,-75 22,-71", 2.4, "light"),
  disc("ink", -20, -64, 6),
  disc("light", -22, -66, 2),
  line("-2,68 -4,77", 4, "accent"),
  line("13,71 13,79", 4, "accent"),
];
