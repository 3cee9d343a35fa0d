import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiskCache } from "./diskCache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = (digit: string) => digit.repeat(64);

describe("the pictures on disk", () => {
  it("are returned after storing, also after a restart", async () => {
    const cache = await DiskCache.open(folder, 1_000);
    await cache.set(key("a"), Buffer.from("picture"));
    expect(await cache.get(key("a"))).toEqual(Buffer.from("picture"));
    const reopened = await DiskCache.open(folder, 1_000);
    expect((await reopened.get(key("a")))?.toString()).toBe("picture");
    expect(reopened.bytes).toBe(7);
  });

  it("never hold more bytes than allowed: the least recently used ones are deleted", async () => {
    const cache = await DiskCache.open(folder, 25);
    for (const name of ["a", "b"]) await cache.set(key(name), Buffer.alloc(10));
    await cache.get(key("a"));
    await cache.set(key("c"), Buffer.alloc(10));
    expect(cache.bytes).toBe(20);
    await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual([key("a"), key("c")]);
    expect(await cache.get(key("b"))).toBeUndefined();
  });

  it("forget a file that was deleted, and delete partial ones", async () => {
    const cache = await DiskCache.open(folder, 1_000);
    await cache.set(key("a"), Buffer.from("x"));
    await rm(join(folder, key("a")));
    expect(await cache.get(key("a"))).toBeUndefined();
    await writeFile(join(folder, `${key("b")}.half`), "x");
    await DiskCache.open(folder, 1_000);
    expect(await readdir(folder)).toEqual([]);
  });
});
