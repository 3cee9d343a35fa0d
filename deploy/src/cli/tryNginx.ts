import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { freePorts } from "../local/freePorts.ts";
import { startNginx } from "../local/startNginx.ts";

/**
 * nginx as in production, with certificates nobody trusts, before an edge of this machine, until Ctrl-C.
 *
 *     TRUSTED_PROXY=127.0.0.1 … node --conditions=source edge/src/main.ts
 *     node --conditions=source deploy/src/cli/tryNginx.ts --edge 127.0.0.1:3000 --brands .state/brands.json
 */
try {
  const { values } = parseArgs({
    options: {
      edge: { type: "string", default: "127.0.0.1:3000" },
      brands: { type: "string", default: ".state/brands.json" },
      http: { type: "string" },
      https: { type: "string" },
    },
  });
  const { brands } = BrandRegistrySchema.parse(JSON.parse(await readFile(values.brands, "utf8")));
  const [freeHttp = 0, freeHttps = 0] = await freePorts(2);
  const [httpPort, httpsPort] = [Number(values.http ?? freeHttp), Number(values.https ?? freeHttps)];
  const nginx = await startNginx({ brands, domains: "local", edge: values.edge, httpPort, httpsPort });
  for (const { domains } of brands) console.log(`https://${domains.local[0] ?? ""}:${httpsPort}`);
  console.log(JSON.stringify({ httpPort, httpsPort }));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void nginx.stop().then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  void nginx.ended.then((said) => {
    if (stopping) return;
    console.error(`nginx ended: ${said}`);
    process.exit(1);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
