import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { publishAssets } from "./publishAssets.ts";

let root: string;
let stopping: AbortController;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "publish-assets-"));
  stopping = new AbortController();
  await mkdir(join(root, "brands/fjord/assets/fonts"), { recursive: true });
  await mkdir(join(root, "apps/fjord/public/brand"), { recursive: true });
  await writeFile(join(root, "apps/fjord/public/brand/old.svg"), "old");
  await writeFile(join(root, "brands/fjord/assets/logo.svg"), "one");
});
afterEach(async () => {
  stopping.abort();
  await rm(root, { recursive: true });
});

const published = (name: string) =>
  readFile(join(root, "apps/fjord/public/brand", name), "utf8").catch(() => "none");

it("copies a brand's assets into its app, and again after every edit", async () => {
  const report = vi.fn();
  await publishAssets(root, "fjord", { signal: stopping.signal, report });
  expect([await published("logo.svg"), await published("old.svg")]).toEqual(["one", "none"]);
  await writeFile(join(root, "brands/fjord/assets/logo.svg"), "two");
  await expect.poll(() => published("logo.svg")).toBe("two");
  expect(report).not.toHaveBeenCalled();
});
