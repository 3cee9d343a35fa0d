import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const runbook = read("deploy/RUNBOOK.md");

/** Names in the first column of the table below a heading. */
function documented(process: string): string[] {
  const [, section = ""] =
    new RegExp(`^### ${process}\\n([\\s\\S]*?)(?=^##|^nginx reads no)`, "m").exec(runbook) ?? [];
  return section.split("\n").flatMap((line) => {
    const [, first = ""] = line.split("|");
    return [...first.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);
  });
}

/** Variables of the schema in a process' config. */
const parsed = (file: string) =>
  [...read(file).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name);

describe("the runbook", () => {
  it.each([
    ["edge", "edge/src/config/config.ts"],
    ["gateway", "gateway/src/config/config.ts"],
    ["app", "packages/page-kit/src/runtime-config/siteConfig.ts"],
    ["console", "console/src/settings/settings.ts"],
  ])("names every variable the %s reads, and no other (R3.17)", (process, file) => {
    expect(documented(process).toSorted()).toEqual(parsed(file).toSorted());
    expect(parsed(file).length).toBeGreaterThan(3);
  });

  it("alone speaks of LOCAL_HOSTS: nothing that is deployed lets a local stack's hosts in", () => {
    const files = globSync(["deploy/*", "deploy/{nginx,src}/**/*"], { cwd: ROOT, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
    expect(files).toContain("deploy/Containerfile");
    expect(files.filter((file) => read(file).includes("LOCAL_HOSTS"))).toEqual(["deploy/RUNBOOK.md"]);
  });

  it("names every secret of the composition", () => {
    for (const name of [
      "EDGE_SECRET",
      "REVALIDATE_SECRET",
      "MANAGEMENT_SECRET",
      "MAIL_SECRET",
      "CONSOLE_SECRET",
      "POSTGRES_PASSWORD",
      "CONTENT_TOKEN_*",
      "PREVIEW_TOKEN_*",
      "PREVIEW_SECRET_*",
    ]) {
      expect(runbook).toMatch(new RegExp(`^\\| .*\`${name.replace("*", String.raw`\*`)}\``, "m"));
    }
  });
});
