import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";

const manifest = resolve(import.meta.dirname, "../../../package.json");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(manifest, "utf8")));

const installs = (command: string | undefined) =>
  /^npm run (?:--silent )?(?:bootstrap|installed)\b/.test(command ?? "");

it("lets every command of the repository install first, so that it works on a fresh machine", () => {
  const commands = Object.keys(scripts).filter(
    (name) =>
      !["bootstrap", "installed"].includes(name) && !(name.startsWith("pre") && name.slice(3) in scripts),
  );
  expect(commands).toContain("brand:new");
  expect(commands.filter((name) => !installs(scripts[`pre${name}`]) && !installs(scripts[name]))).toEqual([]);
});
