import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const EDGE = resolve(import.meta.dirname, "../../edge");
const START_MS = 60_000;

/** The real process of an edge, which listens. */
export interface EdgeProcess extends AsyncDisposable {
  readonly port: number;
  readonly controlPort: number;
  readonly child: ChildProcess;
  /** Ends it and waits until it is gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** @param variables its whole environment, but for `PATH` and its ports */
export async function startEdgeProcess(variables: Readonly<Record<string, string>>): Promise<EdgeProcess> {
  const { PATH = "", NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["--conditions=source", "src/main.ts"], {
    cwd: EDGE,
    env: {
      ...{ PATH, PORT: "0", CONTROL_PORT: "0", LOG_LEVEL: "info" },
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-20_000)));
  }
  const ports = /"port":(\d+),"controlPort":(\d+)/;
  const end = Date.now() + START_MS;
  while (!ports.test(printed)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The edge did not start:\n${printed}`);
    await wait(20);
  }
  const [, port, controlPort] = ports.exec(printed) ?? [];
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exit;
  };
  return {
    ...{ port: Number(port), controlPort: Number(controlPort), child, end: stop },
    [Symbol.asyncDispose]: () => stop("SIGKILL"),
  };
}
