import type { RegisteredBrand } from "@spilhus/contracts";
import type { ImportedHistory } from "@spilhus/gateway";
import { PEOPLE, playHistory, type PlayedGame } from "@spilhus/seed/players";

/** The seeded player with a history of play, so that lists and statements show something. */
const PLAYER = "spiller";
/** Categories that players stake in by themselves, at any time. */
const CATEGORIES: ReadonlySet<string> = new Set(["slots", "casino"]);

type Brand = Pick<RegisteredBrand, "id" | "licence" | "enabledRoutes">;
type Game = PlayedGame & { readonly category: string };

/**
 * The histories of seeded players' money: one under each licence, on its first brand, in games that this brand has.
 *
 * @param anchor first millisecond of the day after the last one, in UTC
 */
export function seededHistories(
  brands: readonly Brand[],
  games: readonly Game[],
  anchor: number,
): readonly ImportedHistory[] {
  const person = PEOPLE.find(({ id }) => id === PLAYER);
  if (!person) throw new Error(`The seed has no player "${PLAYER}".`);
  const firstBrandOfLicence = new Map(brands.toReversed().map((brand) => [brand.licence.number, brand]));
  return [...firstBrandOfLicence].map(([licence, { id: brand, enabledRoutes }]) => {
    const played = games.filter(
      ({ category }) => CATEGORIES.has(category) && enabledRoutes.includes(category),
    );
    return { licence, brand, cpr: person.cpr, events: playHistory(`${licence}-${PLAYER}`, anchor, played) };
  });
}
