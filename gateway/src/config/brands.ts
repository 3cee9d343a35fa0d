import { readFile } from "node:fs/promises";
import { BrandRegistrySchema, type RegisteredBrand } from "@spilhus/contracts";
import * as z from "zod";
import { ConfigError } from "./configError.ts";

/** The brands this process serves, by id. */
export type Brands = ReadonlyMap<string, RegisteredBrand>;

/**
 * Reads `brands.json`.
 *
 * @throws {ConfigError} when the file is missing or not a registry.
 */
export async function readBrands(file: string): Promise<Brands> {
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new ConfigError(`BRANDS_FILE: ${file} cannot be read. Build the brand registry first.`, { cause });
  });
  const result = BrandRegistrySchema.safeParse(parseJson(text));
  if (!result.success)
    throw new ConfigError(`BRANDS_FILE: ${file} is no registry: ${z.prettifyError(result.error)}`);
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
