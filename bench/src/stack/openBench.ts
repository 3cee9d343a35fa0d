import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BrandRegistrySchema } from "@spilhus/contracts";
import * as z from "zod";
import type { Bench } from "./bench.ts";
import { endProcess } from "./endProcess.ts";
import { waitFor } from "./waitFor.ts";

const PortsSchema = z.object({
  gateway: z.number(),
  control: z.number(),
  apps: z.record(z.string(), z.number()),
});
const START_MS = 180_000;
const OWN_PORT = 15_260;
const OWN_STATE = ".state/bench";

/** A load exceeds every visitor limit, so the limits are raised: they count but refuse nothing. */
const PLENTY = { account: 1_000_000, address: 1_000_000, everybody: 1_000_000 };
const LOADED_LIMITS = {
  playerCallsPerMinute: PLENTY,
  attemptsPerMinute: PLENTY,
  depositsPerMinute: PLENTY,
  bonusCodesPerMinute: PLENTY,
  hooksPerMinute: 1_000_000,
  trackingPerMinute: PLENTY,
};

export interface OpenBench {
  readonly bench: Bench;
  close(): Promise<void>;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read: start the stack anew, or name its folder with BENCH_STATE.`, {
      cause,
    });
  }
}

/** Starts the product of this checkout and waits until it prints its table, which means that its pages are warm. */
async function startStack(
  root: string,
  state: string,
  games: number | undefined,
): Promise<() => Promise<void>> {
  const stack = spawn(
    process.execPath,
    [
      "--conditions=source",
      "local/src/cli/start.ts",
      "--port",
      String(OWN_PORT),
      "--state",
      state,
      "--no-warm",
      "--no-crowd",
      ...(games === undefined ? [] : ["--games", String(games)]),
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, RATE_LIMITS: JSON.stringify(LOADED_LIMITS) },
    },
  );
  let output = "";
  const read = (chunk: Buffer) => (output += chunk.toString());
  stack.stdout.on("data", read);
  stack.stderr.on("data", read);
  try {
    await waitFor(
      "The stack",
      async () => {
        if (stack.exitCode !== null) output += "\nready\n";
        return /^ready$/m.test(output);
      },
      START_MS,
    );
    if (stack.exitCode !== null) throw new Error(`The stack ended with ${stack.exitCode}.`);
  } catch (cause) {
    await endProcess(stack);
    throw new Error(`The stack did not come up:\n${output.slice(-2_000)}`, { cause });
  }
  return () => endProcess(stack);
}

/**
 * The running product to measure: the one at `BENCH_PORT` with its state in `BENCH_STATE`, else one started here.
 *
 * @param games how many games it is to have at least, with a state of its own; the local catalogue where absent.
 * @throws {Error} naming what did not come up or which file is missing.
 */
export async function openBench(
  root: string,
  load: Pick<Bench, "runs" | "seconds">,
  games?: number,
): Promise<OpenBench> {
  const given = process.env["BENCH_PORT"];
  const own = games === undefined ? OWN_STATE : `${OWN_STATE}-${games}`;
  const close = given ? async () => {} : await startStack(root, own, games);
  const port = given ? Number(given) : OWN_PORT;
  const state = resolve(root, (given && process.env["BENCH_STATE"]) || own);
  try {
    const { brands } = BrandRegistrySchema.parse(await readJson(join(state, "brands.json")));
    const ports = PortsSchema.parse(await readJson(join(state, "ports.json")));
    return {
      close,
      bench: {
        ...load,
        root,
        scratch: join(root, OWN_STATE, "scratch"),
        port,
        stateDir: state,
        gateway: `http://127.0.0.1:${ports.gateway}`,
        control: `http://127.0.0.1:${ports.control}`,
        brands: brands.map((brand) => ({
          brand,
          origin: `http://${brand.domains.local[0] ?? `${brand.id}.localhost`}:${port}`,
          app: `http://127.0.0.1:${ports.apps[brand.id] ?? 0}`,
        })),
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
