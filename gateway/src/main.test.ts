import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { PURGE_PATH, REVALIDATE_PATH } from "@spilhus/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { jobs } from "./jobs/tables.ts";
import { CHANGE_QUEUE } from "./publishing/changeJobs.ts";
import { targetServer, type TargetServer } from "../testing/targetServer.ts";
import { SECRETS, testEnvironment, type TestEnvironment } from "../testing/testEnvironment.ts";
import { processEnvironment } from "../testing/processEnvironment.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const children: ChildProcess[] = [];
let environment: TestEnvironment;
let target: TargetServer;

beforeAll(async () => {
  target = await targetServer();
  target.status = 503;
  environment = await testEnvironment();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  await environment[Symbol.asyncDispose]();
  await target[Symbol.asyncDispose]();
});

/** Starts the real process; `output` is what it printed so far. */
function start(variables: Readonly<Record<string, string>> = {}, before: readonly string[] = []) {
  const child = spawn(process.execPath, ["--conditions=source", ...before, MAIN], {
    env: {
      ...processEnvironment(),
      ...environment.variables,
      LOG_LEVEL: "info",
      REVALIDATE_TARGETS: JSON.stringify({ fjord: [target.origin] }),
      EDGE_CONTROL: target.origin,
      ...variables,
    },
  });
  children.push(child);
  const printed = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed.text += chunk.toString()));
  }
  const listening = async () => {
    await vi.waitFor(() => expect(printed.text).toContain("gateway listens"), { timeout: 90_000 });
    return /"origin":"([^"]+)"/.exec(printed.text)?.[1] ?? "";
  };
  return { child, printed, listening };
}

async function publish(origin: string, slug: string): Promise<number> {
  const path = "/management/spaces/fjord/stories";
  const body = JSON.stringify({
    action: "publish",
    full_slug: slug,
    content: { component: "page", _uid: "u" },
  });
  const signature = signRequest(SECRETS.management, { method: "POST", path, body }, Date.now());
  const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signature };
  return (await fetch(origin + path, { method: "POST", headers, body })).status;
}

describe("the gateway's process", { timeout: 240_000 }, () => {
  it.each([
    ["PORT", "no port"],
    ["BRANDS_FILE", "/nowhere/brands.json"],
  ])("ends with a line that names %s when it is wrong (R3.17)", async (name, value) => {
    const { child, printed } = start({ [name]: value });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(printed.text.trim().split("\n")).toEqual([
      expect.stringMatching(new RegExp(`^gateway: ${name}:`)),
    ]);
  });

  it("ends with a line that names DATABASE_URL when there is no server, without its password", async () => {
    const { child, printed } = start({ DATABASE_URL: "postgres://spil:hemmeligt@127.0.0.1:1/spil" });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(printed.text).toMatch(
      /^gateway: cannot start: The PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/,
    );
    expect(printed.text).not.toContain("hemmeligt");
  });

  it("answers what it has begun before it ends on SIGTERM", async () => {
    const { child, listening } = start();
    const origin = await listening();
    const answers = Array.from({ length: 20 }, (_, index) => publish(origin, `stop/story-${index}`));
    await answers[0];
    child.kill("SIGTERM");
    const [[code], statuses] = await Promise.all([once(child, "exit"), Promise.allSettled(answers)]);
    expect(code).toBe(0);
    const answered = statuses.filter((one) => one.status === "fulfilled");
    expect(answered.every((one) => one.value === 200)).toBe(true);
  });

  it("keeps every acknowledged publish and its purge over kill -9 (R7.23)", async () => {
    const { child, listening } = start();
    const origin = await listening();
    const slugs = Array.from({ length: 10 }, (_, index) => `killed/story-${index}`);
    expect(await Promise.all(slugs.map((slug) => publish(origin, slug)))).toEqual(slugs.map(() => 200));
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await environment.database.db.$count(jobs, eq(jobs.queue, CHANGE_QUEUE))).toBeGreaterThan(0);

    target.heard.splice(0);
    target.status = 200;
    await start().listening();
    await vi.waitFor(
      async () => expect(await environment.database.db.$count(jobs, eq(jobs.queue, CHANGE_QUEUE))).toBe(0),
      {
        timeout: 10_000,
      },
    );
    for (const path of [REVALIDATE_PATH, PURGE_PATH]) {
      const told = target.heard.filter((one) => one.path === path).flatMap((one) => one.change.tags);
      for (const slug of slugs) expect(told).toContain(`slug:${slug}`);
    }
  });

  it.each([
    ["unhandledRejection", "Promise.reject(new Error('planted'))"],
    ["uncaughtException", "setTimeout(() => { throw new Error('planted'); })"],
  ])("logs an error that nobody handles and ends in order: %s (asvs:16.5.4)", async (event, plant) => {
    const script = `data:text/javascript,process.on("SIGUSR2",()=>{${encodeURIComponent(plant)}})`;
    const { child, printed, listening } = start({}, ["--import", script]);
    await listening();
    const exit = once(child, "exit");
    child.kill("SIGUSR2");
    expect(await exit).toEqual([1, null]);
    expect(printed.text).toContain("an error was not handled, gateway stops");
    expect(printed.text).toContain(event);
    expect(printed.text).toContain("planted");
    expect(printed.text).not.toContain("did not stop in order");
  });
});
