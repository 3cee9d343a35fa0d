import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RegisteredBrand } from "@spilhus/contracts";
import { appProcess, edgeProcess, gatewayProcess, seedProcess, type StackPlan } from "./processSpecs.ts";
import { buildRegistry } from "./brands.ts";
import { claimPort, freePort } from "./freePort.ts";
import { ManagedProcess } from "./managedProcess.ts";
import { loadSecrets } from "./secrets.ts";
import { StackError } from "./stackError.ts";
import { waitForHttp } from "./waitForHttp.ts";

export interface StackOptions {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Public port of the edge. */
  readonly port: number;
  /** Folder for database, logs and secrets; made when missing. */
  readonly stateDir: string;
  readonly mode: "production" | "development";
  /** An external PostgreSQL instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Called as each part comes up. */
  readonly onProgress: (message: string) => void;
}

export interface RunningBrand {
  readonly id: string;
  readonly name: string;
  /** Address to open. */
  readonly url: string;
}

export interface RunningStack {
  readonly brands: readonly RunningBrand[];
  readonly processes: readonly ManagedProcess[];
  readonly logDir: string;
  readonly plan: StackPlan;
  /** Resolves with a sentence when any process ends by itself. */
  readonly failed: Promise<string>;
  /** Drains and ends everything, the door first and the database last. */
  stop(): Promise<void>;
}

const START_MS = 90_000;
const GRACE_MS = 20_000;

async function makePlan(options: StackOptions): Promise<StackPlan> {
  const logDir = join(options.stateDir, "logs");
  await mkdir(logDir, { recursive: true });
  const brandsFile = join(options.stateDir, "brands.json");
  const brands = await buildRegistry(options.root, brandsFile);
  const secrets = await loadSecrets(
    options.stateDir,
    brands.map(({ id }) => id),
  );
  const appPorts: Record<string, number> = {};
  for (const { id } of brands) appPorts[id] = await freePort();
  return {
    ...options,
    logDir,
    brandsFile,
    brands,
    secrets,
    gatewayPort: await freePort(),
    controlPort: await freePort(),
    appPorts,
  };
}

const localUrl = (brand: RegisteredBrand, port: number) =>
  `http://${brand.domains.local[0] ?? `${brand.id}.localhost`}:${port}`;

/** Tells tools of this machine (tests, benchmarks) where the parts that no browser reaches listen. */
async function writePorts({ stateDir, gatewayPort, controlPort, appPorts }: StackPlan): Promise<void> {
  const ports = { gateway: gatewayPort, control: controlPort, apps: appPorts };
  await writeFile(join(stateDir, "ports.json"), `${JSON.stringify(ports, null, 2)}\n`);
}

/**
 * Starts gateway, seed, every brand's app and the edge, in the order they need each other, and returns when the sites
 * answer.
 *
 * @throws {StackError} in one line when a port is taken, a brand is broken or a part does not come up; everything
 * that was started is ended first.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  await claimPort(options.port);
  const plan = await makePlan(options);
  const processes: ManagedProcess[] = [];
  const stop = async () => {
    for (const managed of processes.toReversed()) await managed.stop(GRACE_MS);
  };
  try {
    const gateway = new ManagedProcess(gatewayProcess(plan));
    processes.push(gateway);
    await waitForHttp(`http://127.0.0.1:${plan.gatewayPort}/ready`, gateway.ended, START_MS);
    options.onProgress("gateway is up");
    const seed = new ManagedProcess(seedProcess(plan));
    const seeded = await seed.ended;
    if (!/ended with 0:/.test(seeded)) throw new StackError(seeded);
    options.onProgress("content and games are there");
    const apps = plan.brands.map((brand) => ({ brand, app: new ManagedProcess(appProcess(plan, brand)) }));
    processes.push(...apps.map(({ app }) => app));
    const edge = new ManagedProcess(edgeProcess(plan));
    processes.push(edge);
    await waitForHttp(`http://127.0.0.1:${plan.controlPort}/_ready`, edge.ended, START_MS);
    for (const { brand, app } of apps) {
      await waitForHttp(
        `http://127.0.0.1:${plan.appPorts[brand.id] ?? 0}/internal/build`,
        app.ended,
        START_MS,
      );
      options.onProgress(`${brand.name} is up`);
    }
    await writePorts(plan);
    return {
      brands: plan.brands.map((brand) => ({
        id: brand.id,
        name: brand.name,
        url: localUrl(brand, plan.port),
      })),
      processes,
      logDir: plan.logDir,
      plan,
      failed: Promise.race(processes.map(({ ended }) => ended)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
