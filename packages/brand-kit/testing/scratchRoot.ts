import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const scratch = fileURLToPath(new URL("../.state/", import.meta.url));

/** An empty repository of its own for one test, inside this package so that what is written there finds its imports. */
export async function scratchRoot(): Promise<string> {
  await mkdir(scratch, { recursive: true });
  const root = await mkdtemp(join(scratch, "repository-"));
  await writeFile(join(root, "tsconfig.base.json"), "{}\n"); // what the brand's own tsconfig.json extends
  await writeFile(join(root, "pnpm-workspace.yaml"), "packages: []\n");
  return root;
}
