import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import type { NextConfig } from "next";
import { PAGE_CACHE_HANDLER } from "@spilhus/page-kit/page-cache";
import { BROWSER_CONTRACT_RULES } from "../browser-contracts/index.ts";

/** What the library of the chat imports and uses little of, and our own in its place in the browser. */
const IN_THE_BROWSER = {
  events: "@spilhus/chat/event-emitter",
  "@xmpp/jid": "@spilhus/chat/address",
} as const;

interface PackageManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, { readonly source?: string }>>;
}

/** Paths of workspace sources by import name, so that an app is built from source and hot-reloads it. */
function sourceAliases(root: string, app: string): { aliases: Record<string, string>; packages: string[] } {
  const aliases: Record<string, string> = {};
  const packages: string[] = [];
  for (const room of ["packages", "brands"]) {
    // An app outside this repository uses the published packages.
    if (!existsSync(join(root, room))) continue;
    for (const folder of readdirSync(join(root, room))) {
      const home = join(root, room, folder);
      // A package manifest of this repository has this shape.
      const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as PackageManifest;
      packages.push(manifest.name);
      for (const [entry, { source }] of Object.entries(manifest.exports ?? {})) {
        if (!source) continue;
        const name = entry === "." ? manifest.name : `${manifest.name}${entry.slice(1)}`;
        if (!entry.includes("*")) aliases[name] = relative(app, join(home, source));
        else {
          const [before = "", after = ""] = source.split("*");
          for (const file of readdirSync(join(home, before))) {
            if (!file.endsWith(after)) continue;
            const page = file.slice(0, -after.length);
            aliases[name.replace("*", page)] = relative(app, join(home, before, file));
          }
        }
      }
    }
  }
  return { aliases, packages };
}

/** Width and height of a brand's logo from its SVG, such as `228x48`. */
function logoSize(file: string): string {
  const [, width, height] =
    /<svg[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, "utf8")) ?? [];
  if (!width || !height)
    throw new Error(`${file} needs a viewBox that starts at 0 0: pages reserve space for the logo by it.`);
  return `${Math.round(Number(width))}x${Math.round(Number(height))}`;
}

/**
 * The Next configuration of every app: standalone output and our own page cache handler. It leaves out features with
 * security advisories for remote code execution or data leaks between users (image optimiser, inputs of Server Actions,
 * `use cache`).
 *
 * @param app absolute path of the app's folder, two levels below the repository's root
 */
export function defineNextConfig(app: string): NextConfig {
  const root = resolve(app, "../..");
  const { aliases, packages } = sourceAliases(root, app);
  const inTheBrowser = Object.fromEntries(
    Object.entries(IN_THE_BROWSER).map(([name, own]) => [name, { browser: aliases[own] ?? own }]),
  );
  const buildId = process.env["BUILD_ID"] ?? "development";
  return {
    output: "standalone",
    outputFileTracingRoot: root,
    outputFileTracingIncludes: {
      "/*": [join(relative(app, dirname(PAGE_CACHE_HANDLER)), `*${extname(PAGE_CACHE_HANDLER)}`)],
    },
    turbopack: { root, resolveAlias: { ...aliases, ...inTheBrowser }, rules: BROWSER_CONTRACT_RULES },
    transpilePackages: packages,
    compiler: { styledComponents: true },
    poweredByHeader: false,
    // The edge compresses each page once and caches the result.
    compress: false,
    reactStrictMode: true,
    generateBuildId: () => buildId,
    env: {
      NEXT_PUBLIC_BUILD_ID: buildId,
      NEXT_PUBLIC_BUILD_TIME: process.env["BUILD_TIME"] ?? "0",
      NEXT_PUBLIC_LOGO_SIZE: logoSize(join(root, "brands", basename(app), "assets", "logo.svg")),
    },
    images: { unoptimized: true },
    cacheHandler: PAGE_CACHE_HANDLER,
    cacheMaxMemorySize: 0,
    allowedDevOrigins: ["*.localhost"],
    devIndicators: false,
    // A separate task checks types.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // The edge normalises the router's request headers, so that one cached response serves all visitors.
      validateRSCRequestHeaders: false,
      // The cache adds a fifth to this build and halves the next one in the same folder. CI has no next build.
      turbopackFileSystemCacheForBuild: !process.env["CI"],
    },
  };
}
