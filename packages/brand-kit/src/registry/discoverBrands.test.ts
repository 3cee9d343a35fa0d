import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TEST_BRAND_PARTS } from "@spilhus/brand/testing";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { scratchRoot } from "../../testing/scratchRoot.ts";
import { writeTestBrand } from "../../testing/writeTestBrand.ts";
import { buildRegistry } from "./buildRegistry.ts";
import { discoverBrands } from "./discoverBrands.ts";

const now = new Date("2026-11-21T12:00:00Z");
const experiment = {
  routes: ["front"],
  versions: [
    { version: "a", weight: 1 },
    { version: "b", weight: 1 },
  ],
  needsAuthentication: false,
  endsAt: "2030-01-01",
} as const;
const licensed = {
  ...TEST_BRAND_PARTS.identity.compliance,
  licensee: "Havnens Spil ApS",
  licenceNumber: "00-0000101",
};
let root: string;

beforeEach(async () => {
  root = await scratchRoot();
  await writeTestBrand(root, "havn", {
    identity: { features: ["slots", "bingo", "casino", "winners"], compliance: licensed },
    experiments: [
      { ...experiment, name: "hero" },
      { ...experiment, name: "curated-games-page", routes: ["slots"] },
    ],
  });
  await writeTestBrand(root, "klit", { guards: { "game-entrance": ["verified-eid"] } });
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
      ["havn", "apps/havn"],
      ["klit", "apps/klit"],
    ]);
    expect(warnings).toEqual([]);
  });

  it("stops at a broken brand with one line", async () => {
    await change("klit/brand.ts", '"bingo",', '"kasino",');
    await expect(discoverBrands(root, now)).rejects.toThrow(
      /^brands\/klit\/brand\.ts: features\[\d\] "kasino" is not a feature\. Use one of [a-z, -]+\.$/,
    );
  });

  it("says how many more errors there are", async () => {
    await change("klit/brand.ts", "Europe/Copenhagen", "Europe/Skagen");
    await change("klit/brand.ts", '"consent": "local"', '"consent": "none"');
    await expect(discoverBrands(root, now)).rejects.toThrow(/\(1 more\)$/);
  });

  it("refuses two brands on one host", async () => {
    await change("klit/brand.ts", "klit.localhost", "havn.localhost");
    await expect(discoverBrands(root, now)).rejects.toThrow(
      'brands/klit/brand.ts: domains.local[0] "havn.localhost" already belongs to brands/havn.',
    );
  });

  it("reports an experiment that has ended and carries on (R3.05)", async () => {
    const { brands, warnings } = await discoverBrands(root, new Date("2031-01-01T00:00:00Z"));
    expect(brands).toHaveLength(2);
    expect(warnings.map(({ file, rule }) => [file, rule])).toEqual([
      ["brands/havn/experiments.ts", "experiments"],
      ["brands/havn/experiments.ts", "experiments"],
    ]);
  });

  it("explains how to make a brand when there is none", async () => {
    await rm(join(root, "brands"), { recursive: true });
    await expect(discoverBrands(root, now)).rejects.toThrow(
      "brands: there is no brand. Make one with npm run brand:new -- <id>.",
    );
  });
});

describe("buildRegistry", () => {
  it("contains what edge and gateway need, by contract", async () => {
    const registry = buildRegistry((await discoverBrands(root, now)).brands);
    expect(z.parse(BrandRegistrySchema, JSON.parse(JSON.stringify(registry)))).toEqual(registry);
    const [havn, klit] = registry.brands;
    expect(havn).toMatchObject({
      id: "havn",
      domains: { local: ["havn.localhost"] },
      locales: ["da", "en"],
      timezone: "Europe/Copenhagen",
      vendors: { consent: "local" },
      licence: { licensee: "Havnens Spil ApS", number: "00-0000101" },
    });
    expect(havn?.experiments.map(({ name }) => name)).toEqual(["hero", "curated-games-page"]);
    expect(havn?.enabledRoutes).toContain("casino");
    expect(klit?.enabledRoutes).not.toContain("casino");
    expect(havn?.guards).toEqual({});
    expect(klit?.guards).toEqual({ "game-entrance": ["verified-eid"] });
  });
});
