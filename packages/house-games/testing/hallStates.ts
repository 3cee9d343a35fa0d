import type {
  LiveRound,
  Purchase,
  RoomPlate,
  RoomRound,
  RoomState,
  WonPrize,
} from "@spilhus/contracts/bingo";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const START = Date.parse("2026-11-24T20:00:00Z");
export const SECONDS_OF_START = START / 1_000;

const PRIZES = [
  { pattern: "one-row", ore: 12_500 },
  { pattern: "two-rows", ore: 25_000 },
  { pattern: "full-plate", ore: 87_500 },
] as const;

/** A round of banko at 5 kr. a plate. */
export const storyRound = (state: RoomRound["state"], minutes = 0): RoomRound => ({
  ...{ id: idOf(minutes), room: "havnepavillonen", state, platePriceOre: 500, mostPlates: 24 },
  saleOpensAt: new Date(START - 1_800_000).toISOString(),
  startsAt: new Date(START + minutes * 60_000).toISOString(),
  ...{ players: 14, plates: 63, leastPlates: 20, leastPlayers: 2, prizes: [...PRIZES] },
});

/** A row with numbers at some of its nine places. */
const row = (...cells: (number | 0)[]) => cells.map((cell) => (cell === 0 ? null : cell));

export const PLATES: readonly RoomPlate[] = [
  {
    no: 1207,
    rows: [
      row(4, 0, 21, 0, 45, 0, 63, 0, 81),
      row(0, 13, 0, 34, 0, 52, 0, 76, 85),
      row(9, 18, 27, 0, 48, 0, 69, 0, 0),
    ],
  },
  {
    no: 1208,
    rows: [
      row(0, 11, 0, 32, 41, 0, 60, 71, 0),
      row(2, 0, 24, 37, 0, 55, 0, 0, 88),
      row(0, 16, 0, 0, 49, 58, 66, 79, 0),
    ],
  },
  {
    no: 1209,
    rows: [
      row(1, 0, 20, 30, 0, 50, 0, 70, 0),
      row(0, 14, 0, 35, 43, 0, 64, 0, 83),
      row(7, 0, 29, 0, 0, 59, 0, 74, 90),
    ],
  },
];

export const calledNumbers = (...numbers: number[]) =>
  numbers.map((number, place) => ({
    ...{ index: place + 1, number },
    at: new Date(START + place * 4_000).toISOString(),
  }));

export const liveRound = (round: RoomRound, numbers: number[] = [], won: WonPrize[] = []): LiveRound => ({
  ...{ round, commitment: null, won, nextNumberAt: null, cancelledBecause: null },
  called: calledNumbers(...numbers),
});

export const storyState = (live: LiveRound | null, next: RoomRound[] = []): RoomState => ({
  ...{ serverTime: new Date(START).toISOString(), room: "havnepavillonen", live, last: null, next },
  lastEventId: null,
});

export const storyPurchase = (
  round: RoomRound,
  plates: readonly RoomPlate[],
  canReturn = false,
): Purchase => ({
  ...{ id: idOf(500), round, roomName: "Havnepavillonen", plates: [...plates], canReturn },
  ...{ paidOre: plates.length * round.platePriceOre, paidBackAt: null, wonOre: 0 },
  boughtAt: new Date(START - 600_000).toISOString(),
});
