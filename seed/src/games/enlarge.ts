import { slugOfName } from "@spilhus/search";
import { namedRandom } from "../deterministic/index.ts";
import type { SeedGame } from "./definition/seedGame.ts";

/**
 * Fills a catalogue up to a size, for measurements with a large one. Each added game is a copy of a game of the catalogue,
 * with its drawings, under a name made of the beginning of its own name and the end of another one. The same catalogue and
 * size give the same games; those of the catalogue come first, unchanged.
 */
export function enlarge(games: readonly SeedGame[], size: number): readonly SeedGame[] {
  const random = namedRandom(`enlarge/${games.length}`);
  const all = new Map(games.map((game) => [game.slug, game]));
  const ends = games.flatMap(({ name }) => (name.includes(" ") ? [name.slice(name.indexOf(" ") + 1)] : []));
  for (let index = 0; all.size < size && index < size * 100; index += 1) {
    const pattern = games[index % games.length];
    const end = ends[Math.floor(random() * ends.length)];
    if (!pattern || end === undefined) break;
    const name = `${pattern.name.split(" ", 1)[0] ?? ""} ${end}`;
    const slug = slugOfName(name);
    if (all.has(slug)) continue;
    all.set(slug, { ...pattern, slug, name, drawnAs: pattern.slug, popularity: Math.floor(random() * 100) });
  }
  if (all.size < size) throw new Error(`${games.length} games do not give ${size} different names.`);
  return [...all.values()];
}
