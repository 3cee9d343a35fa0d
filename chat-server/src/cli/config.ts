/**
 * Writes the configuration of an image's Prosody. The secret is not in it: Prosody reads it from CHAT_SECRET when it starts.
 *
 *     node --conditions=source chat-server/src/cli/config.ts --brands brands.json --gateway http://gateway:3200 \
 *       --modules /srv/modules --out prosody.cfg.lua
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { chatDomainOf } from "@spilhus/contracts/chat";
import { prosodyConfig } from "../prosodyConfig.ts";

try {
  const { values } = parseArgs({
    options: {
      brands: { type: "string" },
      gateway: { type: "string" },
      modules: { type: "string" },
      out: { type: "string" },
    },
  });
  const { brands: file, gateway, modules: modulesDir, out } = values;
  if (file === undefined || gateway === undefined || modulesDir === undefined || out === undefined) {
    throw new Error("Give --brands, --gateway, --modules and --out.");
  }
  const { brands } = BrandRegistrySchema.parse(JSON.parse(await readFile(file, "utf8")));
  const hosts = brands.map(({ id, domains }) => {
    const [host] = domains.production;
    if (host === undefined) throw new Error(`The brand "${id}" has no production domain.`);
    return { brand: id, domain: chatDomainOf(host) };
  });
  const inImage = { port: 5280, address: "*", dataDir: "/tmp", modulesDir };
  await writeFile(out, prosodyConfig({ hosts, gateway, secret: undefined, ...inImage }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
