import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const scratch = fileURLToPath(new URL("../../.state/", import.meta.url));
const cli = fileURLToPath(new URL("./registry.ts", import.meta.url));
let folder: string;

const run = (...flags: string[]) =>
  spawnSync(process.execPath, ["--conditions=source", cli, ...flags], { encoding: "utf8", timeout: 20_000 });

beforeEach(async () => {
  await mkdir(scratch, { recursive: true });
  folder = await mkdtemp(join(scratch, "cli-"));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

describe("registry command", () => {
  it("writes the registry of the repository's brands and ends with 0", async () => {
    const out = join(folder, "brands.json");
    const { status, stderr } = run("--root", repository, "--out", out);
    expect([status, stderr]).toEqual([0, ""]);
    const { brands } = JSON.parse(await readFile(out, "utf8"));
    expect(brands.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(["nordlys", "solbanko"]),
    );
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
