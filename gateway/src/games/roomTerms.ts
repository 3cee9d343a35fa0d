import type { RoomPlateKind, RoundPattern } from "@spilhus/contracts/bingo";
import { BALLS, type PlateKind } from "@spilhus/game-math";
import type { RoomRow } from "./tables.ts";

/** How much of a round's prizes a pattern gets, in percent. */
export interface PrizeShare {
  readonly pattern: RoundPattern;
  readonly percent: number;
}

/** Sale begins so long before a round (BEK 682/2025: at most 30 minutes). */
export const SALE_MINUTES = 30;

/** Between the last number of a round and the next round of a room there is at least so much time. */
const BREATH_SECONDS = 60;

/** The game's own name of a kind of plates. */
export const PLATE_KIND: Readonly<Record<RoomPlateKind, PlateKind>> = {
  "5x5-75": "75",
  "4x4-80": "80",
  "3x9-90": "90",
};

/** How prizes are shared among patterns, in percent. */
export const SHARES: Readonly<Record<RoomPlateKind, readonly PrizeShare[]>> = {
  "5x5-75": [
    { pattern: "line", percent: 35 },
    { pattern: "full-plate", percent: 65 },
  ],
  "4x4-80": [
    { pattern: "line", percent: 35 },
    { pattern: "full-plate", percent: 65 },
  ],
  "3x9-90": [
    { pattern: "one-row", percent: 20 },
    { pattern: "two-rows", percent: 30 },
    { pattern: "full-plate", percent: 50 },
  ],
};

/**
 * How many plates must be sold: those that together cost the guaranteed prize. So prizes are never more than what was paid for
 * plates, and whoever buys plates expects no more than they cost, however few others play.
 */
export const leastPlatesOf = ({
  guaranteedPrizeOre,
  platePriceOre,
}: Pick<RoomRow, "guaranteedPrizeOre" | "platePriceOre">): number =>
  Math.ceil(guaranteedPrizeOre / platePriceOre);

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** What is wrong with a room's row; nothing when rounds can be played by it. */
export function faultsOfRoom(room: RoomRow): readonly string[] {
  const balls = BALLS[PLATE_KIND[room.plate]];
  const longest = (balls * room.intervalMs) / 1000 + BREATH_SECONDS;
  const faults: readonly (readonly [boolean, string])[] = [
    [longest > room.everyMinutes * 60, `a round can take ${longest} s, the next one starts before`],
    [room.intervalMs < 3_000, "numbers come at least 3 s apart"],
    [room.leastPlayers < 2, "a round needs two players at least"],
    [room.mostPlates < 1, "nobody may buy a plate"],
    [
      room.mostPlates * (room.leastPlayers - 1) >= leastPlatesOf(room),
      "fewer players than the room asks for could buy all the plates that a round needs",
    ],
    [room.returnPercent < 1 || room.returnPercent > 100, "the return is a percentage"],
    [minutesOf(room.firstStart) > minutesOf(room.lastStart), "the last start comes before the first"],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`${room.slug}: ${fault}`] : []));
}
