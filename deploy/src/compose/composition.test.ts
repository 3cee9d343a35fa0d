import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { testBrand } from "../../testing/testBrands.ts";
import { CONSOLE_ORIGIN, GIVEN_BY_OTHERS, secretNames } from "./variables.ts";

const CLI = join(import.meta.dirname, "../cli/compose.ts");

/** The part of the Compose schema that is used here; an unknown key is an error. */
const ServiceSchema = z.strictObject({
  image: z.string(),
  restart: z.enum(["unless-stopped", "no"]),
  command: z.array(z.string()).optional(),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().regex(/^\d+s$/),
  shm_size: z.string().optional(),
  logging: z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  ulimits: z.strictObject({ nofile: z.int() }).optional(),
  volumes: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  network_mode: z.literal("none").optional(),
  networks: z
    .union([z.array(z.string()), z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4().optional() }))])
    .optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() })
    .optional(),
});
const ComposeSchema = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), ServiceSchema),
  networks: z.record(
    z.string(),
    z.strictObject({
      internal: z.boolean().optional(),
      ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.strictObject({})),
});

describe("the composition", () => {
  let folder: string;
  let text: string;
  let file: z.infer<typeof ComposeSchema>;
  const write = (ids: readonly string[]) =>
    writeFile(join(folder, "brands.json"), JSON.stringify({ brands: ids.map((id) => testBrand(id)) }));
  const run = () =>
    promisify(execFile)(process.execPath, [
      ...["--conditions=source", CLI, "--brands", join(folder, "brands.json"), "--out", folder],
    ]);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "compose-"));
    await write(["fjord", "eng-two"]);
    await run();
    text = await readFile(join(folder, "compose.yaml"), "utf8");
    file = ComposeSchema.parse(parse(text));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const networksOf = (name: string) => {
    const { networks = [] } = file.services[name] ?? {};
    return Array.isArray(networks) ? networks : Object.keys(networks);
  };

  it("has an app for each brand, and tells edge and gateway of each", () => {
    expect(Object.keys(file.services)).toEqual([
      ...[
        "postgres",
        "gateway",
        "app-fjord",
        "app-eng-two",
        "keep-fjord",
        "keep-eng-two",
        "chat",
        "edge",
        "nginx",
        "console",
      ],
    ]);
    expect(JSON.parse(file.services["edge"]?.environment?.["APPS"] ?? "")).toEqual({
      fjord: "http://app-fjord:3100",
      "eng-two": "http://app-eng-two:3100",
    });
  });

  it("opens nothing to others but nginx, and lets only it and the edge meet", () => {
    const open = Object.entries(file.services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith("127.0.0.1:")),
    );
    expect(open.map(([name]) => name)).toEqual(["nginx"]);
    expect(Object.keys(file.services).filter((name) => networksOf(name).includes("front"))).toEqual([
      "edge",
      "nginx",
    ]);
    expect(networksOf("postgres")).toEqual(["data"]);
    for (const name of ["front", "back", "desk", "data"])
      expect(file.networks[name]?.internal, name).toBe(true);
    for (const name of Object.keys(file.services).flatMap(networksOf))
      expect(file.networks).toHaveProperty(name);
  });

  it("keeps the console apart from the brands: it meets the gateway alone, and this machine reaches its port (R3.17)", () => {
    expect(networksOf("console")).toEqual(["desk", "office"]);
    const others = (network: string) =>
      Object.keys(file.services).filter((name) => name !== "console" && networksOf(name).includes(network));
    expect([others("desk"), others("office")]).toEqual([["gateway"], []]);
    const { console: desk, gateway } = file.services;
    expect(desk?.ports).toEqual(["127.0.0.1:3300:3300"]);
    expect(desk?.environment).toEqual({
      CONSOLE_ORIGIN: "${CONSOLE_ORIGIN:?}",
      CONSOLE_SECRET: gateway?.environment?.["CONSOLE_SECRET"],
      GATEWAY_ORIGIN: "http://gateway:3200",
    });
    expect(gateway?.environment?.["STAFF"]).toBe("${STAFF:?}");
    expect(JSON.stringify([file.services["nginx"], file.services["edge"]])).not.toContain("console");
  });

  it("tells the gateway of MitID, register and mail server, to which it alone has a way out, and invents none", async () => {
    for (const name of ["MITID", "CPR_SECRET", "EXCLUSION_REGISTER", "MESSENGER", "STAFF"]) {
      expect(file.services["gateway"]?.environment?.[name]).toBe(`\${${name}:?}`);
    }
    const away = Object.keys(file.services).filter((name) => networksOf(name).includes("authorities"));
    expect(away).toEqual(["gateway"]);
    const env = await readFile(join(folder, ".env"), "utf8");
    expect(env).not.toMatch(/^(?:MITID|EXCLUSION_REGISTER|MESSENGER|STAFF)=/m);
    expect(text).not.toMatch(/localhost|LOCAL_HOSTS/);
  });

  it("gives the chat server its secret, and nobody but gateway and edge its address", () => {
    const { chat, gateway, edge, nginx } = file.services;
    expect(networksOf("chat")).toEqual(["back"]);
    expect(chat?.environment).toEqual({ CHAT_SECRET: "${CHAT_SECRET:?}" });
    const control = "http://chat:5280";
    expect(JSON.parse(gateway?.environment?.["CHAT"] ?? "")).toEqual({ control, secret: "${CHAT_SECRET:?}" });
    expect(edge?.environment?.["CHAT_SERVER"]).toBe(control);
    expect(JSON.stringify(nginx)).not.toContain("chat");
    expect(file.services["app-fjord"]?.environment).toMatchObject({ CHAT_SERVICE: "/chat/socket" });
  });

  it("trusts exactly the proxy in front: nginx for the edge, edge and console for the gateway", () => {
    const address = (service: string, network: string) => {
      const { networks = {} } = file.services[service] ?? {};
      return Array.isArray(networks) ? undefined : networks[network]?.ipv4_address;
    };
    expect(file.services["edge"]?.environment?.["TRUSTED_PROXY"]).toBe(address("nginx", "front"));
    expect(file.services["gateway"]?.environment?.["TRUSTED_PROXY"]).toBe(
      `${address("edge", "back")},${address("console", "desk")}`,
    );
    expect(file.services["edge"]?.environment).toMatchObject({
      HOST: address("edge", "front"),
      CONTROL_HOST: address("edge", "back"),
    });
  });

  it("gives our processes no rights and 20 s to drain", () => {
    for (const [name, service] of Object.entries(file.services)) {
      expect(Number.parseInt(service.stop_grace_period, 10), name).toBeGreaterThan(20);
      if (name === "postgres") continue;
      expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"] });
    }
  });

  it("waits for services that exist and mounts volumes that exist", () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(file.services)) {
      for (const name of Object.keys(depends_on)) expect(file.services).toHaveProperty(name);
      const named = volumes.map((volume) => volume.split(":")[0] ?? "").filter((name) => /^\w+$/.test(name));
      for (const name of named) expect(file.volumes).toHaveProperty(name);
    }
  });

  it("holds no secret: each is a variable that must be set, and is drawn into a file only its owner reads", async () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => name));
    const names = secretNames(["fjord", "eng-two"]);
    expect([...asked].sort()).toEqual([...names, ...GIVEN_BY_OTHERS, CONSOLE_ORIGIN, "TAG"].sort());
    const env = await readFile(join(folder, ".env"), "utf8");
    for (const name of names) expect(env).toMatch(new RegExp(`^${name}=[0-9a-f]{48}$`, "m"));
    expect((await stat(join(folder, ".env"))).mode & 0o077).toBe(0);
  });

  it("keeps the secrets there are when a brand is added, and draws those of the new one", async () => {
    const before = await readFile(join(folder, ".env"), "utf8");
    await write(["fjord", "eng-two", "havn"]);
    expect((await run()).stdout).toContain("3 new secrets");
    const after = await readFile(join(folder, ".env"), "utf8");
    expect(after.startsWith(before)).toBe(true);
    expect(after).toMatch(/^PREVIEW_SECRET_HAVN=[0-9a-f]{48}$/m);
  });
});
