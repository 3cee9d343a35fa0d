import type { Look } from "@spilhus/brand";
import type { NewBrand } from "../new-brand/newBrand.ts";

/** Compositions that suit a brand: the schedule leads only where there are rounds to show. */
export function starterLook({ look, features }: Pick<NewBrand, "look" | "features">): Look {
  const hasRounds = features.includes("bingo") || features.includes("banko");
  if (look === "dark") {
    return {
      header: "slim",
      mobileNav: "tabs",
      hero: "cinematic",
      gameCard: "portrait",
      lobby: "rails",
      footer: "columns",
    };
  }
  return {
    header: hasRounds ? "tall" : "slim",
    mobileNav: "drawer",
    hero: hasRounds ? "schedule" : "cinematic",
    gameCard: "plate",
    lobby: "sections",
    footer: "map",
  };
}
