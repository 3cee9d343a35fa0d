import { hashText } from "./draw/random.ts";
import type { GameArtSpec } from "./drawGame.ts";
import { motifOfTheme } from "./motifOfTheme.ts";
import { subjects } from "./subjects/subjects.ts";
import { motifs, type DrawingSystem, type Motif } from "./draw/drawingSystem.ts";
import { drawingSystems, type DrawingSystemId } from "./systems/registry.ts";

/** Games within this distance in the order never share a drawing system. */
export const SYSTEM_GAP = 6;
/** Games within this distance in the order never share both drawing system and motif. */
export const PAIR_GAP = 12;

interface DrawnGame {
  readonly slug: string;
  readonly theme: string;
  readonly category: string;
  /** What the picture shows, by its name in `subjects.ts`, because the game's name says so; its theme decides when absent. */
  readonly subject?: string;
}

type Given = {
  readonly system: DrawingSystemId;
  readonly motif: Motif;
  readonly category: string;
  readonly subject: string | undefined;
};

const since = (given: readonly Given[], matches: (item: Given) => boolean): number => {
  const index = given.findLastIndex(matches);
  return index === -1 ? Number.POSITIVE_INFINITY : given.length - index;
};

/** Motifs by the names of their subjects. No two motifs have a subject of one name. */
const MOTIF_OF_SUBJECT: ReadonlyMap<string, Motif> = new Map(
  motifs.flatMap((motif) => Object.keys(subjects[motif]).map((name) => [name, motif] as const)),
);

/** @throws RangeError for a subject that nobody draws */
function motifOf(game: DrawnGame): Motif {
  if (game.subject === undefined) return motifOfTheme(game);
  const motif = MOTIF_OF_SUBJECT.get(game.subject);
  if (!motif) throw new RangeError(`"${game.slug}" has the subject "${game.subject}", which is not drawn.`);
  return motif;
}

/** Systems that draw the motif, and the subject where one is asked for. */
const able = (motif: Motif, subject: string | undefined): readonly DrawingSystem[] =>
  drawingSystems.filter(
    (system: DrawingSystem) =>
      system.motifs.includes(motif) && (subject === undefined || system.shows?.(motif, subject) !== false),
  );

/** The next subject of the motif in turn, another one than that of the game of the motif before. */
function subjectInTurn(motif: Motif, turn: number, before: string | undefined): string | undefined {
  const names = Object.keys(subjects[motif]);
  const next = names[turn % names.length];
  return next === before ? names[(turn + 1) % names.length] : next;
}

/**
 * Assigns a picture to each game so that it shows what the game is called and neighbours never look alike. For games in the
 * given order:
 *
 * - a game with a subject shows it;
 * - no two within {@link SYSTEM_GAP} positions share a drawing system;
 * - no two within {@link PAIR_GAP} positions share drawing system and motif;
 * - among the games of one motif taken alone (a lobby filtered by theme) no two within {@link SYSTEM_GAP} share a
 *   system, as far as systems that draw the subject are left, and of two games without a subject of their own none shares its
 *   subject with the one before it.
 *
 * The first rules exclude at most 12 systems and at least 13 draw every motif, so a choice always remains without subjects.
 * Games of one category (a filtered lobby) are kept apart as far as possible. Nothing is guaranteed for another order.
 *
 * @returns portrait specs by slug; other formats are `{ ...spec, format }`. @throws RangeError on a repeated slug, or a subject
 * that nobody draws.
 */
export function assignArt(games: readonly DrawnGame[]): Map<string, GameArtSpec> {
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
    const motif = motifOf(game);
    const kin = given.filter((item) => item.motif === motif);
    const category = given.filter((item) => item.category === game.category);
    const apart = able(motif, game.subject)
      .map(({ id }) => id as DrawingSystemId) // the registry's systems have these ids
      .filter((id) => since(given, (item) => item.system === id) > SYSTEM_GAP)
      .filter((id) => since(given, (item) => item.system === id && item.motif === motif) > PAIR_GAP);
    const apartFromKin = apart.filter((id) => since(kin, (item) => item.system === id) > SYSTEM_GAP);
    const best = (apartFromKin.length > 0 || game.subject === undefined ? apartFromKin : apart)
      .map((id) => ({
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
    const subject = game.subject ?? subjectInTurn(motif, count(motif), kin.at(-1)?.subject);
    count(`${best.id} ${motif}`);
    given.push({ system: best.id, motif, category: game.category, subject });
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
