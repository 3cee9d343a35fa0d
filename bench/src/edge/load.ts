import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import * as z from "zod";
import { hasWrk, loadWithWrk } from "./wrk.ts";

const ResultSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});
const CONNECTIONS = 32;
const autocannon = createRequire(import.meta.url).resolve("autocannon");

export interface LoadPlan {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Requests a second in all; as many as possible when left out. */
  readonly rate?: number;
}

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Requests a second at most, by wrk where it is installed: a generator in Node is slower than what it measures. */
export async function topRate({ url, headers, seconds }: Omit<LoadPlan, "rate">): Promise<number> {
  if (hasWrk()) return loadWithWrk(url, headers, seconds);
  return (await load({ url, headers, seconds })).perSecond;
}

/**
 * Loads one address with 32 connections from a process of its own.
 *
 * @throws {Error} when an answer was not 2xx or was cut off, because such a rate means nothing.
 */
export async function load({ url, headers, seconds, rate }: LoadPlan): Promise<Load> {
  const generator = spawn(
    process.execPath,
    [
      autocannon,
      "--json",
      ...["--connections", String(CONNECTIONS), "--duration", String(seconds)],
      ...(rate ? ["--overallRate", String(rate)] : []),
      ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
      url,
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  let text = "";
  generator.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(generator, "close");
  const { requests, latency, non2xx, errors } = ResultSchema.parse(JSON.parse(text));
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} broke off.`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}
