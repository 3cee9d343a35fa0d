import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { BrandRegistrySchema, type RegisteredBrand } from "@spilhus/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { composition } from "../compose/composition.ts";
import { secretNames } from "../compose/variables.ts";
import { freePorts } from "../local/freePorts.ts";
import { readStages, ROOT, type Stage } from "./containerfile.ts";
import { runCommands, startStage, type Places, type StagedProcess } from "./runStage.ts";

/** Longest a process may take to drain. */
const DRAIN_MS = 20_000;

function stageOf(name: string): Stage {
  const stage = readStages().get(name);
  if (!stage) throw new Error(`There is no stage "${name}".`);
  return stage;
}

describe("what the images hold", () => {
  let folder: string;
  let places: Places;
  let brand: RegisteredBrand;
  let variables: (service: string) => Record<string, string>;
  const processes: StagedProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "images-"));
    const srv = join(folder, "srv");
    const [gateway, edge, control, app, desk] = await freePorts(5);
    places = {
      "/repo": ROOT,
      "/out": join(folder, "out"),
      "/srv": srv,
      "/state": join(folder, "state"),
      "/builds": join(folder, "builds"),
      // The networks of the composition are this machine's loopback here.
      "gateway:3200": `127.0.0.1:${gateway}`,
      "172.28.2.3:3001": `127.0.0.1:${control}`,
      "172.28.1.2": "127.0.0.1",
      "172.28.1.3": "127.0.0.1",
      "172.28.2.3": "127.0.0.1",
      "172.28.3.200": "127.0.0.1",
      "0.0.0.0": "127.0.0.1",
      "3200": String(gateway),
      "3000": String(edge),
      "3001": String(control),
      "3100": String(app),
      "3300": String(desk),
    };
    await Promise.all([srv, join(folder, "state"), join(folder, "builds")].map((path) => mkdir(path)));
    const workspace = { ...places };
    await runCommands(stageOf("registry"), ROOT, workspace);
    await runCommands(stageOf("pruned"), ROOT, workspace);
    const pruned = join(folder, "out/pruned");
    await cp(join(pruned, "json"), srv, { recursive: true });
    await runCommands(stageOf("servers"), srv, places);
    await cp(join(pruned, "full"), srv, { recursive: true });
    await cp(join(folder, "out/brands.json"), join(srv, "brands.json"));
    const { brands } = BrandRegistrySchema.parse(
      JSON.parse(await readFile(join(srv, "brands.json"), "utf8")),
    );
    const [first] = brands;
    if (!first) throw new Error("There is no brand.");
    brand = first;
    const drawn = Object.fromEntries(
      secretNames(brands.map(({ id }) => id)).map((name, index) => [
        name,
        createHash("sha256").update(String(index)).digest("hex"),
      ]),
    );
    Object.assign(drawn, {
      MITID: JSON.stringify({
        issuer: "https://mitid.example",
        acr: "urn:example:substantial",
        clients: Object.fromEntries(brands.map(({ id }) => [id, { id, secret: "a secret of the client" }])),
      }),
      EXCLUSION_REGISTER: "https://register.example",
      EXCLUSION_REGISTER_CLIENT: JSON.stringify({ id: "spilhus", secret: "a secret of the register" }),
      MESSENGER: "smtps://mail.example",
      STAFF: JSON.stringify({
        issuer: "https://login.example",
        client: { id: "konsol", secret: "a secret of the console's client" },
        console: "https://konsol.example",
      }),
      CONSOLE_ORIGIN: "https://konsol.example",
    });
    const services = new Map(Object.entries(composition(brands).services));
    variables = (service) => {
      const found = services.get(service);
      const environment: Readonly<Record<string, string>> =
        found && "environment" in found ? found.environment : {};
      const entries = Object.entries(environment).map(([name, value]) => [
        name,
        value
          .replaceAll(/\$\{([A-Z_]+):\?\}/g, (_, secret: string) => drawn[secret] ?? "")
          .replaceAll(/app-[a-z0-9-]+:3100/g, `127.0.0.1:${app}`),
      ]);
      return Object.fromEntries(entries);
    };
    await cp(join(ROOT, "apps", brand.id, ".next/standalone"), srv, { recursive: true, force: false });
    await cp(join(ROOT, "console/.next/standalone"), srv, { recursive: true, force: false });
    await cp(join(ROOT, "deploy/src/keep-build/main.ts"), join(srv, "keep-build.ts"));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ child }) => child.exitCode ?? child.kill("SIGKILL")));
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (name: string, environment: Record<string, string>) => {
    const started = startStage(stageOf(name), environment, places);
    processes.push(started);
    await started.healthy();
    return started;
  };

  it("leaves out what only a local stack has: servers start without the rooms `local` and `seed`", async () => {
    expect(await readdir(join(folder, "out/pruned/full"))).toEqual(
      expect.arrayContaining(["edge", "gateway"]),
    );
    const everything = await readdir(join(folder, "out/pruned"), { recursive: true });
    expect(
      everything.filter((path) => /(?:^|\/)(?:local|seed|e2e|tooling|apps|brands)(?:\/|$)/.test(path)),
    ).toEqual([]);
    const manifests = everything.filter((path) => path.endsWith("package.json"));
    const texts = await Promise.all(
      manifests.map((path) => readFile(join(folder, "out/pruned", path), "utf8")),
    );
    expect(texts.filter((text) => /@spilhus\/(?:local|seed)"/.test(text))).toEqual([]);
  });

  it("starts with the composition's environment, is healthy, and drains on SIGTERM", async () => {
    const { DATABASE_URL: _outside, ...gatewayVariables } = variables("gateway");
    const gateway = await start("gateway", gatewayVariables);
    expect(gateway.said()).toContain("the embedded database has no replica and no backup");
    const app = await start("app", { ...variables(`app-${brand.id}`), BRAND: brand.id });
    const desk = await start("console", variables("console"));
    const edge = await start("edge", variables("edge"));
    expect(edge.said()).toContain('"edge is ready"');
    const codes: (number | null)[] = [];
    for (const one of [edge, app, desk, gateway]) {
      // oxlint-disable-next-line no-await-in-loop -- the door first
      const { code, milliseconds } = await one.end();
      expect(milliseconds).toBeLessThan(DRAIN_MS);
      codes.push(code);
    }
    // Next ends in order and reports the signal.
    expect(codes).toEqual([0, 143, 143, 0]);
  });

  it("keeps the files of the build that is replaced, and of one before it", async () => {
    const app = join(folder, "srv/apps", brand.id, ".next");
    const keep = () =>
      promisify(execFile)(process.execPath, [join(folder, "srv/keep-build.ts")], {
        env: { BRAND: brand.id, OLD_BUILDS_DIR: join(folder, "builds") },
      });
    const first = (await readFile(join(app, "BUILD_ID"), "utf8")).trim();
    await keep();
    await keep();
    const kept = join(folder, "builds", brand.id);
    expect(await readdir(kept)).toEqual([first]);
    const files = await readdir(join(kept, first, "static"), { recursive: true });
    expect(files.some((name) => name.endsWith(".js"))).toBe(true);
    for (const id of ["two", "three"]) {
      // oxlint-disable-next-line no-await-in-loop -- one deploy after another
      await promisify(execFile)("sh", ["-c", `printf ${id} > BUILD_ID`], { cwd: app });
      // oxlint-disable-next-line no-await-in-loop -- one deploy after another
      await keep();
    }
    expect((await readdir(kept)).toSorted()).toEqual(["three", "two"]);
  });
});
