import { createHash } from "node:crypto";
import type { AssetRow } from "./tables.ts";

/** An original to store. */
export interface NewAsset {
  readonly space: number;
  /** File name of lower-case letters, digits and hyphens with its ending, e.g. `forside.svg`. */
  readonly name: string;
  readonly mime: AssetRow["mime"];
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export const ASSET_NAME = /^[a-z0-9][a-z0-9-]{0,150}\.[a-z]{3,4}$/;

/** The part of an address that depends on the bytes. */
export function assetHash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 20);
}

/** The address of an original, in the vendor's form `/f/{space}/{w}x{h}/{hash}/{name}`. */
export function assetAddress(asset: NewAsset): string {
  return `/f/${asset.space}/${asset.width}x${asset.height}/${assetHash(asset.bytes)}/${asset.name}`;
}
