import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildId } from "./buildId.ts";

let root: string;

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const id = () => buildId(root, join(root, "apps/havn"));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-id-"));
  write("packages/ui/package.json", JSON.stringify({ dependencies: { cookie: "catalog:" } }));
  write("packages/ui/node_modules/cookie/package.json", JSON.stringify({ version: "2.0.0" }));
  write("packages/ui/src/a.ts", "1");
  write("brands/havn/brand.ts", "1");
  write(
    "apps/havn/package.json",
    JSON.stringify({ dependencies: { next: "catalog:", "@x/ui": "workspace:*" } }),
  );
  write("apps/havn/node_modules/next/package.json", JSON.stringify({ version: "16.0.0" }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("buildId", () => {
  it.each([
    ["a package's source", "packages/ui/src/a.ts", "2"],
    ["the brand", "brands/havn/brand.ts", "2"],
    ["the app", "apps/havn/site.ts", "2"],
    ["an installed version of the app", "apps/havn/node_modules/next/package.json", '{"version":"16.0.1"}'],
    [
      "an installed version of a package",
      "packages/ui/node_modules/cookie/package.json",
      '{"version":"2.0.1"}',
    ],
  ])("changes with %s", (_, path, content) => {
    const before = id();
    write(path, content);
    expect(id()).not.toBe(before);
  });

  it.each([
    ["another brand", "brands/fjord/brand.ts"],
    ["another brand's app", "apps/fjord/site.ts"],
    ["the lockfile, which every new brand changes", "pnpm-lock.yaml"],
    ["a test", "packages/ui/src/a.test.ts"],
    ["an earlier build", "apps/havn/.next/BUILD_ID"],
  ])("stays with %s", (_, path) => {
    const before = id();
    write(path, "2");
    expect(id()).toBe(before);
  });

  it("names a dependency that is not installed", () => {
    rmSync(join(root, "apps/havn/node_modules"), { recursive: true });
    expect(id).toThrow(/next is declared in .* and not installed\. Run npm run bootstrap\./);
  });
});
