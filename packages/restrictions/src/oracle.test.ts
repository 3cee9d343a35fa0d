import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("the oracle imports nothing but its own files", async () => {
  const folder = new URL("../testing/", import.meta.url);
  const files = await readdir(folder);
  expect(files).toContain("expectedRestrictions.ts");
  for (const file of files) {
    expect(await readFile(new URL(file, folder), "utf8")).not.toMatch(/from "(?!\.\/)|import\(/);
  }
});
