import { describe, expect, it } from "vitest";
import { winnersOfDay, type WonGame } from "./winnersOfDay.ts";

const DAY = Date.UTC(2026, 10, 21);
const games: readonly WonGame[] = [
  { slug: "isfuglens-skat", category: "slots", popularity: 9_000 },
  { slug: "sjaelden", category: "slots", popularity: 10 },
  { slug: "formiddag", category: "bingo", popularity: 3_000 },
];

describe("a day of the winners feed", () => {
  it("is the same at every call and differs for another day or brand", () => {
    const day = winnersOfDay("fjord", DAY, games);
    expect(winnersOfDay("fjord", DAY, games)).toEqual(day);
    const amounts = (rows: typeof day) => rows.map((row) => row.amountOre);
    expect(amounts(winnersOfDay("eng", DAY, games))).not.toEqual(amounts(day));
    expect(amounts(winnersOfDay("fjord", DAY + 86_400_000, games))).not.toEqual(amounts(day));
    expect(new Set(day.map((row) => row.id)).size).toBe(day.length);
  });

  it("shows players by first name and initial only (R1.03)", () => {
    for (const { player } of winnersOfDay("fjord", DAY, games))
      expect(player).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  });

  it("stays within its day and has a win every few minutes", () => {
    const day = winnersOfDay("fjord", DAY, games);
    expect(day.length).toBeGreaterThan(200);
    for (const { wonAt } of day) {
      expect(wonAt.getTime() - DAY).toBeGreaterThanOrEqual(0);
      expect(wonAt.getTime() - DAY).toBeLessThan(86_400_000);
    }
  });

  it("has amounts that a game can pay, most of them small, a few large", () => {
    const amounts = winnersOfDay("fjord", DAY, games)
      .map((row) => row.amountOre)
      .toSorted((a, b) => a - b);
    expect(amounts[0]).toBeGreaterThanOrEqual(5_000);
    expect(amounts.every((amount) => amount % 50 === 0)).toBe(true);
    const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
    expect(median).toBeLessThan(50_000);
    expect(amounts.at(-1)).toBeGreaterThan(4 * median);
    expect(amounts.at(-1)).toBeLessThanOrEqual(180_000_000);
  });

  it("has more wins on games that are played more, and none on others", () => {
    const won = winnersOfDay("fjord", DAY, games).map((row) => row.game);
    const times = (slug: string) => won.filter((game) => game === slug).length;
    expect(times("isfuglens-skat")).toBeGreaterThan(times("formiddag"));
    expect(times("formiddag")).toBeGreaterThan(times("sjaelden"));
    expect(winnersOfDay("fjord", DAY, [])).toEqual([]);
  });
});
