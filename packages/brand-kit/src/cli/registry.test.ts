import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scratchRoot } from "../../testing/scratchRoot.ts";
import { writeTestBrand } from "../../testing/writeTestBrand.ts";

const cli = fileURLToPath(new URL("./registry.ts", import.meta.url));
let folder: string;

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ["--conditions=source", cli, ...flags], { encoding: "utf8", timeout: 20_000 });

beforeEach(async () => {
  folder = await scratchRoot();
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

describe("registry command", () => {
  it("writes the registry of a repository's brands and ends with 0", async () => {
    for (const id of ["havn", "klit"]) await writeTestBrand(folder, id);
    const out = join(folder, "brands.json");
    const { status, stderr } = run("--root", folder, "--out", out);
    expect([status, stderr]).toEqual([0, ""]);
    const { brands } = JSON.parse(await readFile(out, "utf8"));
    expect(brands.map(({ id }: { id: string }) => id)).toEqual(["havn", "klit"]);
  });

  it("ends with 1 and one line for a broken brand", async () => {
    await mkdir(join(folder, "brands/halv"), { recursive: true });
    await writeFile(join(folder, "brands/halv/brand.ts"), "export const identity = {};\n");
    const { status, stderr } = run("--root", folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^brands\/halv\/brand\.ts: id is missing\. \(\d+ more\)\n$/);
  });

  it("names the line of a file that is no TypeScript", async () => {
    await mkdir(join(folder, "brands/halv"), { recursive: true });
    await writeFile(join(folder, "brands/halv/brand.ts"), "export const identity = {\n  id: 1;\n};\n");
    const { status, stderr } = run("--root", folder);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^brands\/halv\/brand\.ts: cannot be read: Expected .* \(line 2\)/);
  });
});
