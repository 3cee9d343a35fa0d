import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

export interface Ended {
  readonly code: number;
  /** Standard output and standard error, in this order. */
  readonly output: string;
}

export interface RunOptions {
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Two minutes when absent. */
  readonly timeoutMs?: number;
}

/** Runs a program to its end. A non-zero end is an answer, not an exception. */
export async function run(
  command: string,
  args: readonly string[],
  folder: string,
  { env = {}, timeoutMs = 120_000 }: RunOptions = {},
): Promise<Ended> {
  try {
    const { stdout, stderr } = await execute(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      timeout: timeoutMs,
      maxBuffer: 32 * 1024 * 1024,
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    if (error instanceof Error && "stdout" in error && "stderr" in error) {
      const code = "code" in error && typeof error.code === "number" ? error.code : 1;
      return { code, output: `${String(error.stdout)}${String(error.stderr)}` };
    }
    throw error;
  }
}

/** As `run`, for steps that must succeed. @throws Error with the program's own words. */
export async function mustRun(
  command: string,
  args: readonly string[],
  folder: string,
  options?: RunOptions,
): Promise<string> {
  const { code, output } = await run(command, args, folder, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code}:\n${output}`);
  return output;
}
