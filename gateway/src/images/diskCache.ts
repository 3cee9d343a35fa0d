import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

const NAME = /^[0-9a-f]{64}$/;
/** Bounds the memory of the list of names: a file counts at least as this part of all bytes. */
const MAX_FILES = 200_000;

/**
 * Rendered pictures on disk; deletes the least recently used ones when their bytes exceed the bound. Survives a
 * restart.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    const least = Math.ceil(maxBytes / MAX_FILES);
    this.#sizes = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(least, size),
      dispose: (_size, key, reason) => {
        if (reason !== "set") void rm(join(folder, key), { force: true });
      },
    });
  }

  /** Opens the folder, creating it if it is missing, and adopts its files, oldest first. */
  static async open(folder: string, maxBytes: number): Promise<DiskCache> {
    await mkdir(folder, { recursive: true });
    const cache = new DiskCache(folder, maxBytes);
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
    );
    for (const { name, stats } of files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
      // A partial file of a process that died.
      if (NAME.test(name)) cache.#sizes.set(name, stats.size);
      else await rm(join(folder, name), { force: true });
    }
    return cache;
  }

  /** Bytes on disk; small files count as more, see `MAX_FILES`. */
  get bytes(): number {
    return this.#sizes.calculatedSize ?? 0;
  }

  /** @param key 64 hex digits. */
  async get(key: string): Promise<Buffer | undefined> {
    if (this.#sizes.get(key) === undefined) return undefined;
    try {
      return await readFile(join(this.#folder, key));
    } catch {
      // The folder was emptied meanwhile.
      this.#sizes.delete(key);
      return undefined;
    }
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    const half = join(this.#folder, `${key}.${randomUUID()}`);
    await writeFile(half, bytes);
    await rename(half, join(this.#folder, key));
    this.#sizes.set(key, bytes.length);
  }
}
