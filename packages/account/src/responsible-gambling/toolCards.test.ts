import { createTranslator } from "@spilhus/i18n";
import { RESTRICTIONS, mayVisit } from "@spilhus/restrictions";
import { ROUTES } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { toolCards } from "./toolCards.ts";

const cards = toolCards(createTranslator("da").t, {
  limitWaitHours: 24,
  coolingOffHours: 36,
  blockLeastDays: 45,
});

describe("toolCards", () => {
  it("lists every self-control tool, the mildest first (R2.41, R2.47, R2.48)", () => {
    expect(cards.map(({ link }) => link?.href)).toEqual([
      "/konto/indbetalingsloft",
      "/konto/nedkoeling",
      "/konto/blokering",
      "/konto/spaering",
      "/konto/sletning",
    ]);
  });

  it("shows the hours and days of the law in force", () => {
    expect(cards.map(({ text }) => text).join(" ")).toMatch(/36 timer.*45 dage/);
  });

  it("links only to pages open to a player who reached the play limits (R2.49, R6.05)", () => {
    for (const { link } of cards) {
      const route = ROUTES.find(({ path }) => path === link?.href);
      expect(route && mayVisit(RESTRICTIONS["reached-play-limits"], route.id)).toBe(true);
    }
  });
});
