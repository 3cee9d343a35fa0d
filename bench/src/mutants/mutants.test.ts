import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { MUTANTS } from "./mutants.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("mutants", () => {
  it.each(MUTANTS.map((mutant) => [mutant.id, mutant.mistake, mutant] as const))(
    "of asvs %s (%s) have their place in the code and a test with the id",
    (_, __, { id, file, find, test }) => {
      expect(read(file).split(find), file).toHaveLength(2);
      expect(read(test)).toContain(`asvs:${id}`);
    },
  );

  it("exist for every asvs id in a title of a unit test", () => {
    const tests = globSync("{edge,gateway,packages/*}/src/**/*.test.{ts,tsx}", { cwd: root });
    const ids = tests.flatMap((file) =>
      [...read(file).matchAll(/asvs:(\d+\.\d+\.\d+)/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBeGreaterThan(50);
    const mutated = new Set<string | undefined>(MUTANTS.map(({ id }) => id));
    expect([...new Set(ids)].filter((id) => !mutated.has(id))).toEqual([]);
  });
});
