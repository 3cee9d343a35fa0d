import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DiskCache } from "./diskCache.ts";
import { parseImageOptions } from "./imageOptions.ts";
import { imageVariant } from "./imageVariant.ts";
import { PictureMaker } from "./pictureMaker.ts";
import type { AssetRow } from "./tables.ts";

const asset: AssetRow = {
  space: 1,
  hash: "0".repeat(20),
  name: "a.svg",
  mime: "image/svg+xml",
  width: 600,
  height: 400,
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><path d="M0 0h90v90z"/></svg>',
  ),
};
const variant = (path: string) => imageVariant(parseImageOptions(path), asset);

let folder: string;
let maker: PictureMaker;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "maker-"));
  maker = new PictureMaker(await DiskCache.open(folder, 10_000_000));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

describe("the maker of pictures", () => {
  it("rasterises a drawing once for its formats and smaller sizes", async () => {
    const read = vi.fn(() => Promise.resolve(asset));
    await maker.make(asset, variant("320x0/filters:format(webp)"), read);
    await maker.make(asset, variant("320x0/filters:format(avif)"), read);
    await maker.make(asset, variant("160x0/filters:format(webp)"), read);
    // Three pictures and one raster, which is encoded while the pictures are sent.
    await expect.poll(() => readdir(folder)).toHaveLength(4);
  });

  it("fails for an invalid drawing, and stores nothing of it", async () => {
    const broken = { ...asset, bytes: Buffer.from("<svg><path") };
    await expect(maker.make(broken, variant("320x0"), () => Promise.resolve(broken))).rejects.toThrow(
      /svg|buffer/i,
    );
    expect(await readdir(folder)).toEqual([]);
    await expect(maker.make(asset, variant("320x0"), () => Promise.resolve(asset))).resolves.toBeDefined();
  });

  it("does not read the original of a stored picture", async () => {
    const read = vi.fn(() => Promise.resolve(asset));
    const first = await maker.make(asset, variant("320x0"), read);
    expect(await maker.make(asset, variant("320x0"), read)).toEqual(first);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
