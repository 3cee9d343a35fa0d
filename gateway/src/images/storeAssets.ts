import type { Queries } from "../database/index.ts";
import { ASSET_NAME, assetAddress, assetHash, type NewAsset } from "./assetAddress.ts";
import { assets } from "./tables.ts";

const CHUNK = 50;

/**
 * Stores originals. Existing ones stay unchanged, because the address is derived from the content.
 *
 * @returns their addresses, in the same order.
 * @throws {Error} for a name or size that is invalid in an address.
 */
export async function storeAssets(db: Queries, originals: readonly NewAsset[]): Promise<string[]> {
  for (const { name, width, height } of originals) {
    if (!ASSET_NAME.test(name))
      throw new Error(`"${name}" is no asset name: it needs lower-case letters, digits, hyphens.`);
    if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
      throw new Error(`"${name}" needs a whole width and height, not ${width} × ${height}.`);
    }
  }
  for (let start = 0; start < originals.length; start += CHUNK) {
    await db
      .insert(assets)
      .values(
        originals.slice(start, start + CHUNK).map((asset) => ({ ...asset, hash: assetHash(asset.bytes) })),
      )
      .onConflictDoNothing();
  }
  return originals.map(assetAddress);
}
