import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { renderNginx } from "../nginx/renderNginx.ts";
import { parseSettings } from "../nginx/settings.ts";

/**
 * Writes nginx's configuration for every brand of a registry.
 *
 *     node --conditions=source deploy/src/cli/nginx.ts --brands brands.json --out /etc/nginx
 *
 * Settings come from the environment (`deploy/src/nginx/settings.ts`). `--domains local` answers to the brands'
 * local names. One line and exit code 1 for what cannot be used.
 */
try {
  const { values } = parseArgs({
    options: {
      brands: { type: "string", default: ".state/brands.json" },
      out: { type: "string" },
      domains: { type: "string", default: "production" },
    },
  });
  if (!values.out) throw new Error("--out names the folder to write to.");
  if (values.domains !== "production" && values.domains !== "local") {
    throw new Error("--domains is production or local.");
  }
  const { brands } = BrandRegistrySchema.parse(JSON.parse(await readFile(values.brands, "utf8")));
  const out = resolve(values.out);
  const settings = parseSettings({ CONF_DIR: out, ...process.env });
  await mkdir(out, { recursive: true });
  const files = Object.entries(renderNginx(brands, settings, values.domains));
  await Promise.all(files.map(([name, text]) => writeFile(join(out, name), text)));
  console.log(`nginx answers for ${brands.map(({ id }) => id).join(", ")}: ${join(out, "nginx.conf")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
