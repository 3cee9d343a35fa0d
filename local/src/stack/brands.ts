import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { BrandRegistrySchema, type RegisteredBrand } from "@spilhus/contracts";
import { StackError } from "./stackError.ts";

const run = promisify(execFile);

/** A local stack picks no withdrawal at random for an officer, so that the same journey goes the same way each time. */
function withoutSample(brand: RegisteredBrand): RegisteredBrand {
  if (!brand.moneyChecks) return brand;
  const { sample: _, ...moneyChecks } = brand.moneyChecks;
  return { ...brand, moneyChecks };
}

/**
 * Builds the brand registry from `brands/*` and reads it back.
 *
 * @throws {StackError} with the message of the validation when a brand is invalid.
 */
export async function buildRegistry(root: string, file: string): Promise<readonly RegisteredBrand[]> {
  const cli = join(root, "packages/brand-kit/src/cli/registry.ts");
  try {
    await run(process.execPath, ["--conditions=source", cli, "--out", file], { cwd: root });
  } catch (cause) {
    const stderr = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : "";
    throw new StackError(stderr || `The brand registry could not be built: ${String(cause)}`);
  }
  const registry = BrandRegistrySchema.parse(JSON.parse(await readFile(file, "utf8")));
  const brands = registry.brands.map(withoutSample);
  await writeFile(file, JSON.stringify({ brands }));
  if (brands.length === 0)
    throw new StackError("There is no brand in brands/. Make one: npm run brand:new -- <id>.");
  return brands;
}
