import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { PORT } from "./sites.ts";

const root = resolve(import.meta.dirname, "../../..");
// A first start writes thousands of past rounds, which takes minutes on a busy machine.
const START_MS = 300_000;

/**
 * All journeys share one address, which makes many sign-in attempts and many first requests for pictures a minute. The
 * gateway's own tests prove the production limits.
 */
const RATE_LIMITS = {
  attemptsPerMinute: { account: 10, address: 600, everybody: 6_000 },
  rendersPerMinute: 6_000,
};

/**
 * Starts the whole product on its own port and state, unless `E2E_PORT` names one that runs already.
 *
 * @returns stops the stack.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env["E2E_PORT"]) return async () => {};
  const stack = spawn(
    process.execPath,
    [
      "--conditions=source",
      "local/src/cli/start.ts",
      "--port",
      String(PORT),
      "--state",
      ".state/e2e",
      "--no-warm",
      // Journeys count on rooms that nobody else plays in, unless a run asks for the crowd.
      ...(process.env["E2E_CROWD"] === "1" ? [] : ["--no-crowd"]),
    ],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, RATE_LIMITS: JSON.stringify(RATE_LIMITS) },
    },
  );
  let output = "";
  await new Promise<void>((ready, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`The stack did not come up in time:\n${output}`)),
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
    stack.once("exit", (code) => fail(new Error(`The stack ended with ${String(code)}:\n${output}`)));
  });
  return async () => {
    stack.removeAllListeners("exit");
    const ended = new Promise((done) => stack.once("exit", done));
    stack.kill("SIGTERM");
    await ended;
  };
}
