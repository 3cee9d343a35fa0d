import { existsSync } from "node:fs";
import { join } from "node:path";
import { brandFolderNames } from "../brand-folder/brandFolderNames.ts";
import { handWrittenFiles } from "./handWrittenFiles.ts";

/**
 * The hand-written files of a new brand's app, path to text. Apps differ only in their brand's id, so an existing app
 * is the template, and no copy can become outdated.
 *
 * @throws {Error} when no brand has an app yet.
 */
export async function appFiles(root: string, id: string): Promise<Map<string, string>> {
  const model = (await brandFolderNames(root)).find((name) =>
    existsSync(join(root, "apps", name, "package.json")),
  );
  if (model === undefined) throw new Error("No brand has an app to take the wiring from: add one to apps/.");
  const files = await handWrittenFiles(join(root, "apps", model));
  const word = new RegExp(`(?<![a-z0-9])${model}(?![a-z0-9])`, "g");
  return new Map(files.map(([path, text]) => [path, text.replaceAll(word, id)]));
}
