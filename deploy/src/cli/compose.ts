import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { stringify } from "yaml";
import { composition } from "../compose/composition.ts";
import { CONSOLE_ORIGIN, GIVEN_BY_OTHERS, secretNames } from "../compose/variables.ts";

/**
 * Writes `compose.yaml` for the brands of a registry, and draws the secrets that `.env` beside it does not have yet;
 * those it has stay.
 *
 *     node --conditions=source deploy/src/cli/compose.ts --brands .state/brands.json --out /srv/spilhus
 */
try {
  const { values } = parseArgs({
    options: { brands: { type: "string", default: ".state/brands.json" }, out: { type: "string" } },
  });
  if (!values.out) throw new Error("--out names the folder to write to.");
  const { brands } = BrandRegistrySchema.parse(JSON.parse(await readFile(values.brands, "utf8")));
  const out = resolve(values.out);
  const file = join(out, ".env");
  const before = await readFile(file, "utf8").catch(() => "");
  const has = (name: string) => new RegExp(`^${name}=`, "m").test(before);
  const missing = secretNames(brands.map(({ id }) => id)).filter((name) => !has(name));
  const lines = missing.map((name) => `${name}=${randomBytes(24).toString("hex")}\n`);
  const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  await writeFile(file, start + lines.join(""), { mode: 0o600 });
  await writeFile(
    join(out, "compose.yaml"),
    stringify(composition(brands), { aliasDuplicateObjects: false }),
  );
  console.log(`compose.yaml for ${brands.map(({ id }) => id).join(", ")}; ${missing.length} new secrets`);
  const lacking = [...GIVEN_BY_OTHERS, CONSOLE_ORIGIN].filter((name) => !has(name));
  if (lacking.length > 0) console.log(`Set ${lacking.join(", ")} in ${file}: nothing starts without.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
