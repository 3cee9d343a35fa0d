import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { RegisteredBrand } from "@spilhus/contracts";
import { renderNginx, type Domains } from "../nginx/renderNginx.ts";
import { parseSettings, type NginxSettings } from "../nginx/settings.ts";
import { makeCertificate } from "./makeCertificate.ts";
import { nginxPath } from "./nginxPath.ts";

export interface NginxOptions {
  readonly brands: readonly RegisteredBrand[];
  readonly domains: Domains;
  /** Address of the edge, `127.0.0.1:3000`. */
  readonly edge: string;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Differences from production. */
  readonly settings?: Partial<Record<keyof NginxSettings, string>>;
}

/** nginx as a child process in a folder of its own. */
export interface RunningNginx {
  readonly folder: string;
  /** Resolves with its last output when it ends. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const START_MS = 10_000;

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/**
 * Starts nginx on loopback with the configuration of production and certificates nobody trusts.
 *
 * @throws {Error} with its own words when it does not come up
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const binary = nginxPath();
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  // As root, workers run as another user; keys are read before.
  await chmod(folder, 0o755);
  const settings = parseSettings({
    EDGE: options.edge,
    LISTEN: "127.0.0.1",
    HTTP_PORT: String(options.httpPort),
    HTTPS_PORT: String(options.httpsPort),
    PUBLIC_HTTPS_PORT: String(options.httpsPort),
    CERTS_DIR: join(folder, "certs"),
    ACME_DIR: join(folder, "acme"),
    CLOSED_DIR: join(folder, "closed"),
    CONF_DIR: folder,
    RUN_DIR: join(folder, "run"),
    WORKERS: "1",
    ACCESS_LOG: join(folder, "access.log"),
    ERROR_LOG: "stderr",
    ...options.settings,
  });
  await mkdir(settings.RUN_DIR);
  for (const { id, domains } of options.brands) {
    await makeCertificate(join(settings.CERTS_DIR, id), domains[options.domains]);
  }
  for (const [name, text] of Object.entries(renderNginx(options.brands, settings, options.domains))) {
    await writeFile(join(folder, name), text);
  }
  const child = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  const ended = once(child, "close").then(() => said);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  async function stop(): Promise<void> {
    if (!isGone()) child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  const deadline = Date.now() + START_MS;
  while (!(await accepts(options.httpsPort)) || isGone()) {
    if (isGone() || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx did not start: ${said}`);
    }
    await delay(20);
  }
  return { folder, ended, stop };
}
