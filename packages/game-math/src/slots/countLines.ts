import { expanded } from "./lineWins.ts";
import { numberedRules } from "./numberedRules.ts";
import type { LineSlot, Strip } from "./slotGame.ts";
import type { WinCounter } from "./winCounter.ts";
import { reelAt } from "./windowAt.ts";

/** What one stop of a reel shows. */
interface Landing {
  /** By row, as it pays: a reel that an expanding wild covers is wild. */
  readonly symbols: readonly number[];
  readonly scatters: number;
}

/**
 * Counts what every combination of stops wins. It stops one reel after the other and keeps the lines that still run: what the
 * first reels decide is worked out once for all stops of the others. `playSlot` gives the same wins; tests compare them.
 */
export function countLines(
  game: LineSlot,
  strips: readonly Strip[],
  isFree: boolean,
  counter: WinCounter,
): void {
  const { numberOf, wild, pays } = numberedRules(game);
  const rules = isFree ? undefined : game.freeSpins;
  const multiplier = isFree ? (game.freeSpins?.multiplier ?? 1) : 1;
  const landings = strips.map((strip) =>
    strip.map((_, stop): Landing => {
      const reel = reelAt(strip, stop, game.rows);
      const [paying = reel] = expanded([reel], game);
      return {
        symbols: paying.map(numberOf),
        scatters: reel.filter((symbol) => symbol === rules?.scatter).length,
      };
    }),
  );
  // By reel: the lines that run through all reels before it. Written over and over, because new lists would take most of the time.
  const running = Array.from({ length: strips.length + 1 }, () => game.lines.map((_, line) => line));
  const symbolOf = game.lines.map(() => 0);
  const payOf = (line: number, length: number) => pays[symbolOf[line] ?? 0]?.[length] ?? 0;

  /** Stops a reel at each of its places. `count` lines still run; the others have won `won`, and `scatters` have landed. */
  const stop = (reel: number, count: number, won: number, scatters: number): void => {
    const lines = running[reel] ?? [];
    const places = landings[reel];
    if (!places) {
      let win = won;
      for (let each = 0; each < count; each += 1) win += payOf(lines[each] ?? 0, strips.length);
      counter.add(rules?.spins[scatters] ?? 0, win * multiplier + (rules?.pays[scatters] ?? 0));
      return;
    }
    const next = running[reel + 1] ?? [];
    for (const landing of places) {
      let win = won;
      let still = 0;
      for (let each = 0; each < count; each += 1) {
        const line = lines[each] ?? 0;
        const symbol = landing.symbols[game.lines[line]?.[reel] ?? 0] ?? 0;
        if (reel === 0) symbolOf[line] = symbol;
        if (symbol === symbolOf[line] || symbol === wild) {
          next[still] = line;
          still += 1;
        } else win += payOf(line, reel);
      }
      stop(reel + 1, still, win, scatters + landing.scatters);
    }
  };
  stop(0, game.lines.length, 0, 0);
}
