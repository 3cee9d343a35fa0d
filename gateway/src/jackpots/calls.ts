import type { Jackpot, Jackpots, RegisteredBrand } from "@spilhus/contracts";
import { GET_JACKPOTS } from "@spilhus/contracts/games";
import { HOUSE_POTS } from "@spilhus/game-math/games";
import { defineServiceCallWith, type DefinedServiceCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { brandCategories, type GameServices, potGames, sendFeed } from "../games/index.ts";
import { shownPots } from "./shownPots.ts";

/** The pots that a brand's games feed, largest first. A pot that no stake has fed yet holds what it begins with. */
export async function jackpotsOf(db: Queries, brand: RegisteredBrand): Promise<Jackpot[]> {
  const [shown, fed] = await Promise.all([shownPots(db, brand.id), potGames(db, brandCategories(brand))]);
  return HOUSE_POTS.map(({ id, name, restartOre }) => ({
    ...{ id, name, games: fed.get(id) ?? [] },
    ...(shown.get(id) ?? { amountOre: restartOre, mostOre: restartOre, growthOrePerMinute: 0 }),
  }))
    .filter(({ games }) => games.length > 0)
    .toSorted((one, other) => other.mostOre - one.mostOre);
}

const jackpots = defineServiceCallWith<GameServices>()(GET_JACKPOTS, (call) =>
  sendFeed(call, async (): Promise<Jackpots> => ({
    serverTime: new Date(call.services.clock.now()).toISOString(),
    jackpots: await jackpotsOf(call.services.db, call.brand),
  })),
);

/** What everybody may know of a brand's pots (R2.26). */
export const JACKPOT_SERVICE_CALLS: readonly DefinedServiceCall<GameServices>[] = [jackpots];
