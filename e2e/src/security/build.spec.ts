import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

test("the built app has no Server Actions, no cached functions and a version without known holes", async ({
  brand,
}) => {
  const app = resolve(ROOT, "apps", brand);
  const manifest = JSON.parse(
    readFileSync(resolve(app, ".next/server/server-reference-manifest.json"), "utf8"),
  );
  expect(manifest).toMatchObject({ node: {}, edge: {} });
  expect(Object.keys(manifest.node)).toEqual([]);
  expect(Object.keys(manifest.edge)).toEqual([]);
  const sources = globSync(["packages/*/src/**/*.{ts,tsx}", `apps/${brand}/app/**/*.{ts,tsx}`], {
    cwd: ROOT,
  });
  expect(sources.length).toBeGreaterThan(100);
  const cached = sources.filter((file) =>
    /^\s*["']use (?:cache|server)/m.test(readFileSync(resolve(ROOT, file), "utf8")),
  );
  expect(cached).toEqual([]);
  const { version } = JSON.parse(readFileSync(resolve(app, "node_modules/next/package.json"), "utf8"));
  const [major = 0, minor = 0, patch = 0] = String(version).split(".").map(Number);
  expect(major * 10_000 + minor * 100 + patch, `next ${version}`).toBeGreaterThanOrEqual(160_406);
});
