import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { StackError } from "./stackError.ts";

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);

/**
 * Makes the state folder and the one for logs in it.
 *
 * @returns the folder for logs.
 * @throws {StackError} when this user may not write there.
 */
export async function makeStateDir(stateDir: string): Promise<string> {
  const logDir = join(stateDir, "logs");
  for (const folder of [stateDir, logDir]) {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    } catch (cause) {
      throw new StackError(
        `This user may not write to ${folder} (${codeOf(cause)}). Give it the right, or choose another folder: ` +
          "npm start -- --state <folder>.",
      );
    }
  }
  return logDir;
}
