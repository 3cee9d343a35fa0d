import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { buildRegistry } from "./buildRegistry.ts";
import { discoverBrands } from "./discoverBrands.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));
const scratch = fileURLToPath(new URL("../../.state/", import.meta.url));
const now = new Date("2026-11-21T12:00:00Z");
let root: string;

beforeEach(async () => {
  await mkdir(scratch, { recursive: true });
  root = await mkdtemp(join(scratch, "registry-"));
  await cp(join(repository, "tsconfig.base.json"), join(root, "tsconfig.base.json"));
  for (const brand of ["nordlys", "solbanko"]) {
    await cp(join(repository, "brands", brand), join(root, "brands", brand), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|content)$/.test(path),
    });
  }
});
afterEach(async () => rm(root, { recursive: true, force: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(root, "brands", file);
  const text = await readFile(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(path, text.replace(from, to));
}

describe("discoverBrands", () => {
  it("finds every brand by its folder and passes over leftovers", async () => {
    await mkdir(join(root, "brands", "gone", "node_modules"), { recursive: true });
    const { brands, warnings } = await discoverBrands(root, now);
    expect(brands.map(({ id, app }) => [id, app])).toEqual([
      ["nordlys", "apps/nordlys"],
      ["solbanko", "apps/solbanko"],
    ]);
    expect(warnings).toEqual([]);
  });

  it("stops at a broken brand with one line", async () => {
    await change("solbanko/brand.ts", '"banko",', '"kasino",');
    await expect(discoverBrands(root, now)).rejects.toThrow(
      /^brands\/solbanko\/brand\.ts: features\[\d\] "kasino" is not a feature\. Use one of [a-z, -]+\.$/,
    );
  });

  it("says how many more errors there are", async () => {
    await change("solbanko/brand.ts", "Europe/Copenhagen", "Europe/Skagen");
    await change("solbanko/brand.ts", 'consent: "local"', 'consent: "none"');
    await expect(discoverBrands(root, now)).rejects.toThrow(/\(1 more\)$/);
  });

  it("refuses two brands on one host", async () => {
    await change("solbanko/brand.ts", "solbanko.localhost", "nordlys.localhost");
    await expect(discoverBrands(root, now)).rejects.toThrow(
      'brands/solbanko/brand.ts: domains.local[0] "nordlys.localhost" already belongs to brands/nordlys.',
    );
  });

  it("reports an experiment that has ended and carries on (R3.05)", async () => {
    const { brands, warnings } = await discoverBrands(root, new Date("2031-01-01T00:00:00Z"));
    expect(brands).toHaveLength(2);
    expect(warnings.map(({ file, rule }) => [file, rule])).toEqual([
      ["brands/nordlys/experiments.ts", "experiments"],
      ["brands/nordlys/experiments.ts", "experiments"],
    ]);
  });

  it("says how to make a brand when there is none", async () => {
    await rm(join(root, "brands"), { recursive: true });
    await expect(discoverBrands(root, now)).rejects.toThrow(
      "brands: there is no brand. Make one with npm run brand:new -- <id>.",
    );
  });
});

describe("buildRegistry", () => {
  it("tells edge and gateway what they need of every brand, by contract", async () => {
    const registry = buildRegistry((await discoverBrands(root, now)).brands, now);
    expect(z.parse(BrandRegistrySchema, JSON.parse(JSON.stringify(registry)))).toEqual(registry);
    const [nordlys, solbanko] = registry.brands;
    expect(nordlys).toMatchObject({
      id: "nordlys",
      domains: { local: ["nordlys.localhost"] },
      locales: ["da", "en"],
      timezone: "Europe/Copenhagen",
      vendors: { consent: "local" },
      licence: { licensee: "Nordlys Spil ApS", number: "00-0000101" },
    });
    expect(nordlys?.experiments.map(({ name }) => name)).toEqual(["hero", "curated-games-page"]);
    expect(nordlys?.enabledRoutes).toContain("casino");
    expect(solbanko?.enabledRoutes).not.toContain("casino");
    expect(nordlys?.guards).toEqual({});
    expect(solbanko?.guards).toEqual({ "game-entrance": ["verified-eid"] });
  });
});
