import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { allOf, environmentOf, execForm, ROOT, type Stage } from "./containerfile.ts";

const run = promisify(execFile);
/** A folder in the image and on this machine. */
export type Places = Readonly<Record<string, string>>;

const PATH = `${ROOT}/node_modules/.bin:${process.env["PATH"] ?? ""}`;

/** Replaces the image's paths and ports with this machine's, in one pass, the longest first. */
export function moved(text: string, places: Places): string {
  const names = Object.keys(places).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(names.map((name) => name.replaceAll(".", String.raw`\.`)).join("|"), "g");
  return text.replaceAll(pattern, (name) => places[name] ?? name);
}

/** Runs a stage's shell commands but those that install system-wide, which need a machine of their own. */
export async function runCommands(stage: Stage, cwd: string, places: Places): Promise<void> {
  const commands = allOf(stage, "RUN").filter(
    (command) => !/^(?:npm install --global|apt-get|install) /.test(command),
  );
  for (const command of commands) {
    await run("sh", ["-c", moved(command, places)], {
      cwd,
      env: { ...process.env, PATH, npm_config_prefer_offline: "true", TURBO_TELEMETRY_DISABLED: "1" },
      maxBuffer: 64 * 1024 * 1024,
    });
  }
}

/** A container's process, run without a container. */
export interface StagedProcess {
  readonly child: ChildProcess;
  said(): string;
  /** Runs the image's health check until it succeeds. */
  healthy(): Promise<void>;
  /** Stops it like a container; returns duration and exit code. */
  end(): Promise<{ code: number | null; milliseconds: number }>;
}

const HEALTHY_MS = 60_000;
const PROBE_MS = 100;

/** Starts a stage's CMD with its ENV, and what the composition adds, and nothing of this shell. */
export function startStage(
  stage: Stage,
  environment: Readonly<Record<string, string>>,
  places: Places,
): StagedProcess {
  const cwd = moved(allOf(stage, "WORKDIR").at(-1) ?? "/", places);
  const set = { ...environmentOf(stage), ...environment };
  const env = Object.fromEntries(Object.entries(set).map(([name, value]) => [name, moved(value, places)]));
  const own = { ...env, PATH, HOME: cwd };
  const [command = "", ...args] = execForm(allOf(stage, "CMD")[0] ?? "").map((word) => moved(word, places));
  const child = spawn(command, args, { cwd, env: own, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, "exit");
  const [probe = "", ...probeArgs] = execForm(allOf(stage, "HEALTHCHECK")[0] ?? "").map((word) =>
    moved(word, places),
  );
  return {
    child,
    said: () => output,
    async healthy() {
      const deadline = Date.now() + HEALTHY_MS;
      for (;;) {
        const answer = await run(probe, probeArgs, { env: own }).catch((error: unknown) => error);
        if (!(answer instanceof Error)) return;
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`${stage.name} is not healthy: ${output}`);
        await delay(PROBE_MS);
      }
    },
    async end() {
      const started = Date.now();
      child.kill("SIGTERM");
      await ended;
      return { code: child.exitCode, milliseconds: Date.now() - started };
    },
  };
}
