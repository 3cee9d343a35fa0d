import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/**
 * Run in an app's image before it is replaced: keeps the build's files for pages that are still open in a browser, in
 * `/builds/<brand>/<build id>/static`, where the edge looks. The two latest of a brand stay. Needs nothing but Node.
 */
const KEPT = 2;
const brand = process.env["BRAND"];
const root = process.env["OLD_BUILDS_DIR"] ?? "/builds";

async function keep(app: string, home: string): Promise<string> {
  const id = (await readFile(join(app, ".next/BUILD_ID"), "utf8")).trim();
  const target = join(home, id);
  const part = join(home, `.part-${id}`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  await cp(join(app, ".next/static"), join(part, "static"), { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(part, target);
  const now = new Date();
  await utimes(target, now, now);
  return id;
}

async function forget(home: string): Promise<void> {
  const names = await readdir(home);
  const builds = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(home, name))).mtimeMs })),
  );
  const old = builds.toSorted((one, other) => other.time - one.time).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(home, name), { recursive: true, force: true })));
}

if (brand === undefined || !/^[a-z][a-z0-9-]{1,30}$/.test(brand)) {
  console.error("BRAND: names the app whose build is kept.");
  process.exit(1);
}
const home = join(root, brand);
const id = await keep(join(import.meta.dirname, "apps", brand), home);
await forget(home);
console.log(`The files of ${brand} ${id} are kept.`);
