import { join } from "node:path";
import { mustRun } from "../packages/run.ts";

const INSTALL_MS = 600_000;

export interface Checkout {
  readonly root: string;
  readonly commit: string;
  remove(): Promise<void>;
}

/** Checks an earlier commit out into a folder of its own and installs it. */
export async function earlierCheckout(root: string, ref: string, folder: string): Promise<Checkout> {
  const commit = (await mustRun("git", ["rev-parse", "--short", ref], root)).trim();
  const earlier = join(folder, "earlier");
  await mustRun("git", ["worktree", "add", "--detach", earlier, commit], root);
  await mustRun("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], earlier, {
    timeoutMs: INSTALL_MS,
    env: { CI: "true" },
  });
  return {
    root: earlier,
    commit,
    async remove() {
      await mustRun("git", ["worktree", "remove", "--force", earlier], root);
    },
  };
}
