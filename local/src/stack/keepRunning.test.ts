import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "./freePort.ts";
import { keepRunning } from "./keepRunning.ts";
import { ManagedProcess } from "./managedProcess.ts";
import { waitForHttp } from "./waitForHttp.ts";

const SERVER = `require("node:http").createServer((_, r) => r.end(String(process.pid))).listen(process.env.PORT, "127.0.0.1");
  console.log("served by", process.pid)`;

let folder: string;
let port: number;
let stopping: AbortController;
let running: ManagedProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-running-"));
  port = await freePort();
  stopping = new AbortController();
  running = [];
});
afterEach(async () => {
  stopping.abort();
  await Promise.all(running.map((managed) => managed.stop(1_000)));
  await rm(folder, { recursive: true });
});

function start(script: string): ManagedProcess {
  const managed = new ManagedProcess({
    name: "gateway",
    args: ["-e", script],
    cwd: folder,
    env: { PORT: String(port) },
    logFile: join(folder, "gateway.log"),
    readyUrl: `http://127.0.0.1:${port}/`,
  });
  running.push(managed);
  return managed;
}

/** Collects what is reported, and lets a test wait for a line. */
function reports() {
  const target = new EventTarget();
  const lines: string[] = [];
  return {
    lines,
    report: (line: string) => {
      lines.push(line);
      target.dispatchEvent(new Event("line"));
    },
    async seen(pattern: RegExp): Promise<void> {
      while (!lines.some((line) => pattern.test(line))) await once(target, "line");
    },
  };
}

describe("a process that ends by itself", () => {
  it("is restarted at the same address, with a report before and after, and its log continues", async () => {
    const managed = start(SERVER);
    await waitForHttp(managed.readyUrl, managed.ended, 10_000);
    const { report, seen, lines } = reports();
    void keepRunning(managed, { report, signal: stopping.signal });
    const first = managed.pid ?? 0;
    process.kill(first, "SIGKILL");
    await seen(/is up again/);
    const answer = await fetch(managed.readyUrl);
    expect(await answer.text()).toBe(String(managed.pid));
    expect(managed.pid).not.toBe(first);
    expect(lines).toEqual([
      expect.stringMatching(/^gateway ended with SIGKILL \(log: .*\); starting it again$/),
      "gateway is up again",
    ]);
    await managed.stop(5_000);
    expect(await readFile(managed.logFile, "utf8")).toMatch(/served by \d+\nserved by \d+/);
  });

  it("is given up with its last log line after repeated failures", async () => {
    const line = JSON.stringify({ level: 50, msg: "no database", pid: 1 });
    const managed = start(`console.log('{"msg":"starts"}'); console.error('${line}'); process.exitCode = 3`);
    const { report, lines } = reports();
    const failure = await keepRunning(managed, { report, signal: stopping.signal, pauseMs: 1 });
    expect(failure).toMatch(
      /^gateway ended with 3: no database \(log: .*3 times within a minute; giving up\.$/,
    );
    expect(lines.filter((line) => line.includes("starting it again"))).toHaveLength(3);
  });

  it("is not restarted while the stack stops", async () => {
    const managed = start(SERVER);
    await waitForHttp(managed.readyUrl, managed.ended, 10_000);
    const { report, lines } = reports();
    void keepRunning(managed, { report, signal: stopping.signal });
    stopping.abort();
    await managed.stop(5_000);
    await expect(fetch(managed.readyUrl)).rejects.toThrow(/fetch failed/);
    expect(lines).toEqual([]);
  });
});
