import { globSync } from "node:fs";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "bare", "private": true, "type": "module" }\n',
  "app/layout.tsx":
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="da"><body>{children}</body></html>;\n}\n',
  "app/page.tsx": "export default function Page() {\n  return <main><h1>Bare</h1></main>;\n}\n",
};

const nextConfig = (root: string) => `export default {
  output: "standalone",
  outputFileTracingRoot: ${JSON.stringify(root)},
  turbopack: { root: ${JSON.stringify(root)} },
  typescript: { ignoreBuildErrors: true },
  compress: false,
};
`;

/**
 * Builds a Next app of one static page without any code of its own, with the repository's own Next and React.
 *
 * @returns the script that starts its standalone server.
 * @throws {Error} with the build's last lines when it fails.
 */
export async function buildBareApp(root: string, folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "app"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, "next.config.mjs"), nextConfig(root));
  const [app] = globSync("apps/*/package.json", { cwd: root });
  if (app === undefined) throw new Error("The repository has no app to take Next from.");
  await symlink(join(root, app, "../node_modules"), join(folder, "node_modules"), "dir");
  const next = createRequire(join(root, app)).resolve("next/dist/bin/next");
  const build = spawnSync(process.execPath, [next, "build"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 300_000,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (build.status !== 0) {
    throw new Error(`The bare Next app did not build:\n${`${build.stdout}${build.stderr}`.slice(-2_000)}`);
  }
  const home = join(folder, ".next/standalone", relative(root, folder));
  await cp(join(folder, ".next/static"), join(home, ".next/static"), { recursive: true });
  return join(home, "server.js");
}
