import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { openDatabase, personKeys } from "@spilhus/gateway";
import { systemClock, type Log } from "@spilhus/lib";
import * as z from "zod";
import { games } from "../games/catalogue.ts";
import { enlarge } from "../games/enlarge.ts";
import { jackpots } from "../games/jackpots.ts";
import { providers } from "../games/providers.ts";
import { rooms } from "../games/rooms.ts";
import { themes } from "../games/themes.ts";
import { localArt } from "./localArt.ts";
import { readStories } from "./readStories.ts";
import { seed } from "./seed.ts";
import { seedVersion } from "./seedVersion.ts";

/** The part of the gateway's environment that leads to its database and to the people in it. */
const EnvironmentSchema = z.object({
  BRANDS_FILE: z.string().min(1),
  STATE_DIR: z.string().min(1),
  DATABASE_URL: z.string().optional(),
  CPR_SECRET: z.string().min(1),
  /** How many games there are to be at least, for figures of a large catalogue; those of the local one where absent. */
  SEED_GAMES: z.coerce.number().int().min(1).max(10_000).optional(),
});

const root = join(import.meta.dirname, "../../..");
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
  const contents = brands.map(({ id }) => join("brands", id, "content"));
  const all = enlarge(games, environment.SEED_GAMES ?? games.length);
  const made = ["art", "games", "seed"].map((folder) => join("local", "src", folder));
  const database = await openDatabase({
    stateDir: environment.STATE_DIR,
    databaseUrl: environment.DATABASE_URL,
  });
  try {
    await seed({
      database,
      clock: systemClock,
      log,
      brands,
      storiesOf: (brand) => readStories(root, brand),
      catalogue: { games: all, providers, themes, jackpots, rooms },
      art: localArt(games),
      playerKeys: personKeys(environment.CPR_SECRET),
      version: `${await seedVersion(root, [...contents, ...made])}/${all.length}`,
    });
  } finally {
    await database.close();
  }
}

await run().catch((error: unknown) => {
  process.stderr.write(`seed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
