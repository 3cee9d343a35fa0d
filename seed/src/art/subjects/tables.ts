import { clubShape, diamondShape, heartShape, spadeShape } from "./cards.ts";
import { blob, disc, edge, facet, hoop, line, place, type Part, type Subject } from "./parts.ts";

type Pip = (tone: "base" | "accent" | "ink") => Part[];

/** A card of ±45 × ±66 with one large pip; its value is a matter of the page. */
const card = (pip: Pip, tone: "accent" | "ink"): Part[] => [
  blob("shade", "-45,-64! 47,-64! 47,68! -45,68!"),
  blob("light", "-46,-66! 45,-66! 45,66! -46,66!"),
  ...place(pip(tone), 0, 0, 0.36),
  ...place(pip(tone), -32, -50, 0.13),
  ...place(pip(tone), 32, 50, 0.13, 180),
];

const back = (tone: "base" | "accent" = "base"): Part[] => [
  blob("ink", "-46,-66! 46,-66! 46,66! -46,66!"),
  blob("light", "-44,-64! 44,-64! 44,64! -44,64!"),
  facet(tone, "-38,-58 38,-58 38,58 -38,58"),
  ...[-36, -12, 12, 36].flatMap((y) =>
    [-19, 0, 19].map((x) => facet("shade", `${x},${y - 10} ${x + 8},${y} ${x},${y + 10} ${x - 8},${y}`)),
  ),
];

/** Blackjack: an ace and a picture card on the felt. */
export const blackjack: Subject = () => [
  ...place(
    [
      ...card(heartShape, "accent"),
      facet("base", "-24,-40 24,-40 24,40 -24,40"),
      ...place([facet("accent", "-20,0 -20,-18 -10,-8 0,-22 10,-8 20,-18 20,0")], 0, -10),
      disc("light", 0, 8, 14, 17),
      blob("ink", "-14,24 0,16 14,24 20,40 -20,40"),
    ],
    30,
    4,
    1.06,
    14,
  ),
  ...place(card(spadeShape, "ink"), -32, -4, 1.06, -12),
  ...place(
    [disc("ink", 0, 4, 24), disc("accent", 0, 0, 24), hoop(0, 0, 16, 3, "light"), disc("light", 0, 0, 7)],
    66,
    74,
  ),
];

/** Three cards in a row. */
export const threeCards: Subject = () => [
  ...place(card(clubShape, "ink"), -50, 6, 0.94, -10),
  ...place(card(heartShape, "accent"), 50, 6, 0.94, 10),
  ...place(card(spadeShape, "ink"), 0, -8, 1.02),
];

/** Poker: two cards in the hand and five on the table. */
export const pokerTable: Subject = () => [
  ...[-76, -38, 0, 38, 76].flatMap((x, index) =>
    place(
      card(
        [spadeShape, heartShape, clubShape, diamondShape, heartShape][index] ?? spadeShape,
        index % 2 === 0 ? "ink" : "accent",
      ),
      x,
      -44,
      0.42,
    ),
  ),
  ...place(back(), -26, 48, 0.68, -12),
  ...place(card(heartShape, "accent"), 26, 48, 0.7, 12),
  ...[-74, 76].flatMap((x) => [
    disc("ink", x, 66, 20, 9),
    disc("base", x, 60, 20, 9),
    disc("accent", x, 52, 20, 9),
    disc("light", x, 51, 11, 5),
  ]),
];

/** Baccarat: a shoe that deals. */
export const cardShoe: Subject = () => [
  ...place(card(diamondShape, "accent"), -56, 50, 0.72, -24),
  ...place(back(), -20, 34, 0.72, -14),
  facet("shade", "-28,0 78,-62 97,-34 97,64 -6,80"),
  facet("base", "-34,-6 66,-70 84,-44 -16,24"),
  facet("accent", "-34,-6 -16,24 -10,80 -30,52"),
  ...[0, 1, 2, 3].map((step) =>
    edge(`${8 + step * 16},${-30 - step * 10} ${24 + step * 16},${-4 - step * 10}`, 3, "light"),
  ),
  disc("ink", 60, 14, 10),
  disc("light", 60, 14, 4),
];

/** Two hands of different height: five cards and two. */
export const twoHands: Subject = () => [
  ...[-60, -30, 0, 30, 60].flatMap((x, index) =>
    place(
      card(index % 2 === 0 ? spadeShape : diamondShape, index % 2 === 0 ? "ink" : "accent"),
      x,
      -36 + Math.abs(x) / 8,
      0.62,
      x / 6,
    ),
  ),
  ...place(card(heartShape, "accent"), -24, 52, 0.62, -8),
  ...place(card(clubShape, "ink"), 24, 52, 0.62, 8),
];

/** A deck with its backs up, one card turned. */
export const deck: Subject = () => [
  ...[3, 2, 1, 0].flatMap((layer) =>
    place(back(layer === 0 ? "base" : "accent"), -18 + layer * 3, -6 + layer * 6, 1.08, -14),
  ),
  ...place(card(spadeShape, "ink"), 52, 28, 0.86, 18),
];

/** A machine for poker with its screen and buttons. */
export const pokerMachine: Subject = () => [
  blob("shade", "-84,-92! 84,-92! 92,96! -92,96!"),
  blob("base", "-80,-88! 76,-88! 84,92! -88,92!"),
  facet("accent", "-72,-80 70,-80 70,-60 -72,-60"),
  facet("ink", "-74,-52 72,-52 74,24 -76,24"),
  ...[-56, -28, 0, 28, 56].flatMap((x, index) =>
    place(
      card(index % 2 === 0 ? heartShape : spadeShape, index % 2 === 0 ? "accent" : "ink"),
      x - 1,
      -14,
      0.29,
    ),
  ),
  ...[-56, -28, 0, 28, 56].flatMap((x, index) => [
    disc("ink", x, 48, 11, 8),
    disc(index === 2 ? "accent" : "light", x, 45, 10, 7),
  ]),
  facet("ink", "-40,66 40,66 40,82 -40,82"),
];

/** A microphone of a show. */
export const microphone: Subject = () => [
  edge("0,30 0,86", 7, "ink"),
  blob("ink", "-40,96! -34,84 0,80 34,84 40,96!"),
  disc("shade", 0, -34, 48, 60),
  disc("base", -2, -36, 44, 56),
  ...[-62, -46, -30, -14, 2].map((y) => edge(`-40,${y} 38,${y}`, 4, "ink")),
  edge("-2,-92 -2,18", 4, "ink"),
  facet("accent", "-48,-30 44,-30 44,-18 -48,-18"),
  line("-60,-40 -62,10 0,34 62,10 60,-40", 6, "ink"),
];
