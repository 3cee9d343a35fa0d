import { GAME_CATEGORIES, type GameSummary, type RegisteredBrand } from "@spilhus/contracts";
import {
  ensureSpaces,
  importCatalogue,
  importStories,
  importWinners,
  readImportMark,
  spaceNumber,
  storeAssets,
  writeImportMark,
  type Database,
  type PersonKeys,
} from "@spilhus/gateway";
import type { Clock, Log } from "@spilhus/lib";
import { catalogueImport, type SeedCatalogue } from "./catalogueImport.ts";
import { winnersOfDay } from "./generateWinners.ts";
import { assetNames, resolveStory } from "./resolveStory.ts";
import { drawAsset, svgAsset, type SeedArt } from "./seedArt.ts";
import { seedPlayers } from "./seedPlayers.ts";
import type { SeedStory } from "./seedStory.ts";

export interface SeedPlan {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly brands: readonly RegisteredBrand[];
  readonly storiesOf: (brand: string) => Promise<readonly SeedStory[]>;
  readonly catalogue: SeedCatalogue;
  readonly art: SeedArt;
  /** Of the gateway that reads the players. */
  readonly playerKeys: PersonKeys;
  /** Changes when what is seeded changes. */
  readonly version: string;
}

const DAY_MS = 86_400_000;
/** After so long the seed's dates move up to today, so that news stays news. */
const ANCHOR_DAYS = 7;
const WINNER_DAYS = { back: 90, ahead: 30 } as const;
const FORMATS = ["portrait", "landscape", "wide"] as const;
/** Their drawings are some 2 MB. */
const GAMES_AT_ONCE = 20;
/** Space of what all brands share. */
const SHARED = "games";

const dayOf = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

/** The day from which every date of the seed is counted; it stays for a week. */
async function anchorOf({ database: { db }, clock }: SeedPlan): Promise<number> {
  const today = dayOf(clock.now());
  const mark = await readImportMark(db, "seed-anchor");
  const kept = mark ? Number(mark.version) : Number.NaN;
  if (kept <= today && today - kept < ANCHOR_DAYS * DAY_MS) return kept;
  await writeImportMark(db, "seed-anchor", { version: String(today), importedAt: new Date(clock.now()) });
  return today;
}

/** Runs a part of the seed unless this version of it is in the database. */
async function once(plan: SeedPlan, name: string, version: string, load: () => Promise<void>): Promise<void> {
  const { db } = plan.database;
  if ((await readImportMark(db, name))?.version === version) return;
  const started = plan.clock.now();
  await load();
  await writeImportMark(db, name, { version, importedAt: new Date(plan.clock.now()) });
  plan.log("info", `seeded ${name}`, { ms: plan.clock.now() - started });
}

async function loadCatalogue({ database: { db }, catalogue, art }: SeedPlan, anchor: number): Promise<void> {
  const space = spaceNumber(SHARED);
  const artOf = new Map<string, GameSummary["art"]>();
  const drawings = catalogue.games.filter(({ drawnAs }) => drawnAs === undefined);
  for (let start = 0; start < drawings.length; start += GAMES_AT_ONCE) {
    const slugs = drawings.slice(start, start + GAMES_AT_ONCE).map(({ slug }) => slug);
    const drawn = slugs.flatMap((slug) =>
      FORMATS.map((format) => svgAsset(space, `${slug}-${format}`, art.game(slug, format))),
    );
    const addresses = await storeAssets(db, drawn);
    for (const [place, slug] of slugs.entries()) {
      const [portrait = "", landscape = "", wide = ""] = addresses.slice(place * FORMATS.length);
      artOf.set(slug, { portrait, landscape, wide });
    }
  }
  const artOfGame = (slug: string) => artOf.get(slug) ?? { portrait: "", landscape: "", wide: "" };
  await importCatalogue(db, catalogueImport(catalogue, artOfGame, anchor));
}

async function loadStories(plan: SeedPlan, brand: string, anchor: number): Promise<void> {
  const { db } = plan.database;
  const stories = await plan.storiesOf(brand);
  const names = [...new Set(stories.flatMap(assetNames))];
  const drawn = names.map((name) => drawAsset(plan.art, spaceNumber(brand), name));
  const addresses = new Map((await storeAssets(db, drawn)).map((address, place) => [names[place], address]));
  const space = {
    brand,
    slugs: new Set(stories.map((story) => story.full_slug)),
    assetAddress: (name: string) => addresses.get(name) ?? name,
    anchor,
  };
  await importStories(
    db,
    brand,
    stories.map((story, place) => resolveStory(story, place, space)),
    plan.clock.now(),
  );
}

/** Adds the days the feed does not have yet, up to 30 ahead: wins then appear as the clock passes them. */
async function topUpWinners(plan: SeedPlan, brand: RegisteredBrand): Promise<void> {
  const { db } = plan.database;
  const name = `winners/${brand.id}`;
  const today = dayOf(plan.clock.now());
  const shown = GAME_CATEGORIES.filter((category) => brand.enabledRoutes.includes(category));
  const games = plan.catalogue.games.filter((game) => shown.includes(game.category));
  const last = Number((await readImportMark(db, name))?.version ?? 0);
  const from = Math.max(last + DAY_MS, today - WINNER_DAYS.back * DAY_MS);
  const until = today + WINNER_DAYS.ahead * DAY_MS;
  if (from > until) return;
  const rows = [];
  for (let day = from; day <= until; day += DAY_MS) rows.push(...winnersOfDay(brand.id, day, games));
  await importWinners(db, rows);
  await writeImportMark(db, name, { version: String(until), importedAt: new Date(plan.clock.now()) });
}

/**
 * Loads content, catalogue, art, the winners feed and players. A second run changes nothing; a changed version writes only what
 * differs and tells apps and edge of the stories that do.
 *
 * @throws {Error} naming the story or game that is not as agreed.
 */
export async function seed(plan: SeedPlan): Promise<void> {
  const { db } = plan.database;
  await ensureSpaces(
    db,
    plan.brands.map(({ id }) => id),
  );
  const anchor = await anchorOf(plan);
  const version = `${plan.version}@${anchor}`;
  await once(plan, "catalogue", version, () => loadCatalogue(plan, anchor));
  for (const brand of plan.brands) {
    await once(plan, `stories/${brand.id}`, version, () => loadStories(plan, brand.id, anchor));
    await topUpWinners(plan, brand);
  }
  // At each start: a break or block that has ended meanwhile, or was lifted, is what its player is there to show.
  await seedPlayers(plan.database, plan.brands, plan.playerKeys);
}
