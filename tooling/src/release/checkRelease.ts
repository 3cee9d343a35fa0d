/**
 * Proves that a release can follow the one before.
 *
 *     npm run release:check [-- --from <commit>]
 *
 * Publishes the packages of an earlier commit (the one before, when none is named) to a registry of its own, installs
 * them in a small app, publishes this checkout's packages and upgrades the app. Then fills a database with the earlier
 * commit's stack, starts this one's on it, and compares. Exit code 1 and one reason when something is lost.
 */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { freePort, startDatabase } from "./database.ts";
import { earlierCheckout } from "./earlierCheckout.ts";
import { migrationFindings } from "./migrationFindings.ts";
import { startRegistry } from "./packageRegistry.ts";
import { publishRelease, releaseOf, versionBefore } from "./publishRelease.ts";
import { runStack } from "./runStack.ts";
import { useRelease } from "./smallApp.ts";

const root = resolve(import.meta.dirname, "../../..");
const started = performance.now();
const report = (line: string) =>
  console.log(`${String(Math.round((performance.now() - started) / 1_000)).padStart(4)} s  ${line}`);

async function checkPackages(earlier: string, folder: string): Promise<void> {
  const registry = await startRegistry();
  const cache = join(root, ".turbo/cache");
  const app = join(folder, "app");
  try {
    versionBefore(earlier, releaseOf(root));
    const before = await publishRelease(earlier, registry, cache);
    report(`${before.size} packages of the earlier release are published`);
    await useRelease(root, app, before, registry);
    report("a small app has installed and used them");
    const now = await publishRelease(root, registry, cache);
    report(`${now.size} packages of this release are published`);
    const rendered = await useRelease(root, app, now, registry);
    report(`the app has upgraded and renders ${rendered.slice(0, 60)}`);
  } finally {
    await registry.close();
  }
}

async function checkDatabase(earlier: string, folder: string): Promise<void> {
  const database = await startDatabase(folder);
  // One state for both, because an upgrade keeps its secrets: players are found by them.
  const state = join(folder, "state");
  try {
    await runStack(earlier, database.url, await freePort(), state);
    const before = await database.read();
    const [first] = [...before.audit.keys()].toSorted();
    if (first === undefined) throw new Error("The earlier stack has written nothing to the audit.");
    report(`the earlier stack has filled ${before.counts.size} tables, ${before.audit.size} rows of audit`);
    await runStack(root, database.url, await freePort(), state);
    await database.continueChain(first.slice(0, first.lastIndexOf("/")));
    const findings = migrationFindings(before, await database.read());
    const broken = await database.brokenAuditRows();
    if (broken.length > 0) findings.push(`The audit is broken at rows ${broken.join(", ")}.`);
    if (findings.length > 0) throw new Error(findings.join("\n"));
    report("this stack has migrated it: every player and audit row is there, every chain whole");
  } finally {
    await database.stop();
  }
}

const { values } = parseArgs({ options: { from: { type: "string", default: "HEAD^" } } });
let code = 0;
const folder = mkdtempSync(join(tmpdir(), "release-"));
try {
  const earlier = await earlierCheckout(root, values.from, folder);
  report(`the earlier release is commit ${earlier.commit}`);
  try {
    await checkPackages(earlier.root, folder);
    await checkDatabase(earlier.root, folder);
  } finally {
    await earlier.remove();
  }
  report("done");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  code = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
// The package of PostgreSQL ends a process with 0 by itself.
process.exit(code);
