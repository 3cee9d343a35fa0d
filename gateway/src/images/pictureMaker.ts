import { createHash } from "node:crypto";
import type { DiskCache } from "./diskCache.ts";
import type { ImageVariant } from "./imageVariant.ts";
import { packRaster, rasterise, rasterWidths, type Raster } from "./rasterise.ts";
import { renderImage } from "./renderImage.ts";
import { RenderQueue } from "./renderQueue.ts";
import type { AssetRow } from "./tables.ts";

/** Wider pictures do not belong to cards. */
const HEAD_WIDTH = 700;
const QUEUE = { concurrency: 2, waiting: 200, waitingOfVisitor: 100, waitMs: 10_000 };

/** Facts about an original from its address. */
export type AssetKey = Pick<AssetRow, "space" | "hash" | "name" | "width" | "height">;

const keyOf = (...parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** Name of a variant of an original: the same for the same picture. */
export function variantKey({ space, hash, name, width, height }: AssetKey, variant: ImageVariant): string {
  return keyOf(space, hash, name, width, height, variant);
}

/** The visitor who requests a picture. */
export interface Asker {
  /** Key that the work is counted by. */
  readonly visitor: string;
  /** Called before rendering a picture that is neither stored nor in progress. @throws {HttpError} to refuse it */
  beforeRender(): void;
}

/**
 * Renders pictures, two at a time and each once, and stores them. A picture in progress is finished even if no request
 * waits for it.
 */
export class PictureMaker {
  readonly #cache: DiskCache;
  readonly #queue = new RenderQueue<Buffer>(QUEUE);
  readonly #rasters = new Map<string, Promise<Raster>>();

  constructor(cache: DiskCache) {
    this.#cache = cache;
  }

  /**
   * @param readAsset reads the original; called only if the picture is not stored.
   * @throws {HttpError} errors of `readAsset` and the asker, and 503 when too many pictures wait.
   */
  async make(
    address: AssetKey,
    variant: ImageVariant,
    readAsset: () => Promise<AssetRow>,
    asker?: Asker,
  ): Promise<Buffer> {
    const key = variantKey(address, variant);
    const kept = await this.#cache.get(key);
    if (kept) return kept;
    if (!this.#queue.has(key)) asker?.beforeRender();
    const job = async () => {
      const asset = await readAsset();
      const isDrawing = asset.mime === "image/svg+xml";
      const made = await renderImage(isDrawing ? await this.#raster(asset, variant) : asset.bytes, variant);
      await this.#cache.set(key, made);
      return made;
    };
    // The wide picture at the head of a page does not wait for the row of cards below it.
    const weight = variant.width >= HEAD_WIDTH ? 1 : 0;
    return this.#queue.run(key, job, { visitor: asker?.visitor ?? "", weight });
  }

  async #raster(asset: AssetRow, variant: ImageVariant): Promise<Buffer | Raster> {
    const widths = rasterWidths(asset, variant);
    for (const width of widths) {
      const key = keyOf("raster", asset.hash, width);
      const kept = await (this.#rasters.get(key) ?? this.#cache.get(key));
      if (kept) return kept;
    }
    const [width = asset.width] = widths;
    const key = keyOf("raster", asset.hash, width);
    const drawing = rasterise(asset, width);
    this.#rasters.set(key, drawing);
    // The picture is made from the pixels at once; encoding the raster takes as long again and only helps later
    // requests.
    void drawing
      .then(async (raster) => this.#cache.set(key, await packRaster(raster)))
      // The caller gets the error of a failed drawing; a raster that could not be stored is drawn again.
      .catch(() => undefined)
      .finally(() => this.#rasters.delete(key));
    return drawing;
  }
}
