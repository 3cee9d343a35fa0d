import { hashText } from "./draw/random.ts";
import type { GameArtSpec } from "./drawGame.ts";
import { motifOfTheme } from "./motifOfTheme.ts";
import { subjects } from "./subjects/subjects.ts";
import type { DrawingSystem, Motif } from "./draw/drawingSystem.ts";
import { drawingSystems, type DrawingSystemId } from "./systems/registry.ts";

/** Games within this distance in the order never share a drawing system. */
export const SYSTEM_GAP = 6;
/** Games within this distance in the order never share both drawing system and motif. */
export const PAIR_GAP = 12;

type Given = { readonly system: DrawingSystemId; readonly motif: Motif; readonly category: string };

const since = (given: readonly Given[], matches: (item: Given) => boolean): number => {
  const index = given.findLastIndex(matches);
  return index === -1 ? Number.POSITIVE_INFINITY : given.length - index;
};

/**
 * Assigns a picture to each game so that neighbours never look alike. For games in the given order:
 *
 * - no two within {@link SYSTEM_GAP} positions share a drawing system;
 * - no two within {@link PAIR_GAP} positions share drawing system and motif;
 * - among the games of one motif taken alone (a lobby filtered by theme) no two within {@link SYSTEM_GAP} share a
 *   system, and none shares its subject with the one before it.
 *
 * These rules exclude at most 12 systems and at least 13 draw every motif, so a choice always remains.
 * Games of one category (a filtered lobby) are kept apart as far as possible. Nothing is guaranteed for another order.
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
        sinceInCategory: Math.min(
          since(category, (item) => item.system === id),
          SYSTEM_GAP + 1,
        ),
        timesUsed: uses.get(`${id} ${motif}`) ?? 0,
        sinceLastUse: Math.min(
          since(given, (item) => item.system === id),
          2 * PAIR_GAP,
        ),
        tieBreak: hashText(`${game.slug} ${id}`),
      }))
      .toSorted(
        (a, b) =>
          b.sinceInCategory - a.sinceInCategory ||
          a.timesUsed - b.timesUsed ||
          b.sinceLastUse - a.sinceLastUse ||
          a.tieBreak - b.tieBreak,
      )[0];
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
