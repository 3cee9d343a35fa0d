/** Symbols of the game: the standing stone, which stands for all, the horse, the lark, the grain and the heather. */
export const SYMBOLS = ["stone", "horse", "lark", "grain", "heather"] as const;
export type StoneSymbol = (typeof SYMBOLS)[number];

const OF_LETTER: Readonly<Record<string, StoneSymbol>> = {
  S: "stone",
  H: "horse",
  L: "lark",
  K: "grain",
  Y: "heather",
};
const stripOf = (letters: string): readonly StoneSymbol[] =>
  [...letters].map((letter) => OF_LETTER[letter] ?? "heather");

/** Three reels of sixteen stops. */
export const STRIPS = ["SYKLYHYKYLKYHLKY", "YKLYSYHKYLYKHYLK", "KYLHYKYLYHKSYLKY"].map(stripOf);
/** Five lines over three rows, by the row on each reel. */
export const LINES = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;
/** What three of a kind on a line pay, in hundredths of the stake. */
export const PAYS: Readonly<Record<StoneSymbol, number>> = {
  stone: 2_000,
  horse: 500,
  lark: 400,
  grain: 140,
  heather: 60,
};
const ROWS = 3;

/** By reel, what is visible from top to bottom. */
export type StoneWindow = readonly (readonly StoneSymbol[])[];

export interface StoneResult {
  readonly window: StoneWindow;
  /** Places of the lines that win, with what each pays in hundredths of the stake. */
  readonly wins: readonly { readonly line: number; readonly pay: number }[];
  /** All of them, in hundredths of the stake. */
  readonly pay: number;
}

function payOf(symbols: readonly StoneSymbol[]): number {
  const others = new Set(symbols.filter((symbol) => symbol !== "stone"));
  const [only = "stone", ...more] = others;
  return more.length === 0 ? PAYS[only] : 0;
}

/** What a stop of each reel shows and pays. */
export function resultOf(stops: readonly number[]): StoneResult {
  const window = STRIPS.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? "heather"),
  );
  const wins = LINES.flatMap((rows, line) => {
    const pay = payOf(rows.map((row, reel) => window[reel]?.[row] ?? "heather"));
    return pay > 0 ? [{ line, pay }] : [];
  });
  return { window, wins, pay: wins.reduce((sum, { pay }) => sum + pay, 0) };
}

/**
 * Draws a round: one stop for each reel, in order.
 *
 * @param below a whole number from 0 to below its argument, each as likely as another
 */
export const draw = (below: (bound: number) => number): StoneResult =>
  resultOf(STRIPS.map((strip) => below(strip.length)));

/** Every combination of stops once: exact, because there is nothing else that decides a round. */
export function proof(): { readonly rtpPercent: number; readonly largestPay: number } {
  let sum = 0;
  let largestPay = 0;
  const [one = [], two = [], three = []] = STRIPS;
  for (const first of one.keys()) {
    for (const second of two.keys()) {
      for (const third of three.keys()) {
        const { pay } = resultOf([first, second, third]);
        sum += pay;
        largestPay = Math.max(largestPay, pay);
      }
    }
  }
  return { rtpPercent: sum / (one.length * two.length * three.length), largestPay };
}

/** Stakes that can be chosen, in øre: for each, every pay is a whole number of øre. */
export const STAKES_ORE = [100, 200, 500, 1_000, 2_000, 5_000];
/** All wins of a round are at most so many times its stake. */
export const MOST_WIN_TIMES = 22;
