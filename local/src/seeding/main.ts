import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { openDatabase, personKeys } from "@spilhus/gateway";
import { systemClock, type Log } from "@spilhus/lib";
import { localIllustrator } from "@spilhus/seed/drawings";
import { catalogue, enlarge } from "@spilhus/seed/games";
import { readStories } from "@spilhus/seed/stories";
import * as z from "zod";
import { loadSeed } from "./loadSeed.ts";
import { seedVersion } from "./seedVersion.ts";

/** The part of the gateway's environment that is needed to write to its database. */
const EnvironmentSchema = z.object({
  BRANDS_FILE: z.string().min(1),
  STATE_DIR: z.string().min(1),
  DATABASE_URL: z.string().optional(),
  CPR_SECRET: z.string().min(1),
  /** The least number of games, for measurements with a large catalogue; that of the catalogue when absent. */
  SEED_GAMES: z.coerce.number().int().min(1).max(10_000).optional(),
});

const root = join(import.meta.dirname, "../../..");
/** Rules and stakes of the house’s slots follow from the data that decide their rounds. */
const SEED_FOLDERS = ["seed/data", "seed/src", "packages/game-math/src", "local/src/seeding"];
const log: Log = (level, message, details) =>
  process.stdout.write(`${JSON.stringify({ level, message, ...details })}\n`);

function readEnvironment(): z.infer<typeof EnvironmentSchema> {
  const result = EnvironmentSchema.safeParse(process.env);
  if (result.success) return result.data;
  throw new Error(`${String(result.error.issues[0]?.path[0])} must be set as for the gateway.`);
}

async function run(): Promise<void> {
  const environment = readEnvironment();
  const { brands } = BrandRegistrySchema.parse(JSON.parse(await readFile(environment.BRANDS_FILE, "utf8")));
  const storyFolders = brands.map(({ id }) => join("brands", id, "content"));
  const games = enlarge(catalogue.games, environment.SEED_GAMES ?? catalogue.games.length);
  const database = await openDatabase({
    stateDir: environment.STATE_DIR,
    databaseUrl: environment.DATABASE_URL,
  });
  try {
    await loadSeed({
      database,
      clock: systemClock,
      log,
      brands,
      storiesOf: (brand) => readStories(root, brand),
      catalogue: { ...catalogue, games },
      illustrator: localIllustrator(catalogue.games),
      playerKeys: personKeys(environment.CPR_SECRET),
      version: `${await seedVersion(root, [...storyFolders, ...SEED_FOLDERS])}/${games.length}`,
    });
  } finally {
    await database.close();
  }
}

await run().catch((error: unknown) => {
  process.stderr.write(`seed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
