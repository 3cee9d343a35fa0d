import { eq } from "drizzle-orm";
import type { Queries } from "./openDatabase.ts";
import { imports } from "./tables.ts";

/** The version imported under a name, and the time. */
export interface ImportMark {
  readonly version: string;
  readonly importedAt: Date;
}

export async function readImportMark(db: Queries, name: string): Promise<ImportMark | undefined> {
  const [mark] = await db.select().from(imports).where(eq(imports.name, name));
  return mark;
}

export async function writeImportMark(db: Queries, name: string, mark: ImportMark): Promise<void> {
  await db
    .insert(imports)
    .values({ name, ...mark })
    .onConflictDoUpdate({ target: imports.name, set: { ...mark } });
}
