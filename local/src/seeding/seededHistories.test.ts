import { expect, it } from "vitest";
import { seededHistories } from "./seededHistories.ts";

const ANCHOR = Date.UTC(2026, 10, 21);
const brand = (id: string, number: string, enabledRoutes: string[]) => ({
  id,
  licence: { licensee: "Test ApS", number },
  enabledRoutes,
});
const game = (slug: string, category: string) => ({ slug, category, minBetOre: 100 });
const games = [game("isfuglens-skat", "slots"), game("rod-roulette", "casino"), game("sal-et", "bingo")];

it("gives the ordinary player one history under each licence, in games of its first brand", () => {
  const brands = [
    brand("fjord", "1", ["slots"]),
    brand("eng", "2", ["casino"]),
    brand("klit", "1", ["casino"]),
  ];
  const histories = seededHistories(brands, games, ANCHOR);
  const played = histories.map(({ licence, brand: id, events }) => [
    licence,
    id,
    [...new Set(events.flatMap((event) => (event.kind === "play" ? [event.game] : [])))],
  ]);
  expect(played.toSorted()).toEqual([
    ["1", "fjord", ["isfuglens-skat"]],
    ["2", "eng", ["rod-roulette"]],
  ]);
});
