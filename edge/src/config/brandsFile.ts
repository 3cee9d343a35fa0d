import { readFileSync } from "node:fs";
import { BrandRegistrySchema, type BrandRegistry } from "@spilhus/contracts";
import { ConfigError, type EdgeConfig } from "./config.ts";

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new ConfigError(`The edge cannot start:\n  BRANDS_FILE: ${file} is no readable JSON file`, {
      cause,
    });
  }
}

/**
 * Reads `brands.json`, the only thing the edge knows about brands.
 *
 * @throws {ConfigError} when the file is unreadable or malformed, empty, or a brand has no app
 */
export function readBrands({ BRANDS_FILE, APPS }: Pick<EdgeConfig, "BRANDS_FILE" | "APPS">): BrandRegistry {
  const answer = BrandRegistrySchema.safeParse(readJson(BRANDS_FILE));
  if (!answer.success) {
    const [issue] = answer.error.issues;
    throw new ConfigError(
      `The edge cannot start:\n  BRANDS_FILE: ${BRANDS_FILE} at ${issue?.path.join(".")}: ${issue?.message}`,
    );
  }
  const { brands } = answer.data;
  if (brands.length === 0) {
    throw new ConfigError(`The edge cannot start:\n  BRANDS_FILE: ${BRANDS_FILE} has no brand`);
  }
  const orphan = brands.find(({ id }) => APPS[id] === undefined);
  if (orphan) {
    throw new ConfigError(`The edge cannot start:\n  APPS: is missing the app of the brand "${orphan.id}"`);
  }
  return answer.data;
}
