import { readFile } from "node:fs/promises";
import { BrandRegistrySchema, type RegisteredBrand } from "@spilhus/contracts";
import * as z from "zod";
import { ConfigError } from "./configError.ts";

/** The brands this process serves, by id. */
export type Brands = ReadonlyMap<string, RegisteredBrand>;

/**
 * Reads `brands.json`.
 *
 * @throws {ConfigError} when the file is missing, not a registry, or a brand has no checks against money laundering.
 */
export async function readBrands(file: string): Promise<Brands> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new ConfigError(`BRANDS_FILE: ${file} cannot be read. Build the brand registry first.`, { cause });
  });
  const result = BrandRegistrySchema.safeParse(parseJson(text));
  if (!result.success)
    throw new ConfigError(`BRANDS_FILE: ${file} is no registry: ${z.prettifyError(result.error)}`);
  const without = result.data.brands.find(({ moneyChecks }) => moneyChecks === undefined);
  if (without) {
    const what = `the brand ${without.id} has no checks against money laundering`;
    throw new ConfigError(`BRANDS_FILE: ${what}. Add its money-checks.ts and build the registry again.`);
  }
  return new Map(result.data.brands.map((brand) => [brand.id, brand]));
}

function parseJson(text: string): unknown {
  try {
    // The registry's schema validates it.
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
