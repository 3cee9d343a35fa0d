import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { STUB_MARK } from "../stubs/stubMark.ts";
import { appFiles } from "./appFiles.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "apps-"));
});
afterEach(async () => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

describe("appFiles", () => {
  it("is an existing app's hand-written wiring with the new brand's id in place of its own", async () => {
    await write("brands/sol/package.json", "{}");
    await write("apps/sol/package.json", '{ "name": "@spilhus/app-sol", "solution": "kept" }');
    await write("apps/sol/site.ts", 'import { brand } from "@spilhus/brand-sol";\n');
    await write("apps/sol/app/page.tsx", `${STUB_MARK}\n`);
    await write("apps/sol/.next/build.json", "{}");
    await write("apps/sol/public/brand/logo.svg", "<svg/>");
    expect(await appFiles(root, "havn")).toEqual(
      new Map([
        ["package.json", '{ "name": "@spilhus/app-havn", "solution": "kept" }'],
        ["site.ts", 'import { brand } from "@spilhus/brand-havn";\n'],
      ]),
    );
  });

  it("explains what is missing when no brand has an app", async () => {
    await write("brands/sol/package.json", "{}");
    await expect(appFiles(root, "havn")).rejects.toThrow("No brand has an app to take the wiring from");
  });
});
