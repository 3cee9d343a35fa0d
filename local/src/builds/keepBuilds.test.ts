import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepBuilds, keptBuilds, type KeptBuilds } from "./keepBuilds.ts";

let folder: string;
let next: string;
let kept: KeptBuilds;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-builds-"));
  next = join(folder, "next");
  kept = keptBuilds(join(folder, "state"));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(id: string): Promise<void> {
  await rm(next, { recursive: true, force: true });
  await mkdir(join(next, "static/chunks"), { recursive: true });
  await writeFile(join(next, "BUILD_ID"), id);
  await writeFile(join(next, `static/chunks/${id}.js`), id);
}

async function serve(id: string): Promise<void> {
  await build(id);
  await keepBuilds(kept, "fjord", next);
}

const earlier = async () => (await readdir(join(kept.earlier, "fjord")).catch(() => [])).toSorted();
const fileOf = (id: string) =>
  readFile(join(kept.earlier, "fjord", id, `static/chunks/${id}.js`), "utf8").catch(() => "gone");

describe("files of the builds before the one that is served", () => {
  it("are kept for two builds and removed with the third (R8.07)", async () => {
    for (const id of ["one", "two", "three"]) await serve(id);
    expect([await fileOf("one"), await fileOf("two")]).toEqual(["one", "two"]);
    await serve("four");
    expect(await earlier()).toEqual(["three", "two"]);
    expect([await fileOf("one"), await fileOf("two"), await fileOf("three")]).toEqual([
      "gone",
      "two",
      "three",
    ]);
  });

  it("stay as they are while the same build starts again and again", async () => {
    for (const id of ["one", "two", "two", "two", "two"]) await serve(id);
    expect(await earlier()).toEqual(["one"]);
    expect(await fileOf("one")).toBe("one");
  });

  it("do not count a build that is served again", async () => {
    for (const id of ["one", "two", "three", "two"]) await serve(id);
    expect(await earlier()).toEqual(["one", "three"]);
  });

  it("are separate for each brand", async () => {
    await serve("one");
    await keepBuilds(kept, "eng", next);
    await serve("two");
    expect(await readdir(kept.earlier)).toEqual(["fjord"]);
  });

  it("are complete although an earlier start was interrupted in the middle of the copy", async () => {
    await serve("one");
    await mkdir(join(kept.served, "fjord/two.part/static"), { recursive: true });
    await serve("two");
    await serve("three");
    expect(await earlier()).toEqual(["one", "two"]);
    expect(await fileOf("two")).toBe("two");
  });

  it("cannot be kept for an app that is not built", async () => {
    await expect(keepBuilds(kept, "fjord", next)).rejects.toThrow(/BUILD_ID/);
  });
});
