import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";

/** Result of a command. */
export interface CommandResult {
  /** Exit code; `null` after a time-out. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const LIMIT_MS = 300_000;
const MAX_OUTPUT = 256 * 2 ** 20;

/** Variables that this test's runners set; a user's shell has none of them, except where packages come from. */
const OF_THE_RUNNER =
  /^(?:TURBO_|npm_(?!config_registry$)|PLAYWRIGHT_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/;

/**
 * The environment of a shell in a checkout: the checkout's own tools first, no variables of this test's runners. A copy
 * is thrown away, as CI's checkout is.
 *
 * @param root Absolute path of the checkout.
 */
export function shellIn(root: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !OF_THE_RUNNER.test(name));
  const path = [join(root, "node_modules", ".bin"), process.env["PATH"] ?? ""].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, NO_COLOR: "1", CI: "true" };
}

/**
 * Runs a command in a folder, for five minutes at most.
 *
 * @throws {Error} when it cannot be started.
 */
export function runCommand(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = shellIn(folder),
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env, timeout: LIMIT_MS, maxBuffer: MAX_OUTPUT };
    execFile(command, [...args], options, (error, stdout, stderr) => {
      const code = error ? (error.code ?? null) : 0;
      if (typeof code === "string") reject(error);
      else resolve({ code, stdout, stderr });
    });
  });
}

/**
 * Runs a command that must succeed.
 *
 * @returns what it wrote to its standard output.
 * @throws {Error} with its last lines when it does not.
 */
export async function mustRun(
  folder: string,
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  const { code, stdout, stderr } = await runCommand(folder, command, args, env);
  if (code === 0) return stdout;
  const ending = code === null ? "did not end in five minutes" : `ended with ${code}`;
  throw new Error(`${command} ${args.join(" ")} ${ending}:\n${`${stdout}\n${stderr}`.trim().slice(-3_000)}`);
}
