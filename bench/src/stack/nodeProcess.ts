import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { endProcess } from "./endProcess.ts";
import { waitFor } from "./waitFor.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const START_MS = 90_000;

/** Origin of a listener on this machine. */
export const originAt = (port: number): string => `http://127.0.0.1:${port}`;
/** A secret that parts of a load share. */
export const loadSecret = (whose: string): string => `a secret of the ${whose}, long enough for a load`;

/**
 * Starts a room of the repository as a process of its own, and waits until it answers.
 *
 * @throws {Error} when it does not answer in time
 */
export async function startNode(
  room: string,
  env: Readonly<Record<string, string>>,
  readyUrl: string,
): Promise<AsyncDisposable> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["--conditions=source", "src/main.ts"], {
    ...{ cwd: join(ROOT, room), env: { PATH, ...env }, stdio: "ignore" as const },
  });
  await waitFor(`The ${room}`, async () => (await fetch(readyUrl)).status < 500, START_MS);
  return { [Symbol.asyncDispose]: () => endProcess(child) };
}
