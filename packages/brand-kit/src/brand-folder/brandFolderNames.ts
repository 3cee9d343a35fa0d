import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Names of the brand folders under `<root>/brands`, sorted. A folder with neither `package.json` nor `brand.ts` is a
 * leftover (such as the `node_modules` of a brand of another branch) and no brand.
 */
export async function brandFolderNames(root: string): Promise<string[]> {
  const brands = join(root, "brands");
  if (!existsSync(brands)) return [];
  const entries = await readdir(brands, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => ["package.json", "brand.ts"].some((file) => existsSync(join(brands, name, file))))
    .sort();
}
