import { importPastPlay, type PersonKeys, readImportMark, writeImportMark } from "@spilhus/gateway";
import type { RegisteredBrand } from "@spilhus/contracts";
import { seededDraws } from "@spilhus/seed/players";
import { type PlayedCatalogue, seededPast } from "./seededPast.ts";
import type { SeedRun } from "./seedRun.ts";

interface PastPlan extends SeedRun {
  readonly brands: readonly RegisteredBrand[];
  readonly catalogue: PlayedCatalogue;
  readonly playerKeys: PersonKeys;
}

const MARK = "past-play";

/** Everything is over by this moment, unix ms: that of the first start, so that an interrupted past goes on as it began. */
async function readEnd({ database: { db }, clock }: SeedRun): Promise<number> {
  const kept = await readImportMark(db, MARK);
  if (kept) return Number(kept.version);
  const now = clock.now();
  await writeImportMark(db, MARK, { version: String(now), importedAt: new Date(now) });
  return now;
}

/** Writes what seeded players did before, once for each licence; at the same time, since no player has both. */
export async function loadPastPlay(plan: PastPlan): Promise<void> {
  const { database, brands, catalogue, clock, log, playerKeys: keys } = plan;
  const pasts = seededPast(brands, catalogue, await readEnd(plan));
  await Promise.all(
    pasts.map(async (past) => {
      const started = clock.now();
      const { number } = past.brand.licence;
      const written = await importPastPlay(database.db, past, { keys, random: seededDraws(number) });
      if (written.houseRounds + written.roomRounds === 0) return;
      log("info", `seeded past play of licence ${number}`, { ...written, ms: clock.now() - started });
    }),
  );
}
