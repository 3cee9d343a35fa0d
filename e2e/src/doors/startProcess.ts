import { spawn } from "node:child_process";
import { once } from "node:events";

export interface StartedProcess {
  /** Its output so far. */
  said(): string;
  stop(): Promise<void>;
}

const START_MS = 30_000;

/**
 * Starts a Node process and waits until it says that it is ready.
 *
 * @throws {Error} with its output when it ends, or is not ready within 30 s
 */
export async function startProcess(
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
  ready: RegExp,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env["PATH"],
      TMPDIR: process.env["TMPDIR"],
      NGINX_PATH: process.env["NGINX_PATH"],
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  await new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`Not ready in time: ${output}`)), START_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(timer);
      done();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", (code) => {
      clearTimeout(timer);
      fail(new Error(`Ended with ${String(code)}: ${output.trim()}`));
    });
  });
  return {
    said: () => output,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
