import { coveredNumbers, type RouletteBet } from "@spilhus/game-math";

/** What a press on a number means: the number alone, or with which neighbours. */
export const NUMBER_BETS = ["straight", "split-side", "split-next", "street", "corner", "six-line"] as const;
export type NumberBet = (typeof NUMBER_BETS)[number];

const ROW = 3;
const LAST_ROW = 34;
/** The first number of a number's row of three. */
const firstOf = (number: number) => number - ((number - 1) % ROW);

/** The bet of the chosen kind that a number begins; at an edge the nearest one that contains it. Zero is bet on alone. */
export function betAt(choice: NumberBet, number: number): RouletteBet {
  const first = firstOf(number);
  const isLast = first === LAST_ROW;
  const inRow = number === first + ROW - 1 ? number - 1 : number;
  if (number === 0 || choice === "straight") return { kind: "straight", number };
  if (choice === "split-side") return { kind: "split", lower: inRow, to: "side" };
  if (choice === "split-next") return { kind: "split", lower: isLast ? number - ROW : number, to: "next" };
  if (choice === "street") return { kind: "street", first };
  if (choice === "corner") return { kind: "corner", lowest: isLast ? inRow - ROW : inRow };
  return { kind: "sixLine", first: isLast ? first - ROW : first };
}

/** Bets beside the numbers, in the order of the layout. */
export const OUTSIDE_BETS: readonly RouletteBet[] = [
  { kind: "column", which: 1 },
  { kind: "column", which: 2 },
  { kind: "column", which: 3 },
  { kind: "dozen", which: 1 },
  { kind: "dozen", which: 2 },
  { kind: "dozen", which: 3 },
  { kind: "low" },
  { kind: "even" },
  { kind: "red" },
  { kind: "black" },
  { kind: "odd" },
  { kind: "high" },
];

/** The same text for the same bet. */
export const keyOf = (bet: RouletteBet): string =>
  Object.keys(bet).length === 1 ? bet.kind : `${bet.kind} ${coveredNumbers(bet).join("-")}`;

const RED: ReadonlySet<number> = new Set(coveredNumbers({ kind: "red" }));

export const colourOf = (number: number): "green" | "red" | "black" => {
  if (number === 0) return "green";
  return RED.has(number) ? "red" : "black";
};
