import { ApiError } from "@spilhus/api-client";
import type { OfferedPlates, Purchase, RoomRound, RoomState } from "@spilhus/contracts/bingo";
import type { HallCalls } from "../src/hall/hallCalls.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const NOW = "2026-11-24T19:50:00Z";

/** A round on sale at 5 kr. a plate. */
export const roomRound = (number: number): RoomRound => ({
  ...{ id: idOf(number), room: "havnepavillonen", state: "selling", saleOpensAt: NOW, mostPlates: 24 },
  ...{ startsAt: `2026-11-24T20:${String(number * 10).padStart(2, "0")}:00Z`, platePriceOre: 500 },
  ...{ players: 2, plates: 5, leastPlates: 4, leastPlayers: 2 },
  prizes: [
    { pattern: "one-row", ore: 1_000 },
    { pattern: "two-rows", ore: 2_000 },
    { pattern: "full-plate", ore: 5_000 },
  ],
});

export const roomState = (round: RoomRound, next: RoomRound[]): RoomState => ({
  ...{ serverTime: NOW, room: round.room, next, last: null, lastEventId: null },
  live: { round, commitment: null, called: [], won: [], nextNumberAt: null, cancelledBecause: null },
});

const plate = (no: number) => ({ no, rows: [[no, no + 10, no + 20]] });

export const offered = (...numbers: number[]): OfferedPlates => ({
  plates: numbers.map(plate),
  ...{ priceOre: 500, left: 24 },
});

export const purchase = (number: number, round: RoomRound, plates: number[]): Purchase => ({
  ...{ id: idOf(100 + number), round, roomName: "Havnepavillonen", plates: plates.map(plate) },
  ...{ paidOre: plates.length * 500, boughtAt: NOW, paidBackAt: null, canReturn: true, wonOre: 0 },
});

/** A call that the gateway refuses. */
export const refusedWith = (
  reason: string,
  details: ApiError["details"] = {},
  status = reason === "not-signed-in" ? 401 : 409,
) => new ApiError("refused", reason, { reason, details, status });
export const withoutAnswer = () => new ApiError("network", "GET /x could not be reached.");

/** Calls of a hall where nothing happens, with those that differ. */
export const hallDouble = (changes: Partial<HallCalls> = {}): HallCalls => ({
  state: () => Promise.resolve(roomState(roomRound(1), [])),
  mayPlay: () => Promise.resolve(),
  balance: () => Promise.resolve({ cashOre: 10_000, bonusOre: 0 }),
  myPlates: () => Promise.resolve({ serverTime: NOW, purchases: [] }),
  offer: () => Promise.resolve(offered(1, 2, 3, 4, 5, 6)),
  buy: () => Promise.reject(refusedWith("sale-closed")),
  giveBack: () => Promise.reject(refusedWith("sale-closed")),
  draw: () => Promise.reject(withoutAnswer()),
  myRounds: () => Promise.resolve({ rounds: [], next: null }),
  myRound: () => Promise.reject(refusedWith("not-found")),
  ...changes,
});
