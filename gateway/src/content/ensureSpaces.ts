import type { Queries } from "../database/index.ts";
import { spaceNumber } from "./spaceNumber.ts";
import { spaces } from "./tables.ts";

/** Gives every brand its content space; one that exists stays as it is. */
export async function ensureSpaces(db: Queries, brands: Iterable<string>): Promise<void> {
  const rows = [...brands].map((brand) => ({ brand, number: spaceNumber(brand), cv: 0 }));
  if (rows.length > 0) await db.insert(spaces).values(rows).onConflictDoNothing({ target: spaces.brand });
}
