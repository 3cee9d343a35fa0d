import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const hex = z.string().regex(/^[0-9a-f]{32,}$/);
const SecretsSchema = z.object({
  signing: hex,
  /** By brand. */
  brands: z.record(z.string(), z.object({ contentToken: hex, previewToken: hex, previewSecret: hex })),
});
export type Secrets = z.infer<typeof SecretsSchema>;

const secret = () => randomBytes(24).toString("hex");

/** The secrets of a local stack: made on first start, kept in its state folder, readable by its owner only. */
export async function loadSecrets(stateDir: string, brandIds: readonly string[]): Promise<Secrets> {
  const file = join(stateDir, "secrets.json");
  const stored = await readFile(file, "utf8").then(
    (text) => SecretsSchema.parse(JSON.parse(text)),
    () => undefined,
  );
  const secrets: Secrets = {
    signing: stored?.signing ?? secret(),
    brands: Object.fromEntries(
      brandIds.map((id) => [
        id,
        stored?.brands[id] ?? { contentToken: secret(), previewToken: secret(), previewSecret: secret() },
      ]),
    ),
  };
  await mkdir(stateDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
