import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";

const ConditionsSchema = z.record(z.string(), z.string());
type Conditions = z.infer<typeof ConditionsSchema>;
const isPublished = (entry: [string, Conditions | string]): entry is [string, Conditions] =>
  typeof entry[1] !== "string";
/** An entry without conditions, such as `./testing`, leads to sources: it is for this repository and not published. */
const ExportsSchema = z
  .record(z.string(), z.union([ConditionsSchema, z.string()]))
  .transform((entries) => Object.fromEntries(Object.entries(entries).filter(isPublished)));
export const ManifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  private: z.boolean().optional(),
  exports: ExportsSchema,
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
export type Manifest = z.infer<typeof ManifestSchema>;

export interface PublishablePackage {
  /** Absolute folder in the workspace. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Every package under `packages/` that is not private: what a release would publish. */
export function publishablePackages(root: string): PublishablePackage[] {
  return globSync("packages/*/package.json", { cwd: root })
    .sort()
    .map((file) => ({
      folder: join(root, dirname(file)),
      manifest: ManifestSchema.parse(JSON.parse(readFileSync(join(root, file), "utf8"))),
    }))
    .filter(({ manifest }) => manifest.private !== true);
}
