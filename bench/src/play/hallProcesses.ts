import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@spilhus/chat-server/testing";
import { openDatabase } from "@spilhus/gateway";
import { type HallLoad, hallLoad } from "@spilhus/gateway/load";
import { TEST_BRANDS } from "@spilhus/gateway/test-brands";
import { loadSecret, originAt, startNode } from "../stack/nodeProcess.ts";
import { startPageServer } from "../stack/pageServer.ts";

/** A gateway that calls numbers and the edge before it, each a process of its own, on a database of their own. */
export interface HallProcesses extends AsyncDisposable {
  readonly hall: HallLoad;
  /** Public port of the edge. */
  readonly port: number;
  /** Origin of the edge's inner listener. */
  readonly control: string;
}

export async function startHallProcesses(): Promise<HallProcesses> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "bench-hall-"));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user where this is the superuser.
  await chmod(folder, 0o755);
  const database = await openDatabase({ stateDir: folder });
  started.defer(() => database.close());
  const hall = await hallLoad(database.db);
  const brands = join(folder, "brands.json");
  await writeFile(brands, JSON.stringify({ brands: TEST_BRANDS }));
  const [gatewayPort, port, controlPort] = [await freePort(), await freePort(), await freePort()];
  const app = started.use(await startPageServer());
  const shared = { BRANDS_FILE: brands, EDGE_SECRET: loadSecret("edge"), LOG_LEVEL: "silent" };
  const gateway = {
    ...{ ...shared, MODE: "development", PORT: String(gatewayPort), STATE_DIR: folder },
    REVALIDATE_SECRET: loadSecret("apps"),
    MANAGEMENT_SECRET: loadSecret("editors"),
    CONTENT_TOKENS: JSON.stringify({
      fjord: { public: loadSecret("pages"), preview: loadSecret("previews") },
    }),
    EDGE_CONTROL: originAt(controlPort),
  };
  started.use(await startNode("gateway", gateway, `${originAt(gatewayPort)}/ready`));
  const edge = {
    ...{ ...shared, PORT: String(port), CONTROL_PORT: String(controlPort), MODE: "production" },
    ...{ GATEWAY: originAt(gatewayPort), UNCACHED_PER_MINUTE: "1000000" },
    APPS: JSON.stringify({ fjord: app.origin, eng: app.origin }),
  };
  started.use(await startNode("edge", edge, `${originAt(controlPort)}/_ready`));
  const all = started.move();
  return {
    ...{ hall, port, control: originAt(controlPort) },
    [Symbol.asyncDispose]: () => all[Symbol.asyncDispose](),
  };
}
