import { inArray } from "drizzle-orm";
import * as z from "zod";
import type { Queries } from "../database/index.ts";
import { staffMembers } from "./tables.ts";

const IdSchema = z.uuid();

/**
 * Names of members of staff by their ids, as the identity provider gave them at the last sign-in. Ids that are nobody's, such
 * as `rules`, have none.
 */
export async function staffNames(
  db: Queries,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids)].flatMap((id) =>
    id !== null && IdSchema.safeParse(id).success ? [id] : [],
  );
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, asked));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
