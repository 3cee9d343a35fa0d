import { namedRandom } from "../deterministic/index.ts";

/** A game that a seeded player plays. */
export interface PlayedGame {
  readonly slug: string;
  readonly minBetOre: number;
}

/** A round of a seeded history. */
export interface SeededRound {
  readonly id: string;
  readonly stakedAt: Date;
  readonly settledAt: Date;
  readonly stakeOre: number;
  readonly winOre: number;
}

/** What happened to a seeded player's money, in order; all amounts in øre. */
export type SeededEvent =
  | {
      readonly kind: "opening" | "deposit" | "withdrawal";
      readonly id: string;
      readonly at: Date;
      readonly amountOre: number;
    }
  | { readonly kind: "play"; readonly game: string; readonly rounds: readonly SeededRound[] };

/** As long as a statement of account reaches back. */
const DAYS = 90;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Visits begin between 17 and 21 o'clock UTC: evening in Denmark, on the same day. */
const FIRST_HOUR = 17;
const HOURS = 4;
const VISITS = 0.4;
const OPENING_ORE = 25_000;
const LOW_ORE = 10_000;
const HIGH_ORE = 120_000;
/** Returns of a round in tenths of its stake: 93 % on average, in few large and some small wins. */
const RETURNS = [0, 0, 0, 0, 0, 0, 0, 5, 10, 15, 20, 30, 50] as const;
const RETURNS_TENTHS = 10;

/**
 * The last 90 days of a player's money up to a day, the same for the same name, day and games. It never spends what is not
 * there.
 *
 * @param name names the account; ids of events are made of it
 * @param anchor first millisecond of the day after the last one
 */
export function playHistory(
  name: string,
  anchor: number,
  games: readonly PlayedGame[],
): readonly SeededEvent[] {
  const random = namedRandom(`history of ${name}`);
  const below = (count: number) => Math.floor(random() * count);
  const start = anchor - DAYS * DAY_MS;
  const opening = { kind: "opening", id: "opening", at: new Date(start), amountOre: OPENING_ORE } as const;
  const events: SeededEvent[] = [opening];
  let cash = OPENING_ORE;
  const visit = (day: number) => {
    const game = games[below(games.length)];
    if (!game) return;
    let now = start + day * DAY_MS + (FIRST_HOUR * 60 + below(HOURS * 60)) * MINUTE_MS;
    if (cash < LOW_ORE) {
      const amountOre = 10_000 * (1 + below(3));
      events.push({ kind: "deposit", id: `deposit-${day}`, at: new Date(now), amountOre });
      cash += amountOre;
    }
    const rounds: SeededRound[] = [];
    for (let left = 6 + below(9); left > 0; left -= 1) {
      const stakeOre = Math.max(game.minBetOre, 100 * (2 + below(9)));
      if (stakeOre > cash) break;
      now += MINUTE_MS;
      const winOre = (stakeOre * (RETURNS[below(RETURNS.length)] ?? 0)) / RETURNS_TENTHS;
      const id = `${name}-${day}-${rounds.length + 1}`;
      rounds.push({ id, stakedAt: new Date(now), settledAt: new Date(now + 4_000), stakeOre, winOre });
      cash += winOre - stakeOre;
    }
    if (rounds.length > 0) events.push({ kind: "play", game: game.slug, rounds });
    if (cash > HIGH_ORE || day % 30 === 29) {
      const amountOre = Math.floor(cash / 2 / 100) * 100;
      events.push({ kind: "withdrawal", id: `withdrawal-${day}`, at: new Date(now + MINUTE_MS), amountOre });
      cash -= amountOre;
    }
  };
  for (let day = 0; day < DAYS; day += 1) {
    // Drawn for every day, so that a visit does not move those after it.
    const isVisit = random() < VISITS;
    if (isVisit) visit(day);
  }
  return events.filter((event) => event.kind === "play" || event.amountOre > 0);
}
