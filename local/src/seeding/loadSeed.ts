import type { GameSummary, RegisteredBrand } from "@spilhus/contracts";
import {
  ensureSpaces,
  importCatalogue,
  importPlayers,
  importStories,
  spaceNumber,
  storeAssets,
  type PersonKeys,
} from "@spilhus/gateway";
import { drawAsset, svgFile, type Illustrator } from "@spilhus/seed/drawings";
import { catalogueForImport, type SeedCatalogue } from "@spilhus/seed/games";
import { assetNames, resolveStory, type SeedStory } from "@spilhus/seed/stories";
import { loadPastPlay } from "./loadPastPlay.ts";
import { readAnchor, runOnce, type SeedRun } from "./seedRun.ts";
import { seededAccounts } from "./seededAccounts.ts";

export interface SeedPlan extends SeedRun {
  readonly brands: readonly RegisteredBrand[];
  readonly storiesOf: (brand: string) => Promise<readonly SeedStory[]>;
  readonly catalogue: SeedCatalogue;
  readonly illustrator: Illustrator;
  /** The keys of the gateway that reads the players. */
  readonly playerKeys: PersonKeys;
  /** Changes when what is seeded changes. */
  readonly version: string;
}

const FORMATS = ["portrait", "landscape", "wide"] as const;
/** Games whose drawings are kept in memory at the same time, about 2 MB. */
const GAMES_PER_BATCH = 20;
/** Space of the pictures that all brands share. */
const SHARED_SPACE = "games";

async function loadCatalogue(plan: SeedPlan, anchor: number): Promise<void> {
  const { database, catalogue, illustrator } = plan;
  const space = spaceNumber(SHARED_SPACE);
  const artBySlug = new Map<string, GameSummary["art"]>();
  const drawnGames = catalogue.games.filter(({ drawnAs }) => drawnAs === undefined);
  for (let start = 0; start < drawnGames.length; start += GAMES_PER_BATCH) {
    const slugs = drawnGames.slice(start, start + GAMES_PER_BATCH).map(({ slug }) => slug);
    const drawings = slugs.flatMap((slug) =>
      FORMATS.map((format) => ({
        space,
        ...svgFile(`${slug}-${format}`, illustrator.game(slug, format)),
      })),
    );
    const addresses = await storeAssets(database.db, drawings);
    for (const [index, slug] of slugs.entries()) {
      const [portrait = "", landscape = "", wide = ""] = addresses.slice(index * FORMATS.length);
      artBySlug.set(slug, { portrait, landscape, wide });
    }
  }
  const artOf = (slug: string) => artBySlug.get(slug) ?? { portrait: "", landscape: "", wide: "" };
  await importCatalogue(database.db, catalogueForImport(catalogue, artOf, anchor));
}

async function loadStories(plan: SeedPlan, registered: RegisteredBrand, anchor: number): Promise<void> {
  const { database, illustrator, clock } = plan;
  const brand = registered.id;
  const stories = await plan.storiesOf(brand);
  const names = [...new Set(stories.flatMap(assetNames))];
  const space = spaceNumber(brand);
  const drawings = names.map((name) => ({ space, ...drawAsset(illustrator, name) }));
  const stored = await storeAssets(database.db, drawings);
  const addresses = new Map(stored.map((address, index) => [names[index], address]));
  const target = {
    brand,
    slugs: new Set(stories.map((story) => story.full_slug)),
    assetAddress: (name: string) => addresses.get(name) ?? name,
    anchor,
  };
  const resolved = stories.map((story, index) => resolveStory(story, index, target));
  await importStories(database.db, registered, resolved, clock.now());
}

/**
 * Loads content, catalogue, art, and players with their past. A second run changes nothing; a changed version writes
 * only what differs and tells apps and edge which stories changed.
 *
 * @throws {Error} naming the story or game that does not match its schema.
 */
export async function loadSeed(plan: SeedPlan): Promise<void> {
  const { database, brands } = plan;
  await ensureSpaces(
    database.db,
    brands.map(({ id }) => id),
  );
  const anchor = await readAnchor(plan);
  const version = `${plan.version}@${anchor}`;
  await runOnce(plan, "catalogue", version, () => loadCatalogue(plan, anchor));
  for (const brand of brands) {
    await runOnce(plan, `stories/${brand.id}`, version, () => loadStories(plan, brand, anchor));
  }
  // At every start: a break or block that has ended meanwhile, or was lifted, is there again.
  await importPlayers(database.db, seededAccounts(brands), plan.playerKeys);
  await loadPastPlay(plan);
}
