import type { BrandDefinition } from "@spilhus/brand";

const modules = import.meta.glob<{ brand: BrandDefinition }>("../../brands/*/index.ts", { eager: true });

/** Every brand, found by its folder and put together as its app does. */
export const brands: readonly BrandDefinition[] = Object.values(modules).map(({ brand }) => brand);

/** A brand; the first one where the id is unknown, as when an old address is opened. */
export function brandOf(id: unknown): BrandDefinition {
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (!brand) throw new Error("No folder of brands/ has an index.ts");
  return brand;
}
