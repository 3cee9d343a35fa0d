import { extname, resolve } from "node:path";
import type { NextConfig } from "next";

type Rules = NonNullable<NonNullable<NextConfig["turbopack"]>["rules"]>;

/** The bundler loads it by its path: `.ts` beside these sources, `.js` in the published package. */
const LOADER = resolve(import.meta.dirname, `loader${extname(import.meta.filename)}`);

const OF_CONTRACTS = {
  condition: { all: ["browser", { path: /[\\/]contracts[\\/](?:src|dist)[\\/]/ }] },
  loaders: [LOADER],
} satisfies Rules[string];

/**
 * Rules that keep out of the browser what only the gateway reads of a contract. A call is written in one place, and
 * its words, checks and refusals would otherwise be in every script that makes it.
 */
export const BROWSER_CONTRACT_RULES: Rules = { "*.ts": OF_CONTRACTS, "*.js": OF_CONTRACTS };
