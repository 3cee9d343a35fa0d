import { spawn } from "node:child_process";
import { join } from "node:path";

const LIMIT_MS = 120_000;

/**
 * Links new packages into the workspace with the repository's own pnpm, from its store where that suffices. Changes
 * nothing but `node_modules` and the lockfile.
 *
 * @throws {Error} with the installer's last lines when it fails or takes longer than two minutes.
 */
export async function installWorkspace(root: string): Promise<void> {
  const pnpm = join(root, "node_modules", ".bin", process.platform === "win32" ? "pnpm.cmd" : "pnpm");
  const child = spawn(
    pnpm,
    ["install", "--prefer-offline", "--no-frozen-lockfile", "--reporter=append-only"],
    {
      cwd: root,
      env: { ...process.env, CI: "true" },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LIMIT_MS,
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)));
  }
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`pnpm install ended with ${code ?? "no answer in two minutes"}:\n${output.trim()}`));
    });
  });
}
