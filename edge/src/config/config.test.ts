import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import { readBrands } from "./brandsFile.ts";
import { readConfig } from "./config.ts";

const GOOD = {
  BRANDS_FILE: "brands.json",
  APPS: '{"fjord":"http://127.0.0.1:3101"}',
  GATEWAY: "http://127.0.0.1:3200",
  EDGE_SECRET: "sixteen letters!",
};

describe("readConfig", () => {
  it("fills in defaults (R3.17)", () => {
    expect(readConfig({ ...GOOD, EDITOR_ORIGIN: "" })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      MODE: "production",
      PAGE_CACHE_MB: 128 * 1024 * 1024,
      CONTROL_HOST: "127.0.0.1",
      SHUTDOWN_MS: 20_000,
      APPS: { fjord: "http://127.0.0.1:3101" },
    });
  });

  it("takes a studio's origin on this machine beside its local host alone", () => {
    const STUDIO_ORIGINS = '{"polar":"http://studio.localhost:3000"}';
    const LOCAL_HOSTS = '{"studio.localhost":"http://127.0.0.1:3300"}';
    expect(readConfig({ ...GOOD, STUDIO_ORIGINS, LOCAL_HOSTS }).STUDIO_ORIGINS).toEqual({
      polar: "http://studio.localhost:3000",
    });
    const far = '{"polar":"https://test.polar.example"}';
    expect(readConfig({ ...GOOD, STUDIO_ORIGINS: far }).STUDIO_ORIGINS).toEqual({
      polar: "https://test.polar.example",
    });
  });

  it.each([
    ["PORT", "x"],
    ["PORT", "65536"],
    ["BRANDS_FILE", ""],
    ["APPS", "{"],
    ["APPS", '{"fjord":"127.0.0.1:3101"}'],
    ["APPS", '{"fjord":"http://127.0.0.1:3101/x"}'],
    ["GATEWAY", "ftp://x"],
    ["EDGE_SECRET", "short"],
    ["MODE", "staging"],
    ["PAGE_CACHE_MB", "0"],
    ["IMAGE_CACHE_MB", "many"],
    ["TRUSTED_PROXY", "nginx"],
    ["TRUSTED_PROXY", "0.0.0.0/0"],
    ["SHUTDOWN_MS", "20001"],
    ["EDITOR_ORIGIN", "editor"],
    ["STUDIO_ORIGINS", "{"],
    ["STUDIO_ORIGINS", '{"polar":"https://spil.polar.example/x"}'],
    ["STUDIO_ORIGINS", '{"polar":"http://spil.polar.example"}'],
    ["STUDIO_ORIGINS", '{"polar":"http://studio.localhost:3000"}'],
    ["STUDIO_ORIGINS", '{"polar":"https://studio.localhost"}'],
    ["STUDIO_ORIGINS", '{"polar":"https://127.0.0.1:3300"}'],
    ["SUPPORT_VENDOR", "https://widget.example"],
    ["SUPPORT_VENDOR", "http://localhost.example"],
    ["LOCAL_HOSTS", "{"],
    ["LOCAL_HOSTS", '{"mitid.dk":"http://127.0.0.1:3300"}'],
    ["LOCAL_HOSTS", '{"localhost":"http://127.0.0.1:3300"}'],
    ["LOCAL_HOSTS", '{"MitID.localhost":"http://127.0.0.1:3300"}'],
    ["LOCAL_HOSTS", '{"mitid.localhost:3000":"http://127.0.0.1:3300"}'],
    ["LOCAL_HOSTS", '{"mitid.localhost":"http://10.0.0.2:3300"}'],
    ["LOCAL_HOSTS", '{"mitid.localhost":"http://localhost:3300"}'],
    ["LOCAL_HOSTS", '{"mitid.localhost":"https://127.0.0.1:3300"}'],
    ["LOCAL_HOSTS", '{"mitid.localhost":"http://127.0.0.1:3300/x"}'],
    ["LOCAL_HOSTS", '{"mitid.localhost":"http://127.0.0.1.evil.dk"}'],
  ])("names %s when it is %j (R3.17)", (name, value) => {
    expect(() => readConfig({ ...GOOD, [name]: value })).toThrow(new RegExp(`\\n  ${name}[ :(]`));
  });

  it("accepts local hosts only on this machine, and has none by default", () => {
    expect(readConfig(GOOD).LOCAL_HOSTS).toEqual({});
    const hosts = { "mitid.localhost": "http://127.0.0.1:3300", "a.b.localhost": "http://[::1]:3301" };
    expect(readConfig({ ...GOOD, LOCAL_HOSTS: JSON.stringify(hosts) }).LOCAL_HOSTS).toEqual(hosts);
  });

  it("takes the stand-in for a vendor's chat from this machine alone", () => {
    const SUPPORT_VENDOR = "http://supportchat.localhost:3000";
    expect(readConfig({ ...GOOD, SUPPORT_VENDOR }).SUPPORT_VENDOR).toBe(SUPPORT_VENDOR);
    expect(readConfig(GOOD).SUPPORT_VENDOR).toBeUndefined();
  });

  it("trusts no proxy by default", () => {
    expect(readConfig({ ...GOOD, TRUSTED_PROXY: "" }).TRUSTED_PROXY).toBeUndefined();
    expect(readConfig({ ...GOOD, TRUSTED_PROXY: "10.0.0.2" }).TRUSTED_PROXY?.("10.0.0.2")).toBe(true);
  });

  it("names every wrong variable at once (R3.17)", () => {
    expect(() => readConfig({})).toThrow(/BRANDS_FILE.*\n.*APPS.*\n.*GATEWAY.*\n.*EDGE_SECRET/);
  });
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--conditions=source", join(import.meta.dirname, "../main.ts")], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output.text += chunk.toString()));
  }
  return { child, output };
}

describe("the process", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "edge-config-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  const write = async (value: unknown) => {
    const file = join(directory, "brands.json");
    await writeFile(file, typeof value === "string" ? value : JSON.stringify(value));
    return file;
  };

  it.each([
    ["no JSON", "{", /BRANDS_FILE: .* is no readable JSON file/],
    ["no brand", { brands: [] }, /has no brand/],
    [
      "a malformed brand",
      { brands: [{ ...testBrand("fjord"), id: "No" }] },
      /BRANDS_FILE: .* at brands\.0\.id/,
    ],
    [
      "a brand without app",
      { brands: [testBrand("fjord"), testBrand("eng")] },
      /APPS: is missing the app of the brand "eng"/,
    ],
  ])("refuses a registry with %s", async (_, registry, message) => {
    const file = await write(registry);
    expect(() => readBrands({ BRANDS_FILE: file, APPS: { fjord: "http://x" } })).toThrow(message);
  });

  it("ends with 1 and one clear message when a variable is wrong (R3.17)", { timeout: 20_000 }, async () => {
    const { child, output } = start({ ...GOOD, PORT: "x" });
    const [code] = await once(child, "close");
    expect([code, output.text]).toEqual([1, "The edge cannot start:\n  PORT: is a port number\n"]);
  });

  it("ends with 1 and the address when its port is taken", { timeout: 20_000 }, async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo; // an IP listener's address
    const file = await write({ brands: [testBrand("fjord")] });
    const { child, output } = start({
      ...GOOD,
      BRANDS_FILE: file,
      PORT: "0",
      CONTROL_PORT: String(port),
    });
    const [code] = await once(child, "close");
    expect([code, output.text]).toEqual([
      1,
      `The edge cannot listen: 127.0.0.1:${port} is taken by another process.\n`,
    ]);
    taken.close();
  });

  it(
    "ends with 1 when its inner listener shall be on an address that is not this machine's",
    { timeout: 20_000 },
    async () => {
      const file = await write({ brands: [testBrand("fjord")] });
      const { child, output } = start({ ...GOOD, BRANDS_FILE: file, PORT: "0", CONTROL_HOST: "192.0.2.1" });
      const [code] = await once(child, "close");
      expect([code, output.text]).toEqual([
        1,
        "The edge cannot listen: 192.0.2.1:3001 cannot be used (EADDRNOTAVAIL).\n",
      ]);
    },
  );

  it("starts without apps and gateway, and exits with 0 on SIGTERM", { timeout: 20_000 }, async () => {
    const file = await write({ brands: [testBrand("fjord")] });
    const { child, output } = start({
      ...GOOD,
      APPS: '{"fjord":"http://127.0.0.1:9"}',
      GATEWAY: "http://127.0.0.1:9",
      BRANDS_FILE: file,
      PORT: "0",
      CONTROL_PORT: "0",
    });
    while (!output.text.includes('"edge is ready"')) await once(child.stdout, "data");
    child.kill("SIGTERM");
    const [code] = await once(child, "close");
    expect(code).toBe(0);
  });
});
