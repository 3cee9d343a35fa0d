import type { SlotSymbol, Stops, Strip, WaysSlot, Window } from "./slotGame.ts";
import { waysWins, type WaysWin } from "./waysWins.ts";
import { symbolAt, windowAt } from "./windowAt.ts";

/** One look at the window between two falls. */
export interface TumbleStep {
  readonly window: Window;
  readonly wins: readonly WaysWin[];
  readonly multiplier: number;
  /** Hundredths of the total stake, multiplied. */
  readonly pay: number;
}

/** A reel after its winning symbols are gone: the others fall, and the strip goes on above what was taken from it. */
function fallen(reel: readonly SlotSymbol[], isTaken: readonly boolean[], strip: Strip, above: number) {
  const kept = reel.filter((_, row) => !isTaken[row]);
  const missing = reel.length - kept.length;
  const fresh = Array.from({ length: missing }, (_, row) => symbolAt(strip, above - missing + row));
  return { reel: [...fresh, ...kept], above: above - missing };
}

/**
 * Every step of a round from its stops on; the last one wins nothing. Nothing is drawn after the stops, so all rounds can be
 * counted.
 *
 * @throws {RangeError} for a game that goes on falling
 */
export function tumble(game: WaysSlot, stops: Stops): TumbleStep[] {
  const steps: TumbleStep[] = [];
  let window = windowAt(game.strips, stops, game.rows);
  let above: readonly number[] = stops;
  // Strips that go round could win for ever; the full cycle of a game proves that none of its rounds does.
  for (let step = 0; ; step += 1) {
    const wins = waysWins(window, game);
    const multiplier = game.tumbleMultipliers[Math.min(step, game.tumbleMultipliers.length - 1)] ?? 1;
    const pay = multiplier * wins.reduce((sum, win) => sum + win.pay, 0);
    steps.push({ window, wins, multiplier, pay });
    if (wins.length === 0) return steps;
    if (step >= MOST_FALLS) throw new RangeError(`The slot ${game.id} falls more than ${MOST_FALLS} times.`);
    const next = window.map((reel, place) => {
      const isTaken = reel.map((symbol) =>
        wins.some((win) => place < win.length && (symbol === win.symbol || symbol === game.wild)),
      );
      return fallen(reel, isTaken, game.strips[place] ?? [], above[place] ?? 0);
    });
    window = next.map(({ reel }) => reel);
    above = next.map((one) => one.above);
  }
}

/** More falls than any round of a playable game has. */
export const MOST_FALLS = 100;
