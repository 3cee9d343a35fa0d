import { readImportMark, writeImportMark, type Database } from "@spilhus/gateway";
import type { Clock, Log } from "@spilhus/lib";
import { startOfDay, DAY_MS } from "./days.ts";

/** What every part of the seed needs to run. */
export interface SeedRun {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** After this many days the dates of the seed move up to today, so that news stays recent. */
const ANCHOR_DAYS = 7;

/** Returns the day from which every date of the seed is counted, unix ms; it stays the same for a week. */
export async function readAnchor({ database: { db }, clock }: SeedRun): Promise<number> {
  const today = startOfDay(clock.now());
  const mark = await readImportMark(db, "seed-anchor");
  const stored = mark ? Number(mark.version) : Number.NaN;
  if (stored <= today && today - stored < ANCHOR_DAYS * DAY_MS) return stored;
  await writeImportMark(db, "seed-anchor", { version: String(today), importedAt: new Date(clock.now()) });
  return today;
}

/** Runs a part of the seed unless the database already has this version of it. */
export async function runOnce(
  { database: { db }, clock, log }: SeedRun,
  name: string,
  version: string,
  load: () => Promise<void>,
): Promise<void> {
  if ((await readImportMark(db, name))?.version === version) return;
  const started = clock.now();
  await load();
  await writeImportMark(db, name, { version, importedAt: new Date(clock.now()) });
  log("info", `seeded ${name}`, { ms: clock.now() - started });
}
