import { spawn } from "node:child_process";
import { join } from "node:path";

const READY_MS = 600_000;

/**
 * Runs a checkout's local stack on a database until it is ready, which migrates the database and seeds it, and stops it.
 *
 * @throws Error with its output when it does not become ready.
 */
export async function runStack(
  root: string,
  databaseUrl: string,
  port: number,
  state: string,
): Promise<void> {
  const node = join(root, "node_modules", ".bin", "node");
  const stack = spawn(
    node,
    [
      "--conditions=source",
      "local/src/cli/start.ts",
      ...["--dev", "--no-warm", "--port", String(port), "--state", state],
    ],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl, NO_CROWD: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise<number | null>((done) => stack.once("exit", done));
  let output = "";
  try {
    await new Promise<void>((ready, fail) => {
      const timer = setTimeout(
        () => fail(new Error(`The stack was not ready in time:\n${output}`)),
        READY_MS,
      );
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (!/^ready$/m.test(output)) return;
        clearTimeout(timer);
        ready();
      };
      stack.stdout.on("data", read);
      stack.stderr.on("data", read);
      void ended.then((code) => {
        clearTimeout(timer);
        fail(new Error(`The stack ended with ${String(code)}:\n${output}`));
      });
    });
  } finally {
    stack.kill("SIGTERM");
    await ended;
  }
}
