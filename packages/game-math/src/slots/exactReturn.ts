import { add, fraction, type Fraction, multiply, ONE, productOf, sumOf, ZERO } from "../exact/index.ts";
import { expanded } from "./lineWins.ts";
import type { LineSlot, SlotSymbol, Strip, Window } from "./slotGame.ts";
import { reelAt } from "./windowAt.ts";

/** The parts of a slot's return to player, as fractions of the stake. */
export interface ExactReturn {
  readonly lines: Fraction;
  readonly scatters: Fraction;
  readonly freeSpins: Fraction;
  readonly total: Fraction;
  /** How often free spins are won, per round. */
  readonly freeSpinsChance: Fraction;
}

/** By reel and row: how many of the strip's stops show which symbol there, after wilds have expanded. */
function marginals(game: LineSlot, strips: readonly Strip[]): ReadonlyMap<SlotSymbol, number>[][] {
  return strips.map((strip) => {
    const rows = Array.from({ length: game.rows }, () => new Map<SlotSymbol, number>());
    for (let stop = 0; stop < strip.length; stop += 1) {
      const [reel = []] = expanded([reelAt(strip, stop, game.rows)] as Window, game);
      reel.forEach((symbol, row) => rows[row]?.set(symbol, (rows[row].get(symbol) ?? 0) + 1));
    }
    return rows;
  });
}

/**
 * What one spin pays along its lines, in hundredths of the total stake. Expectations add up whatever depends on what, so each
 * line is taken alone; on a line the reels are independent, so their chances are multiplied.
 */
function lineReturn(game: LineSlot, strips: readonly Strip[]): Fraction {
  const shown = marginals(game, strips);
  const chance = (reel: number, row: number, symbols: readonly (SlotSymbol | undefined)[]) => {
    const counts = shown[reel]?.[row];
    const hits = symbols.reduce(
      (sum, symbol) => sum + (symbol === undefined ? 0 : (counts?.get(symbol) ?? 0)),
      0,
    );
    return fraction(hits, strips[reel]?.length ?? 1);
  };
  return sumOf(
    game.lines.flatMap((rows) =>
      Object.entries(game.pays).flatMap(([symbol, pays]) =>
        Object.entries(pays).map(([given, pay = 0]) => {
          const length = Number(given);
          const isRun = rows
            .slice(0, length)
            .map((row, reel) => chance(reel, row, reel === 0 ? [symbol] : [symbol, game.wild]));
          const goesOn = length < rows.length ? chance(length, rows[length] ?? 0, [symbol, game.wild]) : ZERO;
          const isOver = add(ONE, fraction(-goesOn.numerator, goesOn.denominator));
          return multiply(fraction(pay), multiply(productOf(isRun), isOver));
        }),
      ),
    ),
  );
}

/** The chance of each count of scatters in the window, by convolution over the reels. */
function scatterChances({ strips, rows, freeSpins }: LineSlot): Fraction[] {
  const counts = strips.map((strip) => {
    const byCount: number[] = Array.from({ length: rows + 1 }, () => 0);
    for (let stop = 0; stop < strip.length; stop += 1) {
      const count = reelAt(strip, stop, rows).filter((symbol) => symbol === freeSpins?.scatter).length;
      byCount[count] = (byCount[count] ?? 0) + 1;
    }
    return byCount.map((stops) => fraction(stops, strip.length));
  });
  return counts.reduce<Fraction[]>(
    (chances, reel) => {
      const next: Fraction[] = Array.from({ length: chances.length + rows }, () => ZERO);
      chances.forEach((chance, already) =>
        reel.forEach((more, count) => {
          next[already + count] = add(next[already + count] ?? ZERO, multiply(chance, more));
        }),
      );
      return next;
    },
    [ONE],
  );
}

/** The exact return to player of a line slot, by linearity of expectation. Nothing is simulated or rounded. */
export function exactReturn(game: LineSlot): ExactReturn {
  const ofStake = (hundredths: Fraction) => multiply(hundredths, fraction(1, 100));
  const lines = ofStake(lineReturn(game, game.strips));
  const { freeSpins: rules } = game;
  if (!rules) return { lines, scatters: ZERO, freeSpins: ZERO, total: lines, freeSpinsChance: ZERO };
  const chances = scatterChances(game);
  const perScatters = (of: (count: number) => number) =>
    sumOf(chances.map((chance, count) => multiply(chance, fraction(of(count)))));
  const scatters = ofStake(perScatters((count) => rules.pays[count] ?? 0));
  const spins = perScatters((count) => rules.spins[count] ?? 0);
  const perSpin = multiply(ofStake(lineReturn(game, rules.strips)), fraction(rules.multiplier));
  const freeSpins = multiply(spins, perSpin);
  return {
    ...{ lines, scatters, freeSpins },
    total: sumOf([lines, scatters, freeSpins]),
    freeSpinsChance: perScatters((count) => ((rules.spins[count] ?? 0) > 0 ? 1 : 0)),
  };
}
