import { hashText } from "./draw/random.ts";
import type { GameArtSpec } from "./drawGame.ts";
import { motifOfTheme } from "./motifOfTheme.ts";
import { subjects } from "./subjects/subjects.ts";
import type { DrawingSystem, Motif } from "./draw/drawingSystem.ts";
import { drawingSystems, type DrawingSystemId } from "./systems/registry.ts";

/** No two games this close in the order share a drawing system. */
export const SYSTEM_GAP = 6;
/** No two games this close in the order share drawing system and motif. */
export const PAIR_GAP = 12;

type Given = { readonly system: DrawingSystemId; readonly motif: Motif; readonly category: string };

const since = (given: readonly Given[], matches: (item: Given) => boolean): number => {
  const index = given.findLastIndex(matches);
  return index === -1 ? Number.POSITIVE_INFINITY : given.length - index;
};

/**
 * Gives each game its picture so that neighbours never look alike. For games in the given order, whatever it is:
 *
 * - no two within {@link SYSTEM_GAP} positions share a drawing system;
 * - no two within {@link PAIR_GAP} positions share drawing system and motif;
 * - among the games of one motif taken alone (a lobby filtered by theme) no two within {@link SYSTEM_GAP} share a
 *   system, and none shares its subject with the one before it.
 *
 * At most 12 systems are excluded by these rules and every motif is drawn by at least 13, so a choice always remains.
 * Games of one category (a filtered lobby) keep apart as far as the choice allows. A sort order other than the given
 * one carries no promise.
 *
 * @returns portrait specs by slug; other formats are `{ ...spec, format }`. @throws RangeError on a repeated slug.
 */
export function assignArt(
  games: readonly { readonly slug: string; readonly theme: string; readonly category: string }[],
): Map<string, GameArtSpec> {
  const specs = new Map<string, GameArtSpec>();
  const given: Given[] = [];
  const uses = new Map<string, number>();
  const count = (key: string): number => {
    const before = uses.get(key) ?? 0;
    uses.set(key, before + 1);
    return before;
  };
  for (const game of games) {
    if (specs.has(game.slug))
      throw new RangeError(`Two games have the slug "${game.slug}": each game needs its own.`);
    const motif = motifOfTheme(game);
    const kin = given.filter((item) => item.motif === motif);
    const category = given.filter((item) => item.category === game.category);
    const best = drawingSystems
      .filter((system: DrawingSystem) => system.motifs.includes(motif))
      .filter(({ id }) => since(given, (item) => item.system === id) > SYSTEM_GAP)
      .filter(({ id }) => since(given, (item) => item.system === id && item.motif === motif) > PAIR_GAP)
      .filter(({ id }) => since(kin, (item) => item.system === id) > SYSTEM_GAP)
      .map(({ id }) => ({
        id,
        apart: Math.min(
          since(category, (item) => item.system === id),
          SYSTEM_GAP + 1,
        ),
        worn: uses.get(`${id} ${motif}`) ?? 0,
        rested: Math.min(
          since(given, (item) => item.system === id),
          2 * PAIR_GAP,
        ),
        lot: hashText(`${game.slug} ${id}`),
      }))
      .toSorted((a, b) => b.apart - a.apart || a.worn - b.worn || b.rested - a.rested || a.lot - b.lot)[0];
    if (!best)
      throw new Error(`No drawing system is left for "${game.slug}": too few of them draw "${motif}".`);
    const names = Object.keys(subjects[motif]);
    const subject = names[count(motif) % names.length];
    count(`${best.id} ${motif}`);
    given.push({ system: best.id, motif, category: game.category });
    specs.set(game.slug, {
      seed: game.slug,
      system: best.id,
      palette: count(best.id) + (hashText(best.id) % 7),
      motif,
      ...(subject === undefined ? {} : { subject }),
      format: "portrait",
    });
  }
  return specs;
}
