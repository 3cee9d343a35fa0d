import type { Brands, Studios } from "../config/index.ts";
import type { StudioGameRow } from "./tables.ts";

/** Where a game's frame is, below its studio's origin. */
export const frameAddress = (origin: string, game: string): string => `${origin}/embed/${game}`;

/**
 * The games that studios bring to brands: those of a studio that the gateway's configuration binds to the brand and that the
 * brand's data names, since the edge lets a page frame no other. The configuration's origin goes before the brand's.
 */
export function configuredGames(studios: Studios, brands: Brands): readonly StudioGameRow[] {
  return Object.entries(studios).flatMap(([studio, { brands: bound, games, origin }]) =>
    bound.flatMap((brand) => {
      const named = brands.get(brand)?.studios?.find(({ id }) => id === studio);
      if (!named) return [];
      return Object.entries(games).map(([game, { minRoundMs }]) => ({
        ...{ brand, game, studio, minRoundMs },
        address: frameAddress(origin ?? named.origin, game),
      }));
    }),
  );
}
