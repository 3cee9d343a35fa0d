import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { CALLS } from "@spilhus/contracts/calls";
import { expect, it } from "vitest";
import { MOUNTED_CALLS, MOUNTED_HOOKS, MOUNTED_SERVICE_CALLS, MOUNTED_STAFF_CALLS } from "./mountedCalls.ts";

const SOURCE = join(import.meta.dirname, "..");

it("lists every contract once, so that the mount serves it (R7.22)", () => {
  const mounted = [...MOUNTED_CALLS, ...MOUNTED_SERVICE_CALLS, ...MOUNTED_STAFF_CALLS, ...MOUNTED_HOOKS].map(
    ({ contract }) => contract.id,
  );
  expect(mounted.toSorted()).toEqual(CALLS.map(({ id }) => id).toSorted());
});

it("leaves routes to the mount: no other file of the gateway registers one, but for those that watch the process", async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const register =
    /\b(?:server|scope|fastify|app)\.(?:get|head|post|put|patch|delete|options|all|route)\s*[(<]/g;
  const registering: string[] = [];
  for (const file of files) {
    const count = (await readFile(join(SOURCE, file), "utf8")).match(register)?.length ?? 0;
    if (count > 0) registering.push(`${file} ${count}`);
  }
  expect(registering.toSorted()).toEqual([
    // Health, readiness and the OpenAPI document.
    "app/server.ts 3",
    "calls/mountBrowserCalls.ts 1",
    "calls/mountHooks.ts 1",
    "calls/mountServiceCalls.ts 1",
    "calls/mountStaffCalls.ts 1",
  ]);
});
