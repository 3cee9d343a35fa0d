import { existsSync } from "node:fs";
import { findProsody } from "@spilhus/chat-server";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keepBuilds, keptBuilds } from "../builds/keepBuilds.ts";
import {
  appProcess,
  authoritiesOrigin,
  authoritiesProcess,
  crowdProcess,
  edgeProcess,
  gatewayProcess,
  seedProcess,
  standaloneOf,
} from "./processSpecs.ts";
import { chatProcess } from "./chatSpecs.ts";
import { consoleBuild, consoleOrigin, consoleProcess } from "./consoleSpecs.ts";
import { paymentOrigin } from "./paymentAccounts.ts";
import { studioOrigin, studioProcess } from "./studioSpecs.ts";
import { brandOrigin, type StackPlan } from "./stackPlan.ts";
import { buildApps } from "./buildApps.ts";
import { buildRegistry } from "./brands.ts";
import { claimPort, freePort } from "./freePort.ts";
import { keepRunning } from "./keepRunning.ts";
import { ManagedProcess, type ProcessSpec } from "./managedProcess.ts";
import { publishAssets } from "./publishAssets.ts";
import { makeStateDir } from "./stateDir.ts";
import { loadSecrets } from "./secrets.ts";
import { StackError } from "./stackError.ts";
import { hasSupportVendor } from "./supportVendorSpecs.ts";
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
  /** The least number of games that are seeded; the local catalogue when undefined. */
  readonly games?: number | undefined;
  readonly rateLimits: string | undefined;
  /** Whether players of the seed play by themselves. */
  readonly hasCrowd: boolean;
  /** Whether to build apps that have changed first. */
  readonly build: boolean;
  /** Stops the stack, also while it is starting. */
  readonly signal: AbortSignal;
  /** Receives a line when a process is up. */
  readonly onProgress: (message: string) => void;
  /** Receives a line when a process ends by itself and when it is back. */
  readonly onTrouble: (message: string) => void;
}

export interface RunningBrand {
  readonly id: string;
  readonly name: string;
  /** Address to open. */
  readonly url: string;
}

export interface RunningStack {
  readonly brands: readonly RunningBrand[];
  /** Address of the list of players. */
  readonly playersUrl: string;
  /** Address of the payment provider's list of payments. */
  readonly paymentsUrl: string;
  /** Address of the page on which the game studio's faults are set. */
  readonly studioUrl: string;
  /** Address of the console. */
  readonly consoleUrl: string;
  readonly processes: readonly ManagedProcess[];
  readonly logDir: string;
  readonly plan: StackPlan;
  /** Resolves with the reason when a process cannot be kept running. */
  readonly failed: Promise<string>;
  /** Drains and ends every process: the crowd and the edge first, the gateway with its database last. */
  stop(): Promise<void>;
}

const START_MS = 90_000;
const GRACE_MS = 20_000;

async function makePlan(options: StackOptions): Promise<StackPlan> {
  const { root, stateDir } = options;
  const logDir = await makeStateDir(stateDir);
  const brandsFile = join(stateDir, "brands.json");
  const brands = await buildRegistry(root, brandsFile);
  const secrets = await loadSecrets(
    stateDir,
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
    authoritiesPort: await freePort(),
    paymentsPort: await freePort(),
    staffPort: await freePort(),
    chatPort: findProsody() ? await freePort() : undefined,
    studioPort: await freePort(),
    supportVendorPort: brands.some(hasSupportVendor) ? await freePort() : undefined,
    // Next to the sites' own, so that its address stays the same.
    consolePort: options.port + 1,
    appPorts,
  };
}

/** Checks that every app is built, and keeps the files that open pages may still request. */
async function keepEveryBuild({ root, stateDir, brands }: StackPlan): Promise<void> {
  for (const { id } of brands) {
    const standalone = standaloneOf(root, id);
    if (!existsSync(join(standalone, "server.js"))) {
      throw new StackError(
        `apps/${id} is not built. Run npm start, or npx turbo run build --filter=./apps/${id}.`,
      );
    }
    await keepBuilds(keptBuilds(stateDir), id, join(standalone, ".next"));
  }
  if (!existsSync(join(consoleBuild(root), "server.js"))) {
    throw new StackError(
      "The console is not built. Run npm start, or npx turbo run build --filter=./console.",
    );
  }
}

/** Writes the ports of internal listeners for tests and benchmarks on this machine. */
async function writePorts(plan: StackPlan): Promise<void> {
  const { stateDir, gatewayPort, controlPort, authoritiesPort, paymentsPort, chatPort, appPorts } = plan;
  const ports = {
    ...{ gateway: gatewayPort, control: controlPort, authorities: authoritiesPort },
    ...{ payments: paymentsPort, chat: chatPort, apps: appPorts },
  };
  await writeFile(join(stateDir, "ports.json"), `${JSON.stringify(ports, null, 2)}\n`);
}

/**
 * Builds what has changed, starts gateway, authorities, seed, every brand's app and the edge in the order of their
 * dependencies, and returns when the sites answer. From then on a process that ends by itself is started again.
 *
 * @throws {StackError} when a port is taken, a brand is invalid, a process does not come up or the signal is aborted;
 * everything that was started is ended first.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { signal, onProgress } = options;
  await claimPort(options.port);
  await claimPort(options.port + 1);
  const plan = await makePlan(options);
  if (options.build) await buildApps(options.root, signal);
  if (options.mode === "production" && !signal.aborted) await keepEveryBuild(plan);
  if (options.mode === "development") {
    for (const { id } of plan.brands)
      await publishAssets(plan.root, id, { signal, report: options.onTrouble });
  }

  const processes: ManagedProcess[] = [];
  const run = (spec: ProcessSpec): ManagedProcess => {
    if (signal.aborted) throw new StackError("Stopped.");
    const managed = new ManagedProcess(spec);
    processes.push(managed);
    return managed;
  };
  const stop = async () => {
    const [gateway, ...others] = processes;
    // Whoever calls others ends before them.
    for (const name of ["crowd", "edge"]) {
      await others.find((managed) => managed.name === name)?.stop(GRACE_MS);
    }
    await Promise.all(others.map((managed) => managed.stop(GRACE_MS)));
    await gateway?.stop(GRACE_MS);
  };
  const ready = ({ readyUrl, ended }: ManagedProcess) => waitForHttp(readyUrl, ended, START_MS);
  // Ending the processes also ends the waiting below.
  const onAbort = () => void stop();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const gateway = run(gatewayProcess(plan));
    const authorities = run(authoritiesProcess(plan));
    const studio = run(studioProcess(plan));
    await ready(gateway);
    onProgress("gateway is up");
    const seed = run(seedProcess(plan));
    const seeded = await seed.ended;
    if (!/ended with 0[: ]/.test(seeded)) throw new StackError(seeded);
    processes.splice(processes.indexOf(seed), 1);
    onProgress("content and games are there");
    const apps = plan.brands.map((brand) => ({ brand, app: run(appProcess(plan, brand)) }));
    const staff = run(consoleProcess(plan));
    const chatSpec = await chatProcess(plan);
    const chat = chatSpec && run(chatSpec);
    const edge = run(edgeProcess(plan));
    await ready(authorities);
    await ready(studio);
    await ready(edge);
    for (const { brand, app } of apps) {
      await ready(app);
      onProgress(`${brand.name} is up`);
    }
    if (chat) {
      await ready(chat);
      onProgress("the chat is up");
    } else onProgress("there is no Prosody on this machine: the chat is away");
    await ready(staff);
    onProgress("the console is up");
    await writePorts(plan);
    const kept = processes.map((managed) => keepRunning(managed, { report: options.onTrouble, signal }));
    if (options.hasCrowd) {
      // The stack goes on without it.
      void keepRunning(run(crowdProcess(plan)), { report: options.onTrouble, signal }).then(
        options.onTrouble,
      );
      onProgress("the crowd comes in");
    }
    return {
      brands: plan.brands.map((brand) => ({
        id: brand.id,
        name: brand.name,
        url: brandOrigin(brand, plan),
      })),
      playersUrl: authoritiesOrigin(plan),
      paymentsUrl: paymentOrigin(plan),
      studioUrl: `${studioOrigin(plan)}/faults`,
      consoleUrl: consoleOrigin(plan),
      processes,
      logDir: plan.logDir,
      plan,
      failed: Promise.race(kept),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}
