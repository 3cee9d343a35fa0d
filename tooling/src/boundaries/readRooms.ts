import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Room } from "./findViolations.ts";

const ManifestSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.unknown()).optional(),
});

const HOMES = [
  "packages/*",
  "brands/*",
  "apps/*",
  "edge",
  "gateway",
  "local",
  "e2e",
  "bench",
  "storybook",
  "tooling",
];

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
      files: globSync("**/*.{ts,tsx}", {
        cwd: folder,
        exclude: (name) => ["node_modules", "dist", ".next", "storybook-static"].includes(name),
      }).map((path) => join(folder, path)),
    };
  });
}
