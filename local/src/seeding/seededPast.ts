import type { RegisteredBrand } from "@spilhus/contracts";
import type { PastPlay } from "@spilhus/gateway";
import { CROWD_IDS, HOUSE_PAST_GAMES, pastPlay, personWithId } from "@spilhus/seed/players";
import type { SeedCatalogue, SeedGame } from "@spilhus/seed/games";

/** The seeded player with 90 days of play, so that lists and statements show something. */
const REGULAR = "spiller";

/** What seeded players can have played in. */
export interface PlayedCatalogue {
  readonly games: readonly Pick<SeedGame, "slug" | "category">[];
  readonly rooms: SeedCatalogue["rooms"];
}

const cprOf = (id: string): string => {
  const person = personWithId(id);
  if (!person) throw new Error(`The seed has no player "${id}".`);
  return person.cpr;
};

/**
 * What seeded players did before: one past under each licence, on its first brand, in games and rooms that this brand has.
 *
 * @param until unix ms; everything is over by then
 */
export function seededPast(
  brands: readonly RegisteredBrand[],
  { games, rooms }: PlayedCatalogue,
  until: number,
): readonly PastPlay[] {
  const firstBrandOfLicence = new Map(brands.toReversed().map((brand) => [brand.licence.number, brand]));
  return [...firstBrandOfLicence.values()].map((brand) => {
    const has = (category: SeedGame["category"]) => brand.enabledRoutes.includes(category);
    const offered = new Set(games.filter(({ category }) => has(category)).map(({ slug }) => slug));
    const cast = {
      crowd: CROWD_IDS.map(cprOf),
      regular: cprOf(REGULAR),
      games: HOUSE_PAST_GAMES.filter(({ slug }) => offered.has(slug)),
      rooms: rooms
        .filter(({ kind }) => has(kind))
        .map((room) => ({
          ...room,
          leastPlates: Math.ceil(room.guaranteedPrizeOre / room.platePriceOre),
        })),
    };
    return { brand, events: pastPlay(brand.licence.number, until, cast) };
  });
}
