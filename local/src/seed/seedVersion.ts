import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * A digest of the files a seed is made of, so that a changed text, game or drawing is loaded and an unchanged one not
 * even drawn.
 *
 * @param folders relative to the repository; tests in them do not count.
 */
export async function seedVersion(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 20);
}
