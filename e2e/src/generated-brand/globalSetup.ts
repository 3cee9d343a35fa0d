import { cpus, loadavg } from "node:os";
import { request } from "undici";
import { BRANDS } from "../stack/sites.ts";
import { COPY_PORT, copyUrl, keepMaking, WISH } from "./generatedBrand.ts";
import { copyRepository, removeCopy, shellInCopy } from "./repositoryCopy.ts";
import { mustRun } from "./runCommand.ts";
import { serveCopy } from "./serveCopy.ts";
import { plannedTasks, runTasks } from "./turboTasks.ts";

const BUILD = ["build", "--filter=./apps/*"];
const EVERYTHING = ["build", "typecheck", "test"];

const makeBrand = (root: string) =>
  mustRun(
    root,
    "npm",
    [
      ...["run", "--silent", "brand:new", "--", WISH.id],
      ...["--name", WISH.name, "--domain", WISH.domain],
      ...["--primary", WISH.primary, "--features", WISH.features.join(",")],
      ...["--support-workspace", WISH.supportWorkspace, "--yes"],
    ],
    shellInCopy(root),
  );

/** Node may not resolve `*.localhost`, so the Host header names the brand. */
async function expectAnswer(): Promise<void> {
  const { host } = new URL(copyUrl(WISH.id));
  const { statusCode, body } = await request(`http://127.0.0.1:${COPY_PORT}/`, { headers: { host } });
  await body.dump();
  if (statusCode !== 200) throw new Error(`The new brand's front page answered ${statusCode}.`);
}

/**
 * Makes a brand with the command in a copy of the repository, builds and serves it there.
 *
 * @returns stops the stack and removes the copy.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = await copyRepository();
  try {
    // The other brands' builds before the change, from the cache where they exist, and the console's.
    await runTasks(root, [...BUILD, "--filter=./console"]);
    const tasksBefore = await plannedTasks(root, EVERYTHING);
    const contention = Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
    const start = performance.now();
    await makeBrand(root);
    const build = await runTasks(root, BUILD);
    const stop = await serveCopy(root, COPY_PORT);
    try {
      await expectAnswer();
      const secondsToSite = Math.round((performance.now() - start) / 100) / 10;
      const tasksAfter = await plannedTasks(root, EVERYTHING);
      keepMaking({ root, others: BRANDS, tasksBefore, tasksAfter, build, secondsToSite, contention });
    } catch (error) {
      await stop();
      throw error;
    }
    return async () => {
      await stop();
      removeCopy(root);
    };
  } catch (error) {
    removeCopy(root);
    throw error;
  }
}
