import { createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";
import { localState, STATE } from "../stack/localState.ts";
import { startProcess, type StartedProcess } from "./startProcess.ts";

const root = resolve(import.meta.dirname, "../../..");
const FROM_SOURCE = "--conditions=source";
const loopback = (port: number) => `http://127.0.0.1:${port}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo; // an IP listener's address
  await new Promise((closed) => server.close(closed));
  return port;
}

/** An edge that trusts the local nginx, in front of the stack's apps and gateway. */
async function startEdge(port: number): Promise<StartedProcess> {
  const { secrets, ports } = await localState();
  const apps = Object.entries(ports.apps).map(([brand, app]) => [brand, loopback(app)]);
  const env = {
    PORT: String(port),
    CONTROL_PORT: String(await freePort()),
    BRANDS_FILE: resolve(STATE, "brands.json"),
    APPS: JSON.stringify(Object.fromEntries(apps)),
    GATEWAY: loopback(ports.gateway),
    EDGE_SECRET: secrets.edge,
    TRUSTED_PROXY: "127.0.0.1",
  };
  return startProcess([FROM_SOURCE, "src/main.ts"], { cwd: resolve(root, "edge"), env }, /edge is ready/);
}

/**
 * Starts nginx with production's configuration before an edge of its own.
 *
 * @returns the TLS port, and a function that stops both
 */
export async function startProductionDoor(): Promise<{ port: number; stop(): Promise<void> }> {
  const edgePort = await freePort();
  const edge = await startEdge(edgePort);
  try {
    const nginx = await startProcess(
      [
        ...[FROM_SOURCE, "src/cli/tryNginx.ts", "--edge", `127.0.0.1:${edgePort}`],
        ...["--brands", resolve(STATE, "brands.json")],
      ],
      { cwd: resolve(root, "deploy"), env: {} },
      /"httpsPort":\d+/,
    );
    return {
      port: Number(/"httpsPort":(\d+)/.exec(nginx.said())?.[1]),
      async stop() {
        await nginx.stop();
        await edge.stop();
      },
    };
  } catch (error) {
    await edge.stop();
    throw error;
  }
}
