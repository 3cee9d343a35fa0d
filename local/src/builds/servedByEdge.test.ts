import { createServer, type Server } from "node:http";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../stack/freePort.ts";
import { ManagedProcess } from "../stack/managedProcess.ts";
import { edgeProcess } from "../stack/processSpecs.ts";
import type { StackPlan } from "../stack/stackPlan.ts";
import { waitForHttp } from "../stack/waitForHttp.ts";
import { keepBuilds, keptBuilds } from "./keepBuilds.ts";
import { BRAND } from "../../testing/registeredBrand.ts";

describe("a chunk of a build that has been replaced", { timeout: 30_000 }, () => {
  let folder: string;
  let app: Server;
  let edges: ManagedProcess[];
  let served: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "served-builds-"));
    edges = [];
    // An app has the files of the one build it was started with.
    app = createServer(({ url }, response) => {
      response.writeHead(url === `/_next/static/chunks/${served}.js` ? 200 : 404).end(served);
    });
    await new Promise<void>((done) => app.listen(0, "127.0.0.1", done));
  });
  afterEach(async () => {
    await Promise.all(edges.map((edge) => edge.stop(5_000)));
    await new Promise((done) => app.close(done));
    await rm(folder, { recursive: true });
  });

  /** Builds, keeps and starts the edge, as `npm start` does. */
  async function start(id: string): Promise<(chunk: string) => ReturnType<typeof request>> {
    const next = join(folder, "next");
    await rm(next, { recursive: true, force: true });
    await mkdir(join(next, "static/chunks"), { recursive: true });
    await writeFile(join(next, "BUILD_ID"), id);
    await writeFile(join(next, `static/chunks/${id}.js`), id);
    served = id;
    await keepBuilds(keptBuilds(folder), BRAND.id, next);
    const upstream = (app.address() as AddressInfo).port; // an IP listener's address
    const plan: StackPlan = {
      root: resolve(import.meta.dirname, "../../.."),
      port: await freePort(),
      stateDir: folder,
      mode: "production",
      databaseUrl: undefined,
      rateLimits: undefined,
      logDir: folder,
      brandsFile: join(folder, "brands.json"),
      brands: [BRAND],
      secrets: {
        edge: "0123456789abcdef0123456789abcdef",
        revalidate: "0123456789abcdef0123456789abcdef",
        management: "0123456789abcdef0123456789abcdef",
        mail: "0123456789abcdef0123456789abcdef",
        cpr: "",
        payment: "",
        console: "",
        staff: "",
        chat: "h".repeat(32),
        studio: "",
        payments: {
          betaling: { key: "", hook: "" },
          "betaling-bank": { key: "", hook: "" },
        },
        brands: {},
      },
      gatewayPort: upstream,
      controlPort: await freePort(),
      authoritiesPort: await freePort(),
      paymentsPort: await freePort(),
      staffPort: await freePort(),
      chatPort: undefined,
      studioPort: await freePort(),
      consolePort: await freePort(),
      appPorts: { fjord: upstream },
    };
    await writeFile(plan.brandsFile, JSON.stringify({ brands: [BRAND] }));
    const edge = new ManagedProcess(edgeProcess(plan));
    edges.push(edge);
    await waitForHttp(edge.readyUrl, edge.ended, 20_000);
    return (chunk) =>
      request(`http://127.0.0.1:${plan.port}/_next/static/chunks/${chunk}.js`, {
        headers: { host: `fjord.localhost:${plan.port}` },
      });
  }

  it("is served by the edge for two builds, to be kept for good, and not for a third (R8.07)", async () => {
    await start("one");
    await start("two");
    const afterTwo = await start("three");
    for (const id of ["one", "two", "three"]) {
      const { statusCode, headers, body } = await afterTwo(id);
      expect([statusCode, await body.text()]).toEqual([200, id]);
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "text/javascript; charset=utf-8",
        "x-content-type-options": "nosniff",
      });
    }
    const afterThree = await start("four");
    const statuses = await Promise.all(
      ["one", "two", "three", "four"].map(async (id) => {
        const { statusCode, body } = await afterThree(id);
        await body.dump();
        return statusCode;
      }),
    );
    expect(statuses).toEqual([404, 200, 200, 200]);
  });
});
