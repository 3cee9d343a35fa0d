import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import { processEnvironment } from "./processEnvironment.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** The real process of a gateway, which listens. */
export interface GatewayProcess extends AsyncDisposable {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/**
 * @param variables its whole environment, but for `PATH`
 * @param main another program than the product's, which says the same when it listens
 */
export async function gatewayProcess(
  variables: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ["--conditions=source", main], {
    env: { ...processEnvironment(), ...variables, LOG_LEVEL: "info" },
  });
  const exit = once(child, "exit");
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  await vi.waitFor(() => expect(printed).toContain("gateway listens"), { timeout: 90_000 });
  const kill = async () => {
    child.kill("SIGKILL");
    await exit;
  };
  return {
    child,
    origin: /"origin":"([^"]+)"/.exec(printed)?.[1] ?? "",
    kill,
    [Symbol.asyncDispose]: kill,
  };
}
