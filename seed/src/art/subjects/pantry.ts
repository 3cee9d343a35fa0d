import { leaf } from "./fruit.ts";
import { blob, disc, edge, facet, halves, hoop, line, place, type Part, type Subject } from "./parts.ts";

const cherry = (x: number, y: number): Part[] => [
  disc("base", x, y, 34, 33),
  blob(
    "shade",
    `${x + 24},${y - 24} ${x + 34},${y} ${x + 24},${y + 24} ${x},${y + 33} ${x - 22},${y + 24} ${x + 8},${y + 18} ${x + 20},${y - 4}`,
  ),
  blob("light", `${x - 22},${y - 10} ${x - 12},${y - 22} ${x - 6},${y - 18} ${x - 16},${y - 2}`),
];

/** Three of them, as the name says; `cherries` has two. */
export const threeCherries: Subject = () => [
  ...place(leaf(), 12, -78, 0.9, 74),
  ...place(leaf("base"), 0, -80, 0.62, -74),
  line("-58,34 -44,-26 2,-82", 4, "shade"),
  line("58,34 46,-26 2,-82", 4, "shade"),
  line("0,50 4,-10 2,-82", 4, "shade"),
  line("-10,-86 16,-80", 8, "ink"),
  ...cherry(-58, 36),
  ...cherry(58, 36),
  ...cherry(0, 62),
];

export const peach: Subject = () => [
  ...place(leaf("shade"), 6, -62, 0.86, 66),
  ...place(leaf("base"), -4, -62, 0.6, -52),
  line("2,-60 4,-78 -4,-92", 7, "ink"),
  blob("base", "0,-58 36,-68 74,-40 84,4 66,52 26,86 -8,92 -52,72 -82,28 -78,-26 -46,-62"),
  blob("accent", "14,-62 48,-62 76,-34 84,4 66,52 26,86 40,40 40,-10"),
  line("0,-58 -18,-20 -16,30 2,74", 4, "shade"),
  blob("light", "-62,-18 -50,-42 -36,-46 -46,-16 -54,6"),
];

export const elderberries: Subject = () => [
  ...place(leaf(), -10, -30, 0.9, -66),
  ...place(leaf("base"), 12, -30, 0.9, 66),
  line("0,-98 0,-30 -4,0", 6, "ink"),
  ...[
    [-40, 16],
    [-16, 6],
    [14, 8],
    [42, 16],
    [-52, 42],
    [-26, 36],
    [2, 34],
    [30, 40],
    [54, 46],
    [-36, 64],
    [-8, 62],
    [20, 66],
    [-18, 86],
    [8, 88],
  ].flatMap(([x = 0, y = 0], index) => [
    line(`${x},${y} ${x * 0.4},${y * 0.2 - 14} 0,-30`, 1.8, "shade"),
    disc(index % 3 === 0 ? "shade" : "base", x, y, 14),
    disc("light", x - 4, y - 5, 3.4),
  ]),
];

export const openSandwich: Subject = () => [
  disc("light", 0, 56, 97, 30),
  disc("shade", 0, 58, 78, 20),
  blob("ink", "-84,28 -70,18 70,18 84,28 82,52 -82,52"),
  blob("base", "-84,20 -70,10 70,10 84,20 82,40 -82,40"),
  blob("light", "-80,12 -50,0 -10,8 30,-2 80,12 60,24 -60,24"),
  ...[-46, -14, 18, 48].flatMap((x, index) => [
    disc("light", x, -6 - (index % 2) * 4, 26, 20),
    disc("accent", x + 2, -6 - (index % 2) * 4, 13, 10),
  ]),
  line("-70,-14 -58,-44 -40,-60", 4, "shade"),
  ...[-52, -38, -22].map((x) => line(`-56,-36 ${x},-58`, 3, "shade")),
  blob("accent", "40,-30 60,-46 78,-34 64,-20"),
  line("4,-26 20,-44 8,-56 22,-72", 4, "base"),
];

export const pancakes: Subject = () => [
  disc("light", 0, 74, 97, 20),
  disc("shade", 0, 72, 70, 12),
  ...[54, 36, 18, 0].flatMap((y, index) => [
    disc("shade", index % 2 === 0 ? 3 : -3, y + 8, 76, 20),
    disc("base", index % 2 === 0 ? 3 : -3, y, 76, 20),
  ]),
  disc("accent", 0, -8, 60, 14),
  blob("accent", "-58,-6 -66,20 -54,44 -48,16 -36,4"),
  blob("accent", "44,-2 52,30 64,34 62,-4"),
  facet("light", "-14,-34 14,-38 20,-14 -10,-10"),
  facet("shade", "14,-38 24,-30 28,-10 20,-14"),
  line("-30,-56 -22,-70 -30,-84", 4, "light"),
  line("34,-56 42,-72 34,-88", 4, "light"),
];

export const mug: Subject = () => [
  hoop(64, 12, 26, 12, "shade"),
  facet("shade", "-56,-50 66,-50 58,92 -48,92"),
  facet("base", "-62,-50 54,-50 46,92 -54,92"),
  ...[-40, -6, 26].map((x) => facet("accent", `${x - 8},-30 ${x + 8},-30 ${x + 6},78 ${x - 6},78`)),
  blob(
    "light",
    "-72,-44 -80,-66 -56,-84 -34,-78 -8,-96 20,-82 44,-90 66,-68 60,-46 44,-30 36,-44 6,-36 -6,-8 -20,-38 -46,-36",
  ),
];

export const jar: Subject = () => [
  facet("ink", "-52,-84 52,-84 52,-62 -52,-62"),
  facet("accent", "-58,-90 58,-90 58,-70 -58,-70"),
  blob("shade", "-46,-58! 46,-58! 66,-36 70,84 54,96 -54,96 -70,84 -66,-36"),
  blob("base", "-48,-56! 40,-56! 60,-34 62,80 48,90 -52,90 -64,80 -62,-34"),
  ...[
    [-34, 60],
    [0, 66],
    [32, 58],
    [-18, 34],
    [16, 32],
    [-38, 12],
    [36, 14],
    [2, 4],
  ].flatMap(([x = 0, y = 0]) => [disc("accent", x, y, 16), disc("light", x - 4, y - 5, 4)]),
  facet("light", "-34,-44 34,-44 34,-14 -34,-14"),
  edge("-20,-34 20,-34", 3, "ink"),
  edge("-20,-24 8,-24", 3, "ink"),
  halves("light", "0,-90 20,-90 20,-86 0,-86"),
];
