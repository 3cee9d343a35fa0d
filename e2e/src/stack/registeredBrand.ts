import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { BrandRegistrySchema, type RegisteredBrand } from "@spilhus/contracts";
import { STATE } from "./localState.ts";

/**
 * A brand as the stack under test has it, from the registry that its processes read.
 *
 * @throws {Error} when the stack has no such brand
 */
export async function registeredBrand(id: string): Promise<RegisteredBrand> {
  const text = await readFile(resolve(STATE, "brands.json"), "utf8");
  const found = BrandRegistrySchema.parse(JSON.parse(text)).brands.find((brand) => brand.id === id);
  if (!found) throw new Error(`The stack under test has no brand ${id}.`);
  return found;
}

/** Whether the brand has a page. */
export const hasRoute = async (id: string, route: string): Promise<boolean> =>
  (await registeredBrand(id)).enabledRoutes.includes(route);
