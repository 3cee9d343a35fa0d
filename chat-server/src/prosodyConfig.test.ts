import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { freePort, policyWith, SECRET, startChatServer, startEventTaker } from "../testing/index.ts";
import { prosodyConfig } from "./prosodyConfig.ts";

const hosts = [{ brand: "b", domain: "chat.b" }];
const settings = { port: 1, secret: SECRET, gateway: "http://127.0.0.1:1", dataDir: "/d", hosts };

it("takes no connections but WebSockets, no other servers, no registration and nothing on disk", () => {
  const text = prosodyConfig(settings);
  for (const name of ["c2s_ports", "s2s_ports", "https_ports", "component_ports"]) {
    expect(text).toContain(`\n${name} = {}\n`);
  }
  expect(text).toContain("\nallow_registration = false\n");
  expect(text).toContain('\nstorage = "memory"\n');
  expect(text).not.toContain("run_as_root");
});

it.each(["a\nb", "a\0b", "å"])("refuses a setting that could end its line: %j", (gateway) => {
  expect(() => prosodyConfig({ ...settings, gateway })).toThrow("printable");
  expect(() => prosodyConfig({ ...settings, hosts: [] })).toThrow("needs a brand");
});

it("of an image has no secret, and Prosody starts with the one of its environment", async () => {
  const folder = await mkdtemp(join(tmpdir(), "image-"));
  const [brands, out] = [join(folder, "brands.json"), join(folder, "prosody.cfg.lua")];
  const registry = resolve(import.meta.dirname, "../../packages/brand-kit/src/cli/registry.ts");
  const [cli, modules] = [
    join(import.meta.dirname, "cli/config.ts"),
    resolve(import.meta.dirname, "../modules"),
  ];
  const node = (...args: string[]) => promisify(execFile)(process.execPath, ["--conditions=source", ...args]);
  const taker = await startEventTaker(SECRET, policyWith());
  const write = () =>
    node(cli, "--brands", brands, "--gateway", taker.origin, "--modules", modules, "--out", out);
  try {
    await node(registry, "--out", brands);
    await write();
    const text = await readFile(out, "utf8");
    expect(text).not.toContain(SECRET);
    const port = await freePort();
    const root = process.getuid?.() === 0 ? "run_as_root = true\n" : "";
    const config = root + text.replace("{ 5280 }", `{ ${port} }`);
    await using server = await startChatServer({ secret: SECRET, port, config });
    await server.isReady();
    expect(taker.forged).toBe(0);
    await writeFile(brands, "{}");
    await expect(write()).rejects.toThrow("Command failed");
  } finally {
    await taker[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  }
});
