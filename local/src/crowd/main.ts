import { systemClock, type Log } from "@spilhus/lib";
import { CROWD_IDS, HOUSE_PAST_GAMES, personWithId } from "@spilhus/seed/players";
import * as z from "zod";
import { CROWD_PACE, runCrowd } from "./crowd.ts";

const SitesSchema = z.array(z.strictObject({ id: z.string().min(1), origin: z.url() })).min(1);

const log: Log = (level, message, details) =>
  process.stdout.write(
    `${JSON.stringify({ level, at: new Date(systemClock.now()).toISOString(), message, ...details })}\n`,
  );

/** Runs the crowd of a local stack as a process: `SITES` has the origins of its brands. */
async function main(): Promise<void> {
  const sites = SitesSchema.parse(JSON.parse(process.env["SITES"] ?? "[]"));
  const stopping = new AbortController();
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, () => stopping.abort());
  const people = CROWD_IDS.flatMap((id) => personWithId(id) ?? []);
  const games = HOUSE_PAST_GAMES.map(({ slug }) => slug);
  log("info", "the crowd comes in", { people: people.length, sites: sites.map(({ id }) => id) });
  await runCrowd({ sites, people, games, pace: CROWD_PACE, log, signal: stopping.signal });
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`crowd: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
