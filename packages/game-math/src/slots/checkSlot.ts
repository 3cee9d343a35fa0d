import { potFaults } from "../pots/index.ts";
import type { SlotGame, SlotSymbol, Strip } from "./slotGame.ts";

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

function stripFaults(game: SlotGame, strips: readonly Strip[], what: string): string[] {
  const known = new Set<SlotSymbol>([
    ...Object.keys(game.pays),
    ...(game.wild === undefined ? [] : [game.wild]),
    ...(game.kind === "lines" && game.freeSpins ? [game.freeSpins.scatter] : []),
  ]);
  return strips.flatMap((strip, reel) => [
    ...(strip.length < game.rows ? [`${what} reel ${reel + 1} has fewer symbols than rows`] : []),
    ...[...new Set(strip)]
      .filter((symbol) => !known.has(symbol))
      .map((symbol) => `${what} reel ${reel + 1} has "${symbol}", which the game does not know`),
  ]);
}

function payFaults(game: SlotGame): string[] {
  const free = game.kind === "lines" ? game.freeSpins : undefined;
  const all = [
    ...Object.entries(game.pays).flatMap(([symbol, pays]) =>
      Object.entries(pays).map(([length, pay]) => ({ what: `${symbol} × ${length}`, pay })),
    ),
    ...Object.entries(free?.pays ?? {}).map(([count, pay]) => ({ what: `${count} scatters`, pay })),
  ];
  return all.flatMap(({ what, pay }) => {
    if (pay === undefined || !isWhole(pay))
      return [`${what} pays ${pay}, which is no whole number of hundredths`];
    return game.stakesOre
      .filter((stake) => !Number.isSafeInteger((stake * pay) / 100))
      .map(
        (stake) => `${what} pays ${(stake * pay) / 100} øre at a stake of ${stake} øre, which is not whole`,
      );
  });
}

function lineFaults(game: SlotGame): string[] {
  if (game.kind === "ways") {
    return game.tumbleMultipliers.length === 0 ? ["there is no multiplier of the first win"] : [];
  }
  const { freeSpins } = game;
  return [
    ...game.lines.flatMap((rows, line) =>
      rows.length === game.strips.length && rows.every((row) => isWhole(row) && row < game.rows)
        ? []
        : [`line ${line + 1} does not have one visible row for each reel`],
    ),
    ...(freeSpins?.strips.flat().includes(freeSpins.scatter) === true
      ? ["free spins have scatters, so that they could go on for ever"]
      : []),
    ...(freeSpins && freeSpins.strips.length !== game.strips.length
      ? ["free spins have another number of reels"]
      : []),
    ...(freeSpins && freeSpins.scatter in game.pays ? ["the scatter pays along lines"] : []),
  ];
}

/** What is wrong in a slot's data, such as a win that is no whole number of øre; nothing when it can be played. */
export function checkSlot(game: SlotGame): string[] {
  const { wild, strips } = game;
  const free = game.kind === "lines" ? (game.freeSpins?.strips ?? []) : [];
  return [
    ...stripFaults(game, strips, "base"),
    ...stripFaults(game, free, "free"),
    ...(wild !== undefined && [strips[0], free[0]].some((strip) => strip?.includes(wild) === true)
      ? ["the first reel has a wild, so that a run has no symbol of its own"]
      : []),
    ...(wild !== undefined && wild in game.pays ? ["the wild has pays of its own"] : []),
    ...payFaults(game),
    ...lineFaults(game),
    ...(game.pot ? potFaults(game.pot, game.stakesOre) : []),
  ];
}
