import type { BrandDefinition } from "@spilhus/brand";

const modules = import.meta.glob<{ brand: BrandDefinition }>("../../brands/*/index.ts", { eager: true });

/** Every brand, found by its folder and assembled like in its app. */
export const brands: readonly BrandDefinition[] = Object.values(modules).map(({ brand }) => brand);

/** The brand of an id; the first brand if the id is unknown, such as in an old address. */
export function brandOf(id: unknown): BrandDefinition {
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (!brand) throw new Error("No folder of brands/ has an index.ts");
  return brand;
}
