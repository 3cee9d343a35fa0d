import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

const WRK = "/usr/bin/wrk";

/** True when wrk is on this machine. */
export const hasWrk = (): boolean => existsSync(WRK);

/**
 * Requests a second from what wrk prints.
 *
 * @throws {Error} when an answer was not 2xx or 3xx or a connection broke, because such a rate means nothing.
 */
export function rateOf(report: string): number {
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(report);
  if (failed) throw new Error(`wrk: ${failed[0]}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  if (!(rate > 0)) throw new Error(`wrk told no rate: ${report.slice(0, 200)}`);
  return rate;
}

/** wrk adds its own Host header beside one that is spelled differently, and the edge refuses two. */
export const headerLine = (name: string, value: string): string =>
  `${name.toLowerCase() === "host" ? "Host" : name}: ${value}`;

/** Loads one address with 32 connections from a process of its own, as fast as it answers. */
export async function loadWithWrk(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const generator = spawn(
    WRK,
    [
      // A bare app may need seconds for its slowest answer, which is no failure.
      ...["--threads", "1", "--connections", "32", "--timeout", "10s", "--duration", `${seconds}s`],
      ...Object.entries(headers).flatMap(([name, value]) => ["--header", headerLine(name, value)]),
      url,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  generator.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(generator, "close");
  return rateOf(text);
}
