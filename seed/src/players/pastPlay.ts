import { namedRandom } from "../deterministic/index.ts";

/** A game of the house that seeded players play. */
export interface PastGame {
  readonly kind: "slot" | "roulette";
  readonly slug: string;
  /** Stakes of a round, or chips of a table, in øre. */
  readonly stakesOre: readonly number[];
}

/** A room that seeded players play in. */
export interface PastRoom {
  readonly slug: string;
  /** In the brand's zone, `HH:MM`. */
  readonly firstStart: string;
  readonly lastStart: string;
  /** How many plates a round needs, and how many one player may have. */
  readonly leastPlates: number;
  readonly mostPlates: number;
}

/** Who and what a past is made of. */
export interface PastCast {
  /** CPR numbers of those who play on most days; half of them sit in rooms, the others in games. */
  readonly crowd: readonly string[];
  /** CPR number of the player whose 90 days fill the pages of an account. */
  readonly regular: string;
  readonly games: readonly PastGame[];
  readonly rooms: readonly PastRoom[];
}

type Bet =
  | { readonly kind: "straight"; readonly number: number }
  | { readonly kind: "dozen"; readonly which: 1 | 2 | 3 }
  | { readonly kind: "red" | "black" };

interface SeededRound {
  readonly stakeOre: number;
  readonly bets?: readonly { readonly bet: Bet; readonly stakeOre: number }[];
  readonly pauseMs: number;
}

/** Something that a seeded player did before: what came of it is decided by the engines of the games. */
export type SeededPastEvent =
  | {
      readonly kind: "opening" | "deposit" | "withdrawal";
      readonly player: string;
      readonly id: string;
      readonly at: Date;
      readonly amountOre: number;
      readonly ifBelowOre?: number;
      readonly ifAboveOre?: number;
    }
  | {
      readonly kind: "visit";
      readonly player: string;
      readonly game: string;
      readonly at: Date;
      readonly rounds: readonly SeededRound[];
    }
  | {
      readonly kind: "room-round";
      readonly room: string;
      readonly after: Date;
      readonly buyers: readonly { readonly player: string; readonly plates: number }[];
    };

/** As long as a statement of account reaches back. */
const DAYS = 90;
/** The crowd has been here for a month, and in rooms for two weeks. */
const CROWD_DAYS = 30;
const ROOM_DAYS = 14;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Everything is over by then: the longest round of a room and its sale. */
const QUIET_MS = 100 * MINUTE_MS;
/** Visits begin between 17 and 21 o'clock UTC: evening in Denmark, on the same day. */
const VISITS_FROM_HOUR = 17;
const VISIT_HOURS = 4;
const REGULAR_VISITS = 0.4;
const CROWD_VISITS = 0.65;
const ROOM_ROUNDS = 2;
/** Between two rounds that the same players sit in. */
const BETWEEN_ROUNDS_MS = 3 * 60 * MINUTE_MS;
/** Danish time is ahead of UTC by so much at least. */
const ZONE_MINUTES = 60;

const OPENING_ORE = 30_000;
const LOW_ORE = 10_000;
const DEPOSITS_ORE = [10_000, 20_000, 30_000] as const;
const HIGH_ORE = 120_000;
const WITHDRAWAL_ORE = 60_000;

const timeOf = (event: SeededPastEvent) => (event.kind === "room-round" ? event.after : event.at).getTime();
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Asks for the same things in the same order for the same name. */
class Planner {
  readonly events: SeededPastEvent[] = [];
  readonly #random: () => number;
  readonly #cast: PastCast;

  constructor(name: string, cast: PastCast) {
    this.#random = namedRandom(`past play of ${name}`);
    this.#cast = cast;
  }

  chance = (share: number): boolean => this.#random() < share;
  below = (count: number): number => Math.floor(this.#random() * count);
  #pick = <Item>(items: readonly Item[]): Item | undefined => items[this.below(items.length)];

  open(player: string, at: number): void {
    this.events.push({ kind: "opening", player, id: "opening", at: new Date(at), amountOre: OPENING_ORE });
  }

  #bets(chipsOre: readonly number[]): Pick<SeededRound, "stakeOre" | "bets"> {
    const stakeOre = this.#pick(chipsOre.slice(0, 3)) ?? 0;
    const colour = { bet: { kind: this.chance(0.5) ? "red" : "black" } as const, stakeOre };
    const other: Bet = this.chance(0.5)
      ? { kind: "straight", number: this.below(37) }
      : { kind: "dozen", which: this.#pick([1, 2, 3] as const) ?? 1 };
    const bets = this.chance(0.5) ? [colour] : [colour, { bet: other, stakeOre }];
    return { bets, stakeOre: bets.length * stakeOre };
  }

  /** A visit to a game, and before it a deposit when money is low. */
  visit(player: string, start: number, most: number): void {
    const game = this.#pick(this.#cast.games);
    const at = start + (VISITS_FROM_HOUR * 60 + this.below(VISIT_HOURS * 60)) * MINUTE_MS;
    const amountOre = this.#pick(DEPOSITS_ORE) ?? LOW_ORE;
    const stakeOre = this.#pick(game?.stakesOre.slice(0, 3) ?? []) ?? 0;
    const rounds = Array.from({ length: 6 + this.below(most - 5) }, () => ({
      ...(game?.kind === "roulette" ? this.#bets(game.stakesOre) : { stakeOre }),
      pauseMs: 500 + this.below(9_000),
    }));
    if (!game) return;
    const id = `${at}`;
    this.events.push({
      ...{ kind: "deposit", player, id: `deposit-${id}`, at: new Date(at - MINUTE_MS), amountOre },
      ifBelowOre: LOW_ORE,
    });
    this.events.push({ kind: "visit", player, game: game.slug, at: new Date(at), rounds });
    this.events.push({
      ...{ kind: "withdrawal", player, id: `withdrawal-${id}`, amountOre: WITHDRAWAL_ORE },
      ...{ at: new Date(at + 30 * MINUTE_MS), ifAboveOre: HIGH_ORE },
    });
  }

  /** A round of some room, in which these players have as many plates as it needs and a few more. */
  roomRound(players: readonly string[], start: number, earliest: number): number {
    const room = this.#pick(this.#cast.rooms);
    if (!room) return earliest;
    const [first, last] = [
      minutesOf(room.firstStart) - ZONE_MINUTES,
      minutesOf(room.lastStart) - ZONE_MINUTES,
    ];
    const after = start + (first + this.below(Math.max(1, last - first - 60))) * MINUTE_MS;
    const share = Math.ceil(room.leastPlates / Math.max(1, players.length));
    const buyers = players.map((player) => ({
      player,
      plates: Math.min(room.mostPlates, share + this.below(4)),
    }));
    if (after < earliest || share > room.mostPlates) return earliest;
    this.events.push({ kind: "room-round", room: room.slug, after: new Date(after), buyers });
    return after + BETWEEN_ROUNDS_MS;
  }
}

/**
 * What the seeded players of a licence did in the last 90 days, in the order of time, the same for the same name, day and cast. Nobody
 * is in a room and in a game on one day, so that each player's own list is in order too.
 *
 * @param name names the licence
 * @param until unix ms; everything is over by then
 */
export function pastPlay(name: string, until: number, cast: PastCast): readonly SeededPastEvent[] {
  const planner = new Planner(name, cast);
  const today = Math.floor(until / DAY_MS) * DAY_MS;
  planner.open(cast.regular, today - DAYS * DAY_MS);
  for (const player of cast.crowd) planner.open(player, today - CROWD_DAYS * DAY_MS);
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const start = today - ago * DAY_MS;
    if (planner.chance(REGULAR_VISITS)) planner.visit(cast.regular, start, 15);
    if (ago >= CROWD_DAYS - 1) continue;
    const sitting = cast.crowd.filter((_, place) => (place + ago) % 2 === 0);
    for (const player of cast.crowd) {
      if (!sitting.includes(player) && planner.chance(CROWD_VISITS)) planner.visit(player, start, 16);
    }
    if (ago >= ROOM_DAYS) continue;
    let earliest = start;
    for (let round = 0; round < ROOM_ROUNDS; round += 1) {
      earliest = planner.roomRound(sitting, start, earliest);
    }
  }
  return planner.events
    .filter((event) => timeOf(event) < until - QUIET_MS)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}
