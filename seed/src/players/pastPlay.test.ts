import { describe, expect, it } from "vitest";
import { HOUSE_PAST_GAMES } from "./pastGames.ts";
import { pastPlay, type PastCast } from "./pastPlay.ts";

const DAY_MS = 86_400_000;
const UNTIL = Date.UTC(2026, 10, 21, 15, 30);
const CAST: PastCast = {
  crowd: ["a", "b", "c", "d", "e", "f", "g", "h"],
  regular: "regular",
  games: HOUSE_PAST_GAMES,
  rooms: [
    { slug: "lyn", firstStart: "08:05", lastStart: "23:25", leastPlates: 24, mostPlates: 18 },
    { slug: "stor", firstStart: "19:00", lastStart: "21:30", leastPlates: 20, mostPlates: 6 },
  ],
};
const past = pastPlay("1", UNTIL, CAST);
const visits = past.flatMap((event) => (event.kind === "visit" ? [event] : []));
const rounds = past.flatMap((event) => (event.kind === "room-round" ? [event] : []));

describe("the past of the seeded players of a licence", () => {
  it("is the same at every call and another for another licence", () => {
    expect(pastPlay("1", UNTIL, CAST)).toEqual(past);
    expect(pastPlay("2", UNTIL, CAST)).not.toEqual(past);
  });

  it("asks for more than a thousand rounds of games and a round of a room on most days", () => {
    const asked = visits.reduce((sum, visit) => sum + visit.rounds.length, 0);
    expect(asked).toBeGreaterThan(1_100);
    expect(asked).toBeLessThan(2_500);
    expect(rounds.length).toBeGreaterThan(10);
    expect(new Set(visits.map(({ game }) => game))).toEqual(
      new Set(HOUSE_PAST_GAMES.map(({ slug }) => slug)),
    );
  });

  it("goes forward in time over 90 days and is over by now", () => {
    const times = past.map((event) => (event.kind === "room-round" ? event.after : event.at).getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBe(Math.floor(UNTIL / DAY_MS) * DAY_MS - 90 * DAY_MS);
    expect(times.at(-1)).toBeLessThan(UNTIL - 3_600_000);
  });

  it("has everybody in rooms or in games on a day, so that each player's list is in order", () => {
    const dayOf = (at: Date) => at.toISOString().slice(0, 10);
    const sitting = new Set(
      rounds.flatMap(({ after, buyers }) => buyers.map(({ player }) => `${player} ${dayOf(after)}`)),
    );
    expect(visits.filter(({ player, at }) => sitting.has(`${player} ${dayOf(at)}`))).toEqual([]);
  });

  it("buys as many plates as a round needs, and no more than a player may have", () => {
    for (const { room, buyers } of rounds) {
      const terms = CAST.rooms.find(({ slug }) => slug === room);
      const plates = buyers.map((one) => one.plates);
      expect(plates.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
        terms?.leastPlates ?? Infinity,
      );
      expect(Math.max(...plates)).toBeLessThanOrEqual(terms?.mostPlates ?? 0);
    }
  });

  it("asks games for stakes that they take", () => {
    const wrong = visits.flatMap(({ game, rounds: asked }) => {
      const stakes = HOUSE_PAST_GAMES.find(({ slug }) => slug === game)?.stakesOre ?? [];
      return asked.filter(({ stakeOre, bets = [{ stakeOre }] }) => {
        const sum = bets.reduce((total, bet) => total + bet.stakeOre, 0);
        return sum !== stakeOre || !bets.every((bet) => stakes.includes(bet.stakeOre));
      });
    });
    expect(wrong).toEqual([]);
  });

  it("without games or rooms is what money went in and out", () => {
    expect(new Set(pastPlay("1", UNTIL, { ...CAST, games: [], rooms: [] }).map(({ kind }) => kind))).toEqual(
      new Set(["opening"]),
    );
  });
});
