import { spawn } from "node:child_process";
import { join } from "node:path";
import { endProcess } from "../stack/endProcess.ts";
import { waitFor } from "../stack/waitFor.ts";
import type { Bench } from "../stack/bench.ts";

const PORT = 15_268;
const START_MS = 20_000;

/** Runs `bareRead.ts` beside the gateway until closed. */
export async function serveBareRead({
  stateDir,
}: Pick<Bench, "stateDir">): Promise<{ readonly url: string; close(): Promise<void> }> {
  const url = `http://127.0.0.1:${PORT}/row`;
  const server = spawn(process.execPath, ["--conditions=source", join(import.meta.dirname, "bareRead.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(PORT), STATE_DIR: join(stateDir, "gateway") },
  });
  try {
    await waitFor("The bare route", async () => (await fetch(url)).ok, START_MS);
  } catch (error) {
    await endProcess(server);
    throw error;
  }
  return { url, close: () => endProcess(server) };
}
