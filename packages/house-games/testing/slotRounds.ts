import { playSlot, replayDraws, type SlotGame } from "@spilhus/game-math";
import type { SlotRound } from "../src/house-game/index.ts";
import {
  FERSKENFALD_RULES,
  ISFUGLENS_SKAT_FREE_SPINS,
  ISFUGLENS_SKAT_RULES,
  TRE_KIRSEBAER_RULES,
} from "./slotRules.ts";

let number = 0;

/** The round that a game plays when its reels stop at these places: evaluated by the engine, never written by hand. */
export function roundOf(game: SlotGame, stops: readonly number[], stakeOre = 100): SlotRound {
  const { events, pay } = playSlot(game, replayDraws(stops));
  number += 1;
  const tail = String(number).padStart(12, "0");
  return {
    kind: "slot",
    id: `00000000-0000-4000-8000-${tail}`,
    playId: "00000000-0000-4000-9000-000000000000",
    game: game.id,
    mode: "real",
    number,
    stakeOre,
    winOre: (pay * stakeOre) / 100,
    startedAt: "2026-11-24T12:00:00Z",
    shownUntil: "2026-11-24T12:00:03Z",
    mathVersion: "0".repeat(64),
    // As they come over the wire.
    events: JSON.parse(JSON.stringify(events)) as SlotRound["events"],
  };
}

/** Rows of a window as text become its reels. */
function reelsOf(rows: readonly string[]): string[][] {
  const cells = rows.map((row) => row.split(" "));
  return (cells[0] ?? []).map((_, reel) => cells.map((row) => row[reel] ?? ""));
}

const still = (reels: readonly unknown[]) => reels.map(() => 0);

/** Tre Kirsebær with this window, row by row. */
export function treKirsebaerRound(rows: readonly [string, string, string], stakeOre?: number): SlotRound {
  const strips = reelsOf(rows);
  return roundOf({ ...TRE_KIRSEBAER_RULES, strips }, still(strips), stakeOre);
}

/** Isfuglens Skat with this window; with three keys each of the free spins has the windows of `free` in turn. */
export function isfuglensSkatRound(
  rows: readonly [string, string, string],
  {
    free = [],
    stakeOre,
  }: { readonly free?: readonly (readonly string[])[]; readonly stakeOre?: number } = {},
): SlotRound {
  const strips = reelsOf(rows);
  const windows = free.map(reelsOf);
  // One strip a reel has all free windows below each other.
  const freeStrips = strips.map((_, reel) => windows.flatMap((window) => window[reel] ?? []));
  const game: SlotGame = {
    ...ISFUGLENS_SKAT_RULES,
    strips,
    freeSpins: { ...ISFUGLENS_SKAT_FREE_SPINS, strips: freeStrips },
  };
  const spins = windows.length === 0 ? [] : Array.from({ length: 10 }, (_, spin) => spin % windows.length);
  const freeStops = spins.flatMap((spin) => strips.map(() => spin * ISFUGLENS_SKAT_RULES.rows));
  return roundOf(game, [...still(strips), ...freeStops], stakeOre);
}

/** Ferskenfald: the lowest three rows are the first window, those above fall in. */
export function ferskenfaldRound(rows: readonly string[], stakeOre?: number): SlotRound {
  const strips = reelsOf(rows);
  const first = rows.length - FERSKENFALD_RULES.rows;
  return roundOf(
    { ...FERSKENFALD_RULES, strips },
    strips.map(() => first),
    stakeOre,
  );
}
