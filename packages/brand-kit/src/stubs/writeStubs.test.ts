import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shellStubs } from "./shellStubs.ts";
import { STUB_MARK } from "./stubMark.ts";
import { stubChanges, writeStubs } from "./writeStubs.ts";

let app: string;
beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), "stubs-"));
});
afterEach(async () => rm(app, { recursive: true }));

const has = (path: string) => existsSync(join(app, "app/[ctx]", path));

describe("writeStubs", () => {
  it("writes what is missing, and nothing a second time", async () => {
    const first = await writeStubs(app, ["front", "faq"]);
    expect(first.write).toEqual([...shellStubs().keys(), "app/[ctx]/page.tsx", "app/[ctx]/faq/page.tsx"]);
    expect(await readFile(join(app, "app/[ctx]/faq/page.tsx"), "utf8")).toContain("@spilhus/site/pages/faq");
    expect(await writeStubs(app, ["front", "faq"])).toEqual({ write: [], remove: [] });
  });

  it("removes the page of a route that has been switched off, with the folders it leaves empty", async () => {
    await writeStubs(app, ["front", "blog", "blog-article", "game"]);
    const { remove } = await writeStubs(app, ["front", "blog"]);
    expect([...remove].sort()).toEqual([
      "app/[ctx]/blog/[slug]/page.tsx",
      "app/[ctx]/spilside/[seoName]/page.tsx",
    ]);
    expect([has("blog/[slug]"), has("spilside"), has("blog/page.tsx")]).toEqual([false, false, true]);
  });

  it("removes a generated file of the shell that is no longer made", async () => {
    await writeStubs(app, ["front"]);
    await writeFile(join(app, "app/old-handler.ts"), `${STUB_MARK}\nexport const GET = 1;\n`);
    await writeFile(join(app, "old-hook.ts"), `${STUB_MARK}\nexport const hook = 1;\n`);
    expect((await writeStubs(app, ["front"])).remove.toSorted()).toEqual([
      "app/old-handler.ts",
      "old-hook.ts",
    ]);
  });

  it("leaves the wiring beside the pages alone", async () => {
    await writeFile(join(app, "site.ts"), "export const site = 1;\n");
    await writeStubs(app, ["front"]);
    expect(await readFile(join(app, "site.ts"), "utf8")).toBe("export const site = 1;\n");
  });

  it("restores an edited stub", async () => {
    await writeStubs(app, ["faq"]);
    const file = join(app, "app/[ctx]/faq/page.tsx");
    const original = await readFile(file, "utf8");
    await writeFile(file, `${original}// more\n`);
    expect((await writeStubs(app, ["faq"])).write).toEqual(["app/[ctx]/faq/page.tsx"]);
    expect(await readFile(file, "utf8")).toBe(original);
  });

  it("leaves hand-written pages of other paths alone and refuses to overwrite one", async () => {
    await mkdir(join(app, "app/[ctx]/faq"), { recursive: true });
    await writeFile(join(app, "app/[ctx]/faq/page.tsx"), "export default () => null;\n");
    await writeStubs(app, ["front"]);
    expect(await readFile(join(app, "app/[ctx]/faq/page.tsx"), "utf8")).toBe("export default () => null;\n");
    await expect(writeStubs(app, ["faq"])).rejects.toThrow(/faq\/page\.tsx is written by hand/);
  });
});

describe("stubChanges", () => {
  it("reports what differs and writes nothing", async () => {
    expect((await stubChanges(app, ["faq"])).write).toContain("app/[ctx]/faq/page.tsx");
    expect(has("faq")).toBe(false);
  });
});
