import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

export interface Ended {
  readonly code: number;
  /** Standard output and standard error, in this order. */
  readonly output: string;
}

/** Runs a program to its end, at most two minutes. A non-zero end is an answer, not an exception. */
export async function run(command: string, args: readonly string[], folder: string): Promise<Ended> {
  try {
    const { stdout, stderr } = await execute(command, args, {
      cwd: folder,
      timeout: 120_000,
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
export async function mustRun(command: string, args: readonly string[], folder: string): Promise<string> {
  const { code, output } = await run(command, args, folder);
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code}:\n${output}`);
  return output;
}
