import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "../fixtures/test.ts";

const apps = resolve(import.meta.dirname, "../../../apps");

test("an app with a wrong environment ends at start and names every wrong variable (R3.17)", ({ brand }) => {
  const server = join(apps, brand, ".next/standalone/apps", brand, "server.js");
  const { status, stderr } = spawnSync(process.execPath, [server], {
    encoding: "utf8",
    timeout: 20_000,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      HOSTNAME: "127.0.0.1",
      NODE_ENV: "production",
      SITE_ORIGIN: "http://127.0.0.1:3000",
      CONTENT_ENDPOINT: "http://127.0.0.1:1/v2",
      GATEWAY_ORIGIN: "gateway",
    },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The environment of this app .*GATEWAY_ORIGIN.*REVALIDATE_SECRET.*\n$/);
});

test("code that reads the environment is not in the browser's scripts", ({ brand }) => {
  const scripts = globSync("**/*.js", { cwd: join(apps, brand, ".next/static") });
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const text = readFileSync(join(apps, brand, ".next/static", script), "utf8");
    expect(text, script).not.toContain("The environment of this app");
  }
});
