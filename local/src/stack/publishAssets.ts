import { watch } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies a brand's assets to where its app serves them, as a build does, and again after every edit until the signal.
 *
 * @param report receives an edit that could not be copied.
 */
export async function publishAssets(
  root: string,
  brand: string,
  { signal, report }: { readonly signal: AbortSignal; readonly report: (message: string) => void },
): Promise<void> {
  const assets = join(root, "brands", brand, "assets");
  const published = join(root, "apps", brand, "public/brand");
  await rm(published, { recursive: true, force: true });
  await cp(assets, published, { recursive: true });
  let copying = Promise.resolve();
  watch(assets, { recursive: true, signal }, () => {
    // One copy at a time: editors write a file in several steps.
    copying = copying
      .then(() => cp(assets, published, { recursive: true }))
      .catch((error: unknown) => report(`${assets} could not be copied: ${String(error)}`));
  });
}
