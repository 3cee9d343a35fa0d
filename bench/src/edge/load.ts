import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import * as z from "zod";
import { hasWrk, loadWithWrk } from "./wrk.ts";

const ResultSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.number(),
  "3xx": z.number(),
  errors: z.number(),
});
const CONNECTIONS = 32;
const autocannon = createRequire(import.meta.url).resolve("autocannon");

export interface LoadPlan {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Sent with POST where it is there. */
  readonly body?: string;
  /** Requests a second in all; as many as possible when left out. */
  readonly rate?: number;
}

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/**
 * Requests a second at most, by wrk where it is installed and there is no body: a generator in Node is slower than what it
 * measures.
 */
export async function topRate(plan: Omit<LoadPlan, "rate">): Promise<number> {
  if (hasWrk() && plan.body === undefined) return loadWithWrk(plan.url, plan.headers, plan.seconds);
  return (await load(plan)).perSecond;
}

/**
 * Loads one address with 32 connections from a process of its own.
 *
 * @throws {Error} when an answer was not 2xx or 3xx, or was cut off, because such a rate means nothing.
 */
export async function load({ url, headers, seconds, body, rate }: LoadPlan): Promise<Load> {
  const generator = spawn(
    process.execPath,
    [
      autocannon,
      "--json",
      ...["--connections", String(CONNECTIONS), "--duration", String(seconds)],
      ...(rate ? ["--overallRate", String(rate)] : []),
      ...(body === undefined ? [] : ["--method", "POST", "--body", body]),
      ...Object.entries(headers).flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
      url,
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  let text = "";
  generator.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(generator, "close");
  const { requests, latency, errors, ...answers } = ResultSchema.parse(JSON.parse(text));
  const failed = answers.non2xx - answers["3xx"];
  if (failed > 0 || errors > 0)
    throw new Error(`${url}: ${failed} answers were not 2xx or 3xx, ${errors} broke off.`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}
