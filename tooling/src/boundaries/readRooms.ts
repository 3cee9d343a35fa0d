import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import * as z from "zod";
import type { Room } from "./findViolations.ts";

const ManifestSchema = z.object({
  name: z.string(),
  exports: z
    .record(z.string(), z.union([z.string(), z.object({ source: z.string().optional() })]))
    .optional(),
});

const HOMES = [
  "packages/*",
  "brands/*",
  "apps/*",
  "edge",
  "console",
  "gateway",
  "seed",
  "local",
  "e2e",
  "bench",
  "storybook",
  "tooling",
];

function sourceEntries(folder: string, exports: z.infer<typeof ManifestSchema>["exports"]): Set<string> {
  const sources = Object.values(exports ?? {}).map((target) =>
    typeof target === "string" ? target : (target.source ?? ""),
  );
  const files = globSync(sources.filter(Boolean), { cwd: folder });
  return new Set(files.map((file) => file.replaceAll(sep, "/").replace(/^(\.\/)?src\//, "")));
}

/** Every workspace package of the repository with its source files. */
export function readRooms(root: string): Room[] {
  return globSync(
    HOMES.map((home) => `${home}/package.json`),
    { cwd: root },
  ).map((file) => {
    const manifest = ManifestSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8")));
    const folder = join(root, file, "..");
    return {
      name: manifest.name.replace(/^@spilhus\//, ""),
      folder,
      exports: Object.keys(manifest.exports ?? {}),
      entries: sourceEntries(folder, manifest.exports),
      files: globSync("**/*.{ts,tsx}", {
        cwd: folder,
        exclude: (name) => ["node_modules", "dist", ".next", "storybook-static"].includes(name),
      }).map((path) => join(folder, path)),
    };
  });
}
