import { describe, expect, it } from "vitest";
import { wordsIn } from "../messages/index.ts";
import { factsOf } from "./factsOf.ts";

const danish = wordsIn("da", "Europe/Copenhagen");

describe("the facts of a case or an act", () => {
  it("stand in the words of the page, with amounts in kroner", () => {
    expect(factsOf(danish, { days: 30, depositedOre: 560_000, payouts: 2 })).toMatch(
      /^Dage: 30 · Indbetalt: 5\.600,00\skr\. · Antal udbetalinger: 2$/,
    );
  });

  it("name roles, states and yes or no", () => {
    expect(factsOf(danish, { roles: ["support", "finance"], state: "cleared", everywhere: true })).toBe(
      "Roller: Support, Finans · Status: Frikendt · Alle steder: Ja",
    );
  });

  it("keep what the messages do not name", () => {
    expect(factsOf(danish, { unheard: "a-b-c", players: ["10000001"] })).toBe(
      "unheard: a-b-c · Kundenumre: 10000001",
    );
  });
});
