import { countLines } from "./countLines.ts";
import { countWays } from "./countWays.ts";
import type { SlotGame, Strip } from "./slotGame.ts";
import { type Cycle, winCounter } from "./winCounter.ts";

const sizeOf = (strips: readonly Strip[]) => strips.reduce((size, { length }) => size * length, 1);

/** All stops of the base game. Tens of millions take some seconds, so they are not counted in every test run. */
export function fullCycle(game: SlotGame): Cycle {
  const counter = winCounter(sizeOf(game.strips));
  if (game.kind === "lines") countLines(game, game.strips, false, counter);
  else countWays(game, counter);
  return counter;
}

/** All stops of one free spin; nothing for a game without them. */
export function freeSpinCycle(game: SlotGame): Cycle | undefined {
  if (game.kind !== "lines" || !game.freeSpins) return undefined;
  const { strips } = game.freeSpins;
  const counter = winCounter(sizeOf(strips));
  countLines(game, strips, true, counter);
  return counter;
}
