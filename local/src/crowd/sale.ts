import type { RoomRound } from "@spilhus/contracts/bingo";

/** Plates that the crowd still wants in a round. */
export interface Wanted {
  /** How many of the crowd buy some. */
  readonly hands: number;
  /** How many plates each of them buys. */
  readonly plates: number;
  /** Until when they should be bought, unix ms. */
  readonly by: number;
}

/** The crowd comes into a room so long before a round. */
const COMES_MS = 8 * 60_000;
/** And has its plates so long before it. */
const READY_MS = 20_000;
/** Whoever buys later than this is too late. */
const LATEST_MS = 2_000;
const LEAST_FACES = 3;

/** Plates beyond those that a round needs: a different number for each round, up to half as many again. */
function spare({ id, leastPlates }: RoomRound): number {
  return Number.parseInt(id.slice(0, 4), 16) % (Math.ceil(leastPlates / 2) + 1);
}

/**
 * What the crowd does so that a round takes place and is not empty: nothing when others have bought enough.
 *
 * @param now of the server, unix ms
 */
export function wantedIn(round: RoomRound, now: number): Wanted | undefined {
  const startsAt = Date.parse(round.startsAt);
  const isOnSale = round.state === "selling" && startsAt - now > LATEST_MS;
  if (!isOnSale || startsAt - now > COMES_MS) return undefined;
  const plates = round.leastPlates + spare(round) - round.plates;
  const players = Math.max(round.leastPlayers, LEAST_FACES) - round.players;
  const hands = Math.max(players, Math.ceil(plates / round.mostPlates));
  if (hands <= 0) return undefined;
  const each = Math.max(1, Math.min(round.mostPlates, Math.ceil(plates / hands)));
  return { hands, plates: each, by: startsAt - READY_MS };
}

/**
 * How many of the hands buy now, if they are looked for again after a while: as many as it takes to be ready in time, and by chance
 * one more for a part of one.
 *
 * @param chance from 0 to below 1
 */
export function buyersNow({ hands, by }: Wanted, now: number, againMs: number, chance: number): number {
  const turns = Math.max(1, Math.floor((by - now) / againMs));
  return Math.min(hands, Math.floor(hands / turns + chance));
}
