import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** Every brand of the repository, by its folder. */
export const BRANDS: readonly string[] = globSync("brands/*/brand.ts", { cwd: root })
  .map((file) => basename(dirname(file)))
  .toSorted();

/** The port of the stack under test. */
export const PORT = Number(process.env["E2E_PORT"] ?? 3900);

/** A brand's address on the stack under test. */
export const siteUrl = (brand: string): string => `http://${brand}.localhost:${PORT}`;
