import { ROUTE_IDS, routeById } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { facadeOf } from "./facadeOf.ts";

const brand = { supportChat: { visitorRoutes: ["faq", "customer-service", "playgame"] } } as const;
const isPlay = (id: (typeof ROUTE_IDS)[number]) => routeById(id).policyClass === "game-play";

describe("who gets the support chat", () => {
  it("on the brand's visitor routes is everybody (R6.06)", () => {
    expect(facadeOf(brand, "faq")).toBe("everybody");
    expect(facadeOf(brand, "customer-service")).toBe("everybody");
  });

  it("on every other page, and on an error page, is players (R1.06, R4.20)", () => {
    for (const id of ROUTE_IDS) {
      if (isPlay(id) || id === "faq" || id === "customer-service") continue;
      expect([id, facadeOf(brand, id)]).toEqual([id, "players"]);
    }
    expect(facadeOf(brand, undefined)).toBe("players");
  });

  it("is nobody where a game is played, even if the brand lists the route (R4.20)", () => {
    const play = ROUTE_IDS.filter(isPlay);
    expect(play).toContain("playgame");
    for (const id of play) expect(facadeOf(brand, id)).toBeUndefined();
  });

  it("is nobody on a brand without it", () => {
    expect(facadeOf({}, "faq")).toBeUndefined();
  });
});
