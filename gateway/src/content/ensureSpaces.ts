import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { spaceNumber } from "./spaceNumber.ts";
import { spaces } from "./tables.ts";

/**
 * Gives every brand its content space; one that exists stays as it is. Several gateways may start at once: each of them writes the
 * same rows, and a row of another is as good, whichever of its keys shows first that it is there.
 *
 * @throws {Error} if two brands have the same number
 */
export async function ensureSpaces(db: Queries, brands: Iterable<string>): Promise<void> {
  const rows = [...brands].map((brand) => ({ brand, number: spaceNumber(brand), cv: 0 }));
  if (rows.length === 0) return;
  await db.insert(spaces).values(rows).onConflictDoNothing();
  const names = rows.map(({ brand }) => brand);
  const kept = await db.select({ brand: spaces.brand }).from(spaces).where(inArray(spaces.brand, names));
  const missing = rows.find(({ brand }) => !kept.some((row) => row.brand === brand));
  if (!missing) return;
  const [other] = await db
    .select({ brand: spaces.brand })
    .from(spaces)
    .where(eq(spaces.number, missing.number));
  throw new Error(
    `The brands "${missing.brand}" and "${other?.brand}" have the same content space, ${missing.number}: one of them needs another id.`,
  );
}
