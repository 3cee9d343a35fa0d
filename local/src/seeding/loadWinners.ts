import { GAME_CATEGORIES, type RegisteredBrand } from "@spilhus/contracts";
import { importWinners, readImportMark, writeImportMark } from "@spilhus/gateway";
import type { SeedGame } from "@spilhus/seed/games";
import { winnersOfDay } from "@spilhus/seed/winners";
import { DAY_MS, startOfDay } from "./days.ts";
import type { SeedRun } from "./seedRun.ts";

const DAYS_BACK = 90;
const DAYS_AHEAD = 30;

/**
 * Adds the days that a brand's winners feed does not have yet, up to 30 days ahead: those wins appear as the clock
 * passes them.
 */
export async function loadWinners(
  { database: { db }, clock }: SeedRun,
  brand: RegisteredBrand,
  games: readonly SeedGame[],
): Promise<void> {
  const markName = `winners/${brand.id}`;
  const today = startOfDay(clock.now());
  const categories = GAME_CATEGORIES.filter((category) => brand.enabledRoutes.includes(category));
  const shownGames = games.filter((game) => categories.includes(game.category));
  const lastLoaded = Number((await readImportMark(db, markName))?.version ?? 0);
  const from = Math.max(lastLoaded + DAY_MS, today - DAYS_BACK * DAY_MS);
  const until = today + DAYS_AHEAD * DAY_MS;
  if (from > until) return;
  const wins = [];
  for (let day = from; day <= until; day += DAY_MS) wins.push(...winnersOfDay(brand.id, day, shownGames));
  await importWinners(db, wins);
  await writeImportMark(db, markName, { version: String(until), importedAt: new Date(clock.now()) });
}
