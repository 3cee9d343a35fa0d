import type { RandomSource } from "../random/index.ts";
import { expanded, type LineWin, lineWins } from "./lineWins.ts";
import type { LineSlot, SlotGame, Stops, Strip, WaysSlot, Window } from "./slotGame.ts";
import { tumble, type TumbleStep } from "./tumble.ts";
import { windowAt } from "./windowAt.ts";

/** What a round shows, in order. Pays are hundredths of the total stake. */
export type SlotEvent =
  | { readonly kind: "spin"; readonly isFree: boolean; readonly stops: Stops; readonly window: Window }
  /** Reels that an expanding wild covers. */
  | { readonly kind: "expand"; readonly reels: readonly number[] }
  | {
      readonly kind: "line-wins";
      readonly wins: readonly LineWin[];
      readonly multiplier: number;
      readonly pay: number;
    }
  | { readonly kind: "scatters"; readonly count: number; readonly freeSpins: number; readonly pay: number }
  | ({ readonly kind: "tumble" } & TumbleStep)
  | { readonly kind: "total"; readonly pay: number };

/** A round as it was decided: its stops, what it shows, and all it pays in hundredths of the total stake. */
export interface SlotRound {
  readonly events: readonly SlotEvent[];
  readonly pay: number;
}

/** One draw for each reel, from the first to the last. */
const drawStops = (strips: readonly Strip[], random: RandomSource): number[] =>
  strips.map((strip) => random.below(strip.length));

/** What one spin of a line slot pays along its lines. */
export function spinLines(
  game: LineSlot,
  strips: readonly Strip[],
  stops: Stops,
  { isFree, multiplier }: { readonly isFree: boolean; readonly multiplier: number },
): { readonly events: readonly SlotEvent[]; readonly window: Window; readonly pay: number } {
  const window = windowAt(strips, stops, game.rows);
  const paying = expanded(window, game);
  const wins = lineWins(paying, game);
  const pay = multiplier * wins.reduce((sum, win) => sum + win.pay, 0);
  const reels = paying.flatMap((reel, place) => (reel === window[place] ? [] : [place]));
  return {
    window,
    pay,
    events: [
      { kind: "spin", isFree, stops, window },
      ...(reels.length > 0 && game.doesWildExpand ? [{ kind: "expand", reels } as const] : []),
      ...(wins.length > 0 ? [{ kind: "line-wins", wins, multiplier, pay } as const] : []),
    ],
  };
}

function playLines(game: LineSlot, random: RandomSource): SlotRound {
  const base = spinLines(game, game.strips, drawStops(game.strips, random), { isFree: false, multiplier: 1 });
  const { freeSpins } = game;
  const events: SlotEvent[] = [...base.events];
  let { pay } = base;
  if (freeSpins) {
    const count = base.window.flat().filter((symbol) => symbol === freeSpins.scatter).length;
    const [spins, paid] = [freeSpins.spins[count] ?? 0, freeSpins.pays[count] ?? 0];
    if (spins > 0 || paid > 0) events.push({ kind: "scatters", count, freeSpins: spins, pay: paid });
    pay += paid;
    for (let spin = 0; spin < spins; spin += 1) {
      const stops = drawStops(freeSpins.strips, random);
      const free = spinLines(game, freeSpins.strips, stops, {
        isFree: true,
        multiplier: freeSpins.multiplier,
      });
      events.push(...free.events);
      pay += free.pay;
    }
  }
  return { events: [...events, { kind: "total", pay }], pay };
}

function playWays(game: WaysSlot, random: RandomSource): SlotRound {
  const stops = drawStops(game.strips, random);
  const steps = tumble(game, stops);
  const pay = steps.reduce((sum, step) => sum + step.pay, 0);
  const window = windowAt(game.strips, stops, game.rows);
  return {
    events: [
      { kind: "spin", isFree: false, stops, window },
      ...steps.map((step) => ({ kind: "tumble", ...step }) as const),
      { kind: "total", pay },
    ],
    pay,
  };
}

/**
 * Plays one round. It draws every stop once, in a fixed order, and looks at nothing but the game and the draws: the same
 * draws give the same round again, and no result is drawn anew.
 */
export const playSlot = (game: SlotGame, random: RandomSource): SlotRound =>
  game.kind === "lines" ? playLines(game, random) : playWays(game, random);
