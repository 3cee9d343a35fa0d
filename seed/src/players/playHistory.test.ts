import { describe, expect, it } from "vitest";
import { playHistory } from "./playHistory.ts";

const ANCHOR = Date.UTC(2026, 10, 21);
const games = [
  { slug: "isfuglens-skat", minBetOre: 100 },
  { slug: "aeblehaven", minBetOre: 200 },
];
const history = playHistory("1-spiller", ANCHOR, games);
const rounds = history.flatMap((event) => (event.kind === "play" ? event.rounds : []));

describe("the history of a seeded player's money", () => {
  it("is the same at every call and another for another name", () => {
    expect(playHistory("1-spiller", ANCHOR, games)).toEqual(history);
    expect(playHistory("2-spiller", ANCHOR, games)).not.toEqual(history);
  });

  it("has a few hundred rounds in 90 days, deposits and withdrawals among them", () => {
    expect(rounds.length).toBeGreaterThan(200);
    expect(rounds.length).toBeLessThan(600);
    const kinds = new Set(history.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["opening", "deposit", "play", "withdrawal"]));
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(rounds.length);
  });

  it("goes forward in time, within its days, in games that it was given", () => {
    const times = history.flatMap((event) =>
      event.kind === "play" ? event.rounds.map(({ stakedAt }) => stakedAt) : [event.at],
    );
    expect(times.map(Number)).toEqual(times.map(Number).toSorted((one, other) => one - other));
    expect(Number(times.at(0))).toBe(ANCHOR - 90 * 86_400_000);
    expect(Number(times.at(-1))).toBeLessThan(ANCHOR);
    const played = new Set(history.flatMap((event) => (event.kind === "play" ? [event.game] : [])));
    expect([...played].toSorted()).toEqual(games.map(({ slug }) => slug).toSorted());
  });

  it("spends only what is there, in whole øre, and wins less than it stakes", () => {
    let cash = 0;
    const move = (ore: number) => {
      expect(Number.isInteger(ore)).toBe(true);
      cash += ore;
      expect(cash).toBeGreaterThanOrEqual(0);
    };
    for (const event of history) {
      if (event.kind !== "play") move(event.kind === "withdrawal" ? -event.amountOre : event.amountOre);
      else
        for (const { stakeOre, winOre } of event.rounds) {
          move(-stakeOre);
          move(winOre);
        }
    }
    const [staked, won] = [
      rounds.reduce((sum, one) => sum + one.stakeOre, 0),
      rounds.reduce((sum, one) => sum + one.winOre, 0),
    ];
    expect(won).toBeLessThan(staked * 1.1);
    expect(won).toBeGreaterThan(staked * 0.6);
  });
});
