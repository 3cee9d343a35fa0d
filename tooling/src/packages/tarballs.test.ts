import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  IMPORT_ALL,
  KEEP_PAGE,
  RENDER,
  RESOLVE_NEXT,
  typeCheckConfig,
  USE_TYPES,
} from "./consumerPrograms.ts";
import type { EntryPoint } from "./entryPoints.ts";
import { installConsumer } from "./installConsumer.ts";
import { installedPackage, isIsland, type InstalledPackage } from "./installedPackage.ts";
import { packTarballs } from "./packTarballs.ts";
import { publishablePackages } from "./publishable.ts";
import { specifiersOf } from "./rewriteSpecifiers.ts";
import { mustRun, run } from "./run.ts";

const root = resolve(import.meta.dirname, "../../..");
const packages = publishablePackages(root);
const work = mkdtempSync(join(tmpdir(), "tarballs-"));
const consumer = join(work, "consumer");
const installed = new Map<string, InstalledPackage>();

function offered(name: string): InstalledPackage {
  const found = installed.get(name);
  if (!found) throw new Error(`${name} was not installed.`);
  return found;
}

/** Imports modules in the consumer with plain Node; gives what failed. */
async function failedImports(entries: readonly EntryPoint[], ...flags: readonly string[]): Promise<unknown> {
  const list = JSON.stringify(entries.map(({ specifier }) => specifier));
  const output = await mustRun("node", [...flags, "import-all.mjs", list], consumer);
  return JSON.parse(output.trim().split("\n").at(-1) ?? "");
}

/** Entries of the packages that stand on Next, or of those that do not. */
const entries = (onNext: boolean) =>
  [...installed.values()]
    .filter(({ manifest }) => "next" in (manifest.peerDependencies ?? {}) === onNext)
    .flatMap((each) => each.entries);

beforeAll(async () => {
  const tarballs = await packTarballs(packages, work);
  const dependencies = new Map([...tarballs].map(([name, file]) => [name, `file:${file}`]));
  await installConsumer(root, consumer, { dependencies });
  for (const { manifest } of packages)
    installed.set(manifest.name, installedPackage(consumer, manifest.name));
  writeFileSync(join(consumer, "import-all.mjs"), IMPORT_ALL);
  writeFileSync(join(consumer, "resolve-next.mjs"), RESOLVE_NEXT);
  writeFileSync(join(consumer, "render.mjs"), RENDER);
  writeFileSync(join(consumer, "keep-page.mjs"), KEEP_PAGE);
}, 240_000);
afterAll(() => rm(work, { recursive: true, force: true }), 60_000);

describe.each(packages.map(({ manifest, folder }) => ({ name: manifest.name, manifest, folder })))(
  "the tarball of $name",
  ({ name, manifest, folder }) => {
    it("exports every entry of the workspace from files it contains, and no sources (publishConfig.exports)", () => {
      const { manifest: packed, entries, files } = offered(name);
      expect(Object.keys(packed.exports)).toEqual(Object.keys(manifest.exports));
      expect(entries.length).toBeGreaterThanOrEqual(Object.keys(manifest.exports).length);
      for (const { targets } of entries) {
        expect(Object.keys(targets)).toEqual(["types", "default"]);
        expect(files.map((file) => `./${file}`)).toEqual(expect.arrayContaining(Object.values(targets)));
      }
    });

    it("describes itself, and depends on versions only", () => {
      const packed = offered(name).manifest;
      expect(packed).toMatchObject({
        version: manifest.version,
        type: "module",
        license: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
      });
      expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:/);
    });

    it("contains no test, story or source, and no path of the machine that built it", () => {
      const { files, read } = offered(name);
      const unwanted = /\.(test|stories)\.|^src\/|\.tsbuildinfo$|^\.|^node_modules/;
      expect(files.filter((file) => unwanted.test(file))).toEqual([]);
      expect(files.filter((file) => read(file).includes(root))).toEqual([]);
      const maps = files.filter((file) => file.endsWith(".map"));
      const sources = maps.flatMap((file) => (JSON.parse(read(file)) as { sources: string[] }).sources);
      expect(sources.filter(isAbsolute)).toEqual([]);
    });

    it("names its own modules by the files that are inside, in code and in declarations", () => {
      const { files, modules, read } = offered(name);
      const inside = new Set(files);
      const astray = modules.flatMap((file) =>
        specifiersOf(file, read(file))
          .filter(({ value }) => value.startsWith("."))
          .filter(({ value }) => {
            const target = join(file, "..", value);
            const typed = target.replace(/\.js$/, ".d.ts");
            return !value.endsWith(".js") || !inside.has(file.endsWith(".d.ts") ? typed : target);
          })
          .map(({ value }) => `${file} names ${value}`),
      );
      expect(astray).toEqual([]);
    });

    it("marks exactly the islands of its sources as such, in their first statement", () => {
      const { modules, read } = offered(name);
      const sources = globSync("src/**/*.{ts,tsx}", { cwd: folder })
        .filter((file) => !/\.(test|stories)\./.test(file))
        .filter((file) => isIsland(file, readFileSync(join(folder, file), "utf8")));
      const built = modules.filter((file) => file.endsWith(".js") && isIsland(file, read(file)));
      expect(built).toEqual(
        sources.map((file) => file.replace(/^src\//, "dist/").replace(/\.tsx?$/, ".js")).sort(),
      );
    });
  },
);

describe("a team with nothing but the tarballs", () => {
  it("imports every entry in plain Node", async () => {
    expect(entries(false).length).toBeGreaterThanOrEqual(10);
    expect(await failedImports(entries(false))).toEqual({});
  });

  it("imports every entry that stands on Next, pages too", async () => {
    expect(entries(true).length).toBeGreaterThanOrEqual(20);
    expect(await failedImports(entries(true), "--import", "./resolve-next.mjs")).toEqual({});
  });

  it("renders a component on the server", async () => {
    const html = await mustRun("node", ["render.mjs"], consumer);
    expect(html).toMatch(/^<button [^>]*class="button"[^>]*>1\.234\.567,00\skr\. \/faq<\/button>$/m);
  });

  it("keeps rendered pages with the handler inside the package", async () => {
    expect(await mustRun("node", ["keep-page.mjs"], consumer)).toBe("kept null\n");
  });

  it.each([
    ["as bundlers do", "bundler", [false, true]],
    // Next's own declarations are made for bundlers.
    ["as Node does", "nodenext", [false]],
  ] as const)("type-checks every entry and declaration, resolved %s", async (_, way, onNext) => {
    const lines = onNext
      .flatMap(entries)
      .map(({ specifier }, index) => `export type E${index} = typeof import("${specifier}");`);
    writeFileSync(join(consumer, "every-entry.ts"), lines.join("\n"));
    writeFileSync(join(consumer, "use-types.ts"), USE_TYPES);
    writeFileSync(join(consumer, `tsconfig.${way}.json`), typeCheckConfig(way));
    expect(await run("tsc", ["-p", `tsconfig.${way}.json`], consumer)).toEqual({ code: 0, output: "" });
  });
});
