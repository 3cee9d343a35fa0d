import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { enabledRoutes } from "@spilhus/brand";
import { FEATURES } from "@spilhus/routes";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scratchRoot } from "../../testing/scratchRoot.ts";
import { writeTestBrand } from "../../testing/writeTestBrand.ts";
import { discoverBrands } from "../registry/discoverBrands.ts";
import { stubChanges, writeStubs } from "../stubs/writeStubs.ts";
import { generateBrand } from "./generateBrand.ts";
import type { NewBrand } from "./new-brand/newBrand.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

const newBrand: NewBrand = {
  id: "klit-24",
  name: "Klit 24",
  domain: "klit.example",
  primary: "#0a5c8f",
  secondary: "#e0402f",
  features: ["bingo", "slots", "winners", "blog", "press"],
  look: "light",
};

/** Links the packages the way the installer would. */
async function link(root: string): Promise<void> {
  const scope = join(root, "node_modules", "@spilhus");
  await mkdir(scope, { recursive: true });
  for (const name of ["brand", "contracts", "routes"]) {
    if (!existsSync(join(scope, name))) await symlink(join(repository, "packages", name), join(scope, name));
  }
}

async function fingerprint(folder: string): Promise<string> {
  const hash = createHash("sha256");
  for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true })).sort((a, b) =>
    join(a.parentPath, a.name).localeCompare(join(b.parentPath, b.name)),
  )) {
    const path = join(entry.parentPath, entry.name);
    hash.update(path);
    if (entry.isFile()) hash.update(await readFile(path));
  }
  return hash.digest("hex");
}

/** The wiring of an app as a repository has it, every file naming the brand. */
async function writeTestApp(root: string, id: string): Promise<void> {
  const app = join(root, "apps", id);
  await mkdir(app, { recursive: true });
  await writeFile(join(app, "package.json"), `{ "name": "@spilhus/app-${id}" }\n`);
  await writeFile(join(app, "site.ts"), `import { brand } from "@spilhus/brand-${id}";\n`);
  await writeStubs(app, enabledRoutes(["slots"]));
}

const failedInstall = async (root: string) => {
  await writeFile(join(root, "pnpm-lock.yaml"), "importers: half of them\n");
  throw new Error("no disk space");
};

let root: string;
beforeEach(async () => {
  root = await scratchRoot();
  await writeTestBrand(root, "havn");
  await writeTestApp(root, "havn");
});
afterEach(async () => rm(root, { recursive: true, force: true }));

describe("generateBrand", () => {
  it("makes a brand that can be served and touches no file that was there", async () => {
    const before = [await fingerprint(join(root, "brands/havn")), await fingerprint(join(root, "apps/havn"))];
    const made = await generateBrand(root, newBrand, { install: link });
    expect(made).toEqual({
      folders: ["brands/klit-24", "apps/klit-24"],
      address: "http://klit-24.localhost:3000",
      warnings: [],
    });
    const { brands } = await discoverBrands(root);
    expect(brands.map(({ id }) => id)).toEqual(["havn", "klit-24"]);
    const after = [await fingerprint(join(root, "brands/havn")), await fingerprint(join(root, "apps/havn"))];
    expect(after).toEqual(before);
  });

  it("wires the app to the new brand, with a page for every enabled route and no other", async () => {
    await generateBrand(root, newBrand, { install: link });
    const app = join(root, "apps/klit-24");
    expect(await readFile(join(app, "site.ts"), "utf8")).toContain('from "@spilhus/brand-klit-24"');
    const sources = await readdir(app, { recursive: true, withFileTypes: true });
    for (const entry of sources.filter((file) => file.isFile())) {
      expect(await readFile(join(entry.parentPath, entry.name), "utf8")).not.toMatch(/havn/i);
    }
    expect(existsSync(join(app, "app/[ctx]/casino"))).toBe(false);
    const routes = (await discoverBrands(root)).brands.at(-1)?.enabledRoutes ?? [];
    expect(await stubChanges(app, routes)).toEqual({ write: [], remove: [] });
  });

  it.each([
    ["every feature and the shortest name", { features: [...FEATURES], name: "Ø" }],
    ["every feature and the longest name", { features: [...FEATURES], name: "Abcdefghij Klmnopqrst 24" }],
    ["no feature at all", { features: [], look: "dark" as const, primary: "#f0b429" }],
  ])("conforms with %s", async (_, rest) => {
    const made = await generateBrand(root, { ...newBrand, id: "prov", ...rest }, { install: link });
    expect(made.warnings).toEqual([]);
  });

  it("gives a brand the desk of customer service with its hours and topics, and a vendor's chat where one is named", async () => {
    await generateBrand(root, newBrand, { install: link });
    const desk = await readFile(join(root, "brands/klit-24/brand.ts"), "utf8");
    expect(desk).toContain('visitorRoutes: ["customer-service", "faq", "signup", "responsible-gaming"]');
    expect(desk).not.toContain("intercom");
    const stories = await readFile(join(root, "brands/klit-24/content/stories.ts"), "utf8");
    expect(stories).toContain('import { support } from "./support.ts";');
    const vendored = { ...newBrand, id: "klit-25", name: "Klit 25", domain: "klit-25.example" };
    await generateBrand(root, { ...vendored, supportWorkspace: "klitspace" }, { install: link });
    const { brands } = await discoverBrands(root);
    expect(brands.map(({ identity }) => identity.supportChat?.vendor?.workspace)).toEqual([
      undefined,
      undefined,
      "klitspace",
    ]);
  });

  it("refuses a brand that cannot be made before it writes anything", async () => {
    await expect(
      generateBrand(root, { ...newBrand, primary: "#ffe100", secondary: "#ffd000" }, { install: link }),
    ).rejects.toThrow(/The nearest that can is #[0-9a-f]{6}\.$/);
    await mkdir(join(root, "packages/brand-kit"), { recursive: true });
    for (const id of ["havn", "kit"]) {
      await expect(generateBrand(root, { ...newBrand, id }, { install: link })).rejects.toThrow(/is taken/);
    }
    expect(existsSync(join(root, "brands/klit-24"))).toBe(false);
  });

  it("leaves nothing behind when it cannot be completed", async () => {
    await writeFile(join(root, "pnpm-lock.yaml"), "importers: all\n");
    await expect(generateBrand(root, newBrand, { install: failedInstall })).rejects.toThrow("no disk space");
    expect(await readFile(join(root, "pnpm-lock.yaml"), "utf8")).toBe("importers: all\n");
    expect([existsSync(join(root, "brands/klit-24")), existsSync(join(root, "apps/klit-24"))]).toEqual([
      false,
      false,
    ]);
    expect(existsSync(join(root, "brands/havn/brand.ts"))).toBe(true);
  });
});
