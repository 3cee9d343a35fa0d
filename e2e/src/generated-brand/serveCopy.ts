import { spawn } from "node:child_process";
import { join } from "node:path";
import { shellIn } from "./runCommand.ts";

const START_MS = 240_000;

/**
 * Serves a checkout's brands as `npm start` does, from an empty state.
 *
 * @returns stops the stack.
 * @throws {Error} with what it wrote when it does not come up.
 */
export async function serveCopy(root: string, port: number): Promise<() => Promise<void>> {
  const args = [
    "--conditions=source",
    "local/src/cli/start.ts",
    "--port",
    String(port),
    "--no-warm",
    "--no-crowd",
  ];
  const stack = spawn(join(root, "node_modules", ".bin", "node"), args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Use its own database, whatever the shell's environment names.
    env: { ...shellIn(root), DATABASE_URL: undefined },
  });
  const ended = new Promise<void>((done) => stack.once("exit", () => done()));
  let output = "";
  let stopping = false;
  const stop = async () => {
    stopping = true;
    stack.kill("SIGTERM");
    await ended;
  };
  // Without this check every later failure would be a refused connection.
  stack.once("exit", (code, signal) => {
    if (!stopping) console.error(`The copy's stack ended with ${String(code ?? signal)}:\n${output}`);
  });
  try {
    await new Promise<void>((ready, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`The copy did not come up in time:\n${output}`)),
        START_MS,
      );
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (!/^ready$/m.test(output)) return;
        clearTimeout(timer);
        ready();
      };
      stack.stdout.on("data", read);
      stack.stderr.on("data", read);
      stack.once("error", fail);
      stack.once("exit", (code) => fail(new Error(`The copy ended with ${String(code)}:\n${output}`)));
    });
  } catch (error) {
    if (stack.exitCode === null && stack.pid !== undefined) await stop();
    throw error;
  }
  return stop;
}
