import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, it } from "vitest";

const src = resolve(import.meta.dirname, "..");

/** The files that an entry loads, itself among them. */
function loadedBy(entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = readFileSync(file, "utf8").matchAll(/(?:from|import|import\()\s*"(\.[^"]+)"/g);
    for (const [, path = ""] of imports) visit(resolve(dirname(file), path));
  };
  visit(resolve(src, entry));
  return found;
}

it("no call, job or command of a gateway can write a past: only those who import the package can", () => {
  const past = resolve(src, "past-play/importPastPlay.ts");
  expect(loadedBy("index.ts")).toContain(past);
  for (const entry of ["main.ts", "reconcile.ts"]) {
    const loaded = loadedBy(entry);
    expect(loaded.size).toBeGreaterThan(100);
    expect([...loaded].filter((file) => file.includes("/past-play/"))).toEqual([]);
  }
});
