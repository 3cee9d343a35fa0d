import { numberedRules } from "./numberedRules.ts";
import type { Stops, WaysSlot } from "./slotGame.ts";
import { MOST_FALLS } from "./tumble.ts";
import type { WinCounter } from "./winCounter.ts";

/** One reel of the window while symbols fall. Its lists are written over for every stop. */
interface FallingReel {
  readonly strip: readonly number[];
  readonly symbols: number[];
  readonly isTaken: boolean[];
  /** The strip's place in the top row. */
  top: number;
}

function land(reel: FallingReel, stop: number): void {
  reel.top = stop;
  for (let row = 0; row < reel.symbols.length; row += 1) {
    reel.symbols[row] = reel.strip[(stop + row) % reel.strip.length] ?? 0;
  }
}

/** Takes away what has won: the others fall, and the strip goes on above them. */
function fall(reel: FallingReel): void {
  const { symbols, isTaken, strip } = reel;
  let free = symbols.length - 1;
  for (let row = free; row >= 0; row -= 1) {
    if (isTaken[row] === true) continue;
    symbols[free] = symbols[row] ?? 0;
    free -= 1;
  }
  isTaken.fill(false);
  for (; free >= 0; free -= 1) {
    reel.top = reel.top === 0 ? strip.length - 1 : reel.top - 1;
    symbols[free] = strip[reel.top] ?? 0;
  }
}

function countOn({ symbols }: FallingReel, symbol: number, wild: number): number {
  let count = 0;
  for (const each of symbols) if (each === symbol || each === wild) count += 1;
  return count;
}

function take({ symbols, isTaken }: FallingReel, symbol: number, wild: number): void {
  for (let row = 0; row < symbols.length; row += 1) {
    if (symbols[row] === symbol || symbols[row] === wild) isTaken[row] = true;
  }
}

/** What a round wins by its stops, in hundredths of the total stake. `tumble` gives the same with every step to show. */
function winByStops(game: WaysSlot): (stops: Stops) => number {
  const { numberOf, wild, pays } = numberedRules(game);
  const reels = game.strips.map((strip): FallingReel => ({
    strip: strip.map(numberOf),
    symbols: Array.from({ length: game.rows }, () => 0),
    isTaken: Array.from({ length: game.rows }, () => false),
    top: 0,
  }));
  const [first] = reels;
  if (!first) throw new RangeError(`The slot ${game.id} has no reels.`);

  /** Marks every winning symbol of the window and adds up what they pay. */
  const takeWins = (): number => {
    let pay = 0;
    for (let row = 0; row < first.symbols.length; row += 1) {
      const symbol = first.symbols[row] ?? 0;
      if (first.symbols.indexOf(symbol) < row) continue;
      let ways = 1;
      let length = 0;
      for (const reel of reels) {
        const count = countOn(reel, symbol, wild);
        if (count === 0) break;
        ways *= count;
        length += 1;
      }
      const won = (pays[symbol]?.[length] ?? 0) * ways;
      if (won === 0) continue;
      pay += won;
      for (let reel = 0; reel < length; reel += 1) take(reels[reel] ?? first, symbol, wild);
    }
    return pay;
  };

  const { tumbleMultipliers } = game;
  return (stops) => {
    reels.forEach((reel, place) => land(reel, stops[place] ?? 0));
    let win = 0;
    for (let step = 0; ; step += 1) {
      const pay = takeWins();
      if (pay === 0) return win;
      if (step >= MOST_FALLS)
        throw new RangeError(`The slot ${game.id} falls more than ${MOST_FALLS} times.`);
      win += pay * (tumbleMultipliers[Math.min(step, tumbleMultipliers.length - 1)] ?? 1);
      reels.forEach(fall);
    }
  };
}

/** Counts what every combination of stops wins, all falls included. */
export function countWays(game: WaysSlot, counter: WinCounter): void {
  const winOf = winByStops(game);
  const stops = game.strips.map(() => 0);
  /** Stops a reel, and then all reels after it, at each of its places. */
  const stop = (reel: number): void => {
    const strip = game.strips[reel];
    if (!strip) {
      counter.add(0, winOf(stops));
      return;
    }
    for (let place = 0; place < strip.length; place += 1) {
      stops[reel] = place;
      stop(reel + 1);
    }
  };
  stop(0);
}
