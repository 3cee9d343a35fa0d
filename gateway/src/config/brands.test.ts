import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { readBrands } from "./brands.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "brands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function registry(brands: readonly object[]): Promise<string> {
  const file = join(folder, "brands.json");
  await writeFile(file, JSON.stringify({ brands }));
  return file;
}

describe("the registry of brands", () => {
  it("is read by id", async () => {
    expect([...(await readBrands(await registry(TEST_BRANDS))).keys()]).toEqual(["fjord", "eng"]);
  });

  it("is refused when a brand has no checks against money laundering, or broken ones", async () => {
    const [fjord, { moneyChecks, ...eng }] = TEST_BRANDS;
    await expect(readBrands(await registry([fjord, eng]))).rejects.toThrow(
      "the brand eng has no checks against money laundering",
    );
    const broken = { ...eng, moneyChecks: { ...moneyChecks, otherNames: [] } };
    await expect(readBrands(await registry([fjord, broken]))).rejects.toThrow("otherNames");
  });
});
