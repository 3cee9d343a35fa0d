import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { NextConfig } from "next";

const root = resolve(import.meta.dirname, "..");

interface PackageManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, { readonly source?: string }>>;
}

/** Paths of workspace sources by import name, because the bundler cannot be given further conditions. */
const aliases: Record<string, string> = {};
const packages: string[] = [];
for (const folder of readdirSync(join(root, "packages"))) {
  const home = join(root, "packages", folder);
  // A package manifest of this repository has this shape.
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as PackageManifest;
  packages.push(manifest.name);
  for (const [entry, { source }] of Object.entries(manifest.exports ?? {})) {
    if (source === undefined || entry.includes("*")) continue;
    const name = entry === "." ? manifest.name : `${manifest.name}${entry.slice(1)}`;
    aliases[name] = relative(import.meta.dirname, join(home, source));
  }
}

/** Without Server Actions, image optimiser and cache, as in every app of this repository. */
const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: root,
  turbopack: { root, resolveAlias: aliases },
  transpilePackages: packages,
  compiler: { styledComponents: true },
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  allowedDevOrigins: ["*.localhost"],
  devIndicators: false,
  // A separate task checks types.
  typescript: { ignoreBuildErrors: true },
};
export default config;
