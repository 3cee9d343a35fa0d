import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "./mutants.ts";

const root = resolve(import.meta.dirname, "../../..");

describe("mutants", () => {
  it.each(MUTANTS.map((mutant) => [mutant.id, mutant.mistake, mutant] as const))(
    "of asvs %s (%s) have their place in the code and a test with the id",
    (_, __, { id, file, find, test }) => {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(readFileSync(join(root, file), "utf8").split(find)).toHaveLength(2);
      expect(readFileSync(join(root, test), "utf8")).toContain(`asvs:${id}`);
    },
  );
});
