import { lineOf, type SourceFile } from "./sourceFiles.ts";

/** Where a brand is named: its own folders, and journeys that only one brand has. */
const HOMES: readonly RegExp[] = [/^brands\//, /^apps\//];
const JOURNEY_TAG = /@only-$/;

/**
 * Brands of the repository that are named outside their folders. Tests of packages and servers use brands made for
 * tests, and journeys ask the registry: a brand may then be changed or removed without touching them.
 *
 * @param brands ids, which are looked for in every case
 */
export function findBrands(files: readonly SourceFile[], brands: readonly string[]): string[] {
  const name = new RegExp(`\\b(?:${brands.join("|")})\\b`, "gi");
  return files
    .filter(({ path }) => !HOMES.some((home) => home.test(path)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(name)]
        .filter(({ index }) => !JOURNEY_TAG.test(text.slice(0, index)))
        .map(({ 0: id, index }) => `${path}:${lineOf(text, index)}: names the brand ${id}.`),
    );
}
