import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { BRAND } from "../../testing/registeredBrand.ts";
import { chatProcess } from "./chatSpecs.ts";
import { freePort } from "./freePort.ts";
import { keepRunning } from "./keepRunning.ts";
import { ManagedProcess } from "./managedProcess.ts";
import { loadSecrets } from "./secrets.ts";
import type { StackPlan } from "./stackPlan.ts";
import { waitForHttp } from "./waitForHttp.ts";

it("a stack's chat server starts with its own configuration, is watched and started again", async () => {
  const stateDir = await mkdtemp(join(tmpdir(), "stack-chat-"));
  // Answers a policy in place of the gateway, whatever the chat server tells.
  const gateway = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ policy: { version: "1", domains: {} } }));
  });
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const controller = new AbortController();
  const secrets = await loadSecrets(stateDir, [BRAND.id]);
  const plan: StackPlan = {
    ...{ root: resolve(import.meta.dirname, "../../.."), port: 3000, stateDir, mode: "development" },
    ...{ databaseUrl: undefined, rateLimits: undefined, logDir: stateDir, brandsFile: "/none", secrets },
    ...{
      brands: [BRAND],
      controlPort: 1,
      authoritiesPort: 1,
      paymentsPort: 1,
      staffPort: 1,
      studioPort: 1,
      consolePort: 1,
    },
    ...{ appPorts: {}, chatPort: await freePort() },
    // An IP listener's address.
    gatewayPort: (gateway.address() as AddressInfo).port,
  };
  const spec = await chatProcess(plan);
  if (!spec) throw new Error("There is no Prosody. Run `node tooling/src/prosody.ts`.");
  const managed = new ManagedProcess(spec);
  try {
    await waitForHttp(managed.readyUrl, managed.ended, 20_000);
    const config = join(stateDir, "chat/prosody.cfg.lua");
    expect((await stat(config)).mode & 0o077).toBe(0);
    expect(await readFile(config, "utf8")).toContain('VirtualHost "chat.fjord.localhost"');
    const lines: string[] = [];
    void keepRunning(managed, { report: (line) => lines.push(line), signal: controller.signal });
    process.kill(managed.pid ?? 0, "SIGKILL");
    await expect.poll(() => lines, { timeout: 20_000 }).toContain("chat is up again");
  } finally {
    controller.abort();
    await managed.stop(5_000);
    gateway.closeAllConnections();
    gateway.close();
    await rm(stateDir, { recursive: true });
  }
}, 60_000);

it("a machine without Prosody has no chat server", async () => {
  // Nothing else of the plan is read then.
  const plan = { chatPort: undefined } as StackPlan;
  expect(await chatProcess(plan)).toBeUndefined();
});
