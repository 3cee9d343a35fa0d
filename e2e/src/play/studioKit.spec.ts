import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";

const root = resolve(import.meta.dirname, "../../..");
const KEY = "the key of a studio on trial, long enough for it";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo; // of a server that listens on a port
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts a program of `local` and collects what it prints. */
function start(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, ["--conditions=source", file, ...args], {
    cwd: join(root, "local"),
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { text: "" };
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output.text += chunk.toString()));
  }
  return { child, output, ended };
}

test("a studio is tried by the conformance kit in a browser, and passes (games attack 3, games attack 4, games attack 11)", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [kitPort, studioPort] = [await freePort(), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), "studio-"));
  const frame = `http://studio.localhost:${studioPort}/embed/bautastenen`;
  const studio = start("src/studio/main.ts", [], {
    ...{ PORT: String(studioPort), ORIGIN: new URL(frame).origin, BRANDS: `http://localhost:${kitPort}` },
    ...{ GATEWAY: `http://127.0.0.1:${kitPort}`, STUDIO_ID: "saltvej", STUDIO_KEY: KEY },
    FILE: join(folder, "rounds.jsonl"),
  });
  const rounds = `http://127.0.0.1:${studioPort}/wallet/rounds`;
  const kit = start(
    "src/live-conformance/main.ts",
    ["studio", "--frame", frame, "--id", "saltvej", "--rounds", rounds, "--port", String(kitPort)],
    { STUDIO_KEY: KEY },
  );
  try {
    await expect.poll(() => studio.output.text, { timeout: 60_000 }).toContain("the studio is ready");
    await expect.poll(() => kit.output.text, { timeout: 60_000 }).toContain("Open http");
    await page.goto(`http://localhost:${kitPort}/`);
    const game = page.frameLocator("iframe");
    const press = game.getByRole("button", { name: "Spil", exact: true });
    for (const check of ["plays", "lost-answer", "refused", "failing-credit"]) {
      await expect(page.locator("#task")).toHaveText("Start one round in the game.", { timeout: 60_000 });
      await press.click({ timeout: 60_000 });
      await expect(page.locator(`[data-check="${check}"]`)).toHaveAttribute("data-state", "passed", {
        timeout: 60_000,
      });
    }
    const code = await kit.ended;
    expect(kit.output.text).toContain("11 passed, 0 failed or not tried");
    expect(code).toBe(0);
  } finally {
    kit.child.kill();
    studio.child.kill();
    await rm(folder, { recursive: true });
  }
});
