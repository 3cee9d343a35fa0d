import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../authorities/config.ts";
import { createProviders, NO_NOTES, PaymentProvidersSchema } from "@spilhus/gateway/payment-providers";
import { appProcess, authoritiesProcess, crowdProcess, edgeProcess, gatewayProcess } from "./processSpecs.ts";
import { readConfig as readStudioConfig } from "../studio/index.ts";
import { studioProcess } from "./studioSpecs.ts";
import type { StackPlan } from "./stackPlan.ts";
import { BRAND } from "../../testing/registeredBrand.ts";

const plan: StackPlan = {
  root: resolve(import.meta.dirname, "../../.."),
  port: 3000,
  stateDir: "/state",
  mode: "development",
  databaseUrl: "postgres://db/spil",
  rateLimits: '{"imagesPerMinute":9}',
  logDir: "/state/logs",
  brandsFile: "/state/brands.json",
  brands: [BRAND],
  secrets: {
    edge: "e".repeat(32),
    revalidate: "r".repeat(32),
    management: "m".repeat(32),
    mail: "q".repeat(32),
    cpr: "n".repeat(32),
    payment: "y".repeat(32),
    console: "k".repeat(32),
    staff: "s".repeat(32),
    chat: "h".repeat(32),
    studio: "t".repeat(32),
    payments: {
      betaling: { key: "a1".repeat(24), hook: "b2".repeat(24) },
      "betaling-bank": { key: "c3".repeat(24), hook: "d4".repeat(24) },
    },
    brands: {
      fjord: {
        contentToken: "c".repeat(32),
        previewToken: "p".repeat(32),
        previewSecret: "x".repeat(32),
        mitId: "m".repeat(32),
        support: "u".repeat(32),
      },
    },
  },
  gatewayPort: 4001,
  controlPort: 4002,
  authoritiesPort: 4004,
  paymentsPort: 4005,
  staffPort: 4006,
  chatPort: 4007,
  studioPort: 4008,
  consolePort: 3001,
  appPorts: { fjord: 4003 },
};

describe("the processes of a stack", () => {
  it("know each other by addresses and by one secret for each pair, and an app holds no other", () => {
    const [gateway, app, edge] = [gatewayProcess(plan), appProcess(plan, BRAND), edgeProcess(plan)];
    const { edge: edgeSecret, revalidate, management, mail } = plan.secrets;
    expect(gateway.env).toMatchObject({
      ...{ EDGE_SECRET: edgeSecret, REVALIDATE_SECRET: revalidate },
      ...{ MANAGEMENT_SECRET: management, MAIL_SECRET: mail },
    });
    expect(edge.env["EDGE_SECRET"]).toBe(edgeSecret);
    expect(app.env["REVALIDATE_SECRET"]).toBe(revalidate);
    for (const secret of [edgeSecret, management, mail]) expect(Object.values(app.env)).not.toContain(secret);
    expect(app.env).toMatchObject({
      SITE_ORIGIN: "http://fjord.localhost:3000",
      CONTENT_ENDPOINT: "http://127.0.0.1:4001/v2",
      GATEWAY_ORIGIN: "http://127.0.0.1:4001",
    });
    expect(JSON.parse(edge.env["APPS"] ?? "")).toEqual({ fjord: "http://127.0.0.1:4003" });
    expect(edge.env["GATEWAY"]).toBe("http://127.0.0.1:4001");
    expect(JSON.parse(gateway.env["CONTENT_TOKENS"] ?? "")).toEqual({
      fjord: { public: app.env["CONTENT_TOKEN"], preview: app.env["PREVIEW_TOKEN"] },
    });
    expect(gateway.env["DATABASE_URL"]).toBe("postgres://db/spil");
    expect(gateway.env["RATE_LIMITS"]).toBe('{"imagesPerMinute":9}');
  });

  it("know the chat server where there is one, and pages set up no chat where there is none (R5.10)", () => {
    const [gateway, app, edge] = [gatewayProcess(plan), appProcess(plan, BRAND), edgeProcess(plan)];
    const control = "http://127.0.0.1:4007";
    expect(JSON.parse(gateway.env["CHAT"] ?? "")).toEqual({ control, secret: "h".repeat(32) });
    expect(app.env).toMatchObject({ CHAT_SERVICE: "/chat/socket", CHAT_DOMAIN: "chat.fjord.localhost" });
    expect(edge.env["CHAT_SERVER"]).toBe(control);
    const without = { ...plan, chatPort: undefined };
    const envs = [gatewayProcess(without), appProcess(without, BRAND), edgeProcess(without)];
    expect(envs.flatMap(({ env }) => Object.keys(env)).filter((name) => name.startsWith("CHAT"))).toEqual([]);
  });

  it("have a stand-in for the vendor of a brand's chat with customer service, and share its secret with it", () => {
    const brand = { ...BRAND, vendors: { ...BRAND.vendors, supportWorkspace: "fjordspace" } };
    const vendored = { ...plan, brands: [brand], supportVendorPort: 4009 };
    expect(edgeProcess(vendored).env["SUPPORT_VENDOR"]).toBe("http://supportchat.localhost:4009");
    const support = "u".repeat(32);
    expect(JSON.parse(gatewayProcess(vendored).env["SUPPORT_SECRETS"] ?? "")).toEqual({ fjord: support });
    expect(readConfig(authoritiesProcess(vendored).env).SUPPORT_VENDOR).toEqual({
      ...{ port: 4009, origin: "http://supportchat.localhost:4009" },
      workspaces: { fjordspace: { brand: "http://fjord.localhost:3000", secret: support } },
    });
    expect(readConfig(authoritiesProcess(plan).env).SUPPORT_VENDOR).toBeUndefined();
  });

  it("give gateway and browsers their own addresses of the authorities", () => {
    const authorities = authoritiesProcess(plan).env;
    const gateway = gatewayProcess(plan).env;
    expect(authorities["PORT"]).toBe("4004");
    expect(JSON.parse(edgeProcess(plan).env["LOCAL_HOSTS"] ?? "")).toEqual({
      "mitid.localhost": "http://127.0.0.1:4004",
      "betaling.localhost": "http://127.0.0.1:4005",
      "studio.localhost": "http://127.0.0.1:4008",
      "medarbejder.localhost": "http://127.0.0.1:4006",
    });
    expect(JSON.parse(gateway["MITID"] ?? "")).toEqual({
      issuer: authorities["ORIGIN"],
      backChannel: "http://127.0.0.1:4004",
      acr: "urn:grn:authn:dk:mitid:substantial",
      clients: { fjord: { id: "fjord", secret: "m".repeat(32) } },
    });
    expect(edgeProcess(plan).env["SUPPORT_VENDOR"]).toBeUndefined();
    for (const mode of ["production", "development"] as const) {
      expect(gatewayProcess({ ...plan, mode }).env["MODE"]).toBe("development");
    }
    expect([gateway["EXCLUSION_REGISTER"], gateway["MESSENGER"]]).toEqual(
      Array.from({ length: 2 }, () => "http://127.0.0.1:4004"),
    );
    expect(readConfig(authorities).CLIENTS).toEqual([
      { id: "fjord", secret: "m".repeat(32), name: "Fjord", origin: "http://fjord.localhost:3000" },
    ]);
  });

  it("let the crowd know public addresses, and no secret", () => {
    const { env } = crowdProcess(plan);
    expect(Object.keys(env)).toEqual(["SITES"]);
    expect(JSON.parse(env["SITES"] ?? "")).toEqual([{ id: "fjord", origin: "http://fjord.localhost:3000" }]);
  });

  it("give gateway, edge and studio the same studio, where a brand names it", () => {
    expect(gatewayProcess(plan).env["STUDIOS"]).toBe("{}");
    const brand = { ...BRAND, studios: [{ id: "saltvej", origin: "https://spil.saltvej.example" }] };
    const withStudio = { ...plan, brands: [brand] };
    const studio = readStudioConfig(studioProcess(withStudio).env);
    expect(studio).toMatchObject({
      ...{ ORIGIN: "http://studio.localhost:3000", BRANDS: ["http://fjord.localhost:3000"] },
      ...{ GATEWAY: "http://127.0.0.1:4001", STUDIO_ID: "saltvej", STUDIO_KEY: plan.secrets.studio },
    });
    expect(JSON.parse(gatewayProcess(withStudio).env["STUDIOS"] ?? "")).toEqual({
      saltvej: {
        ...{ keys: [plan.secrets.studio], brands: ["fjord"], origin: studio.ORIGIN },
        rounds: "http://127.0.0.1:4008/wallet/rounds",
        games: { bautastenen: { mostWinTimes: 22 } },
      },
    });
    expect(JSON.parse(edgeProcess(withStudio).env["STUDIO_ORIGINS"] ?? "")).toEqual({
      saltvej: studio.ORIGIN,
    });
  });

  it("give gateway and payment provider the same accounts, and browsers the pages' host", () => {
    const { PAYMENTS, CLIENTS } = readConfig(authoritiesProcess(plan).env);
    const providers = PaymentProvidersSchema.parse(
      JSON.parse(gatewayProcess(plan).env["PAYMENT_PROVIDERS"] ?? ""),
    );
    const { PAYMENT_METHODS, PAYMENT_SECRET, CLIENT_ACCOUNTS } = gatewayProcess(plan).env;
    expect(JSON.parse(PAYMENT_METHODS ?? "")).toEqual({
      fjord: {
        ...{ card: "betaling", mobilepay: "betaling", "apple-pay": "betaling", bank: "betaling-bank" },
      },
    });
    expect(PAYMENT_SECRET).toBe("y".repeat(32));
    const [brand] = plan.brands;
    expect(JSON.parse(CLIENT_ACCOUNTS ?? "")).toEqual({
      [brand?.licence.number ?? ""]: "DK0000000000000001",
    });
    expect(PAYMENTS).toMatchObject({ port: 4005, file: "/state/payments.jsonl" });
    expect(CLIENTS).toHaveLength(1);
    expect(
      [...createProviders(providers, NO_NOTES).values()].map(({ id, capabilities, payouts }) => ({
        id,
        ...capabilities,
        canPayOut: payouts !== undefined,
      })),
    ).toMatchObject([
      { id: "betaling", methods: ["card", "mobilepay", "apple-pay"], hasCapture: true, canPayOut: false },
      { id: "betaling-bank", methods: ["bank"], hasCapture: false, canPayOut: true },
    ]);
    for (const merchant of PAYMENTS?.merchants ?? []) {
      expect(providers[merchant.id]).toMatchObject({
        address: "http://127.0.0.1:4005",
        pages: "http://betaling.localhost:3000",
        key: merchant.key,
        hookSecrets: [merchant.hookSecret],
      });
      expect(merchant.hook).toEqual({
        address: "http://127.0.0.1:3000",
        host: "fjord.localhost:3000",
        path: `/gateway/payments/api/public/hooks/${merchant.id}`,
      });
    }
    expect(PAYMENTS?.merchants).toHaveLength(2);
  });

  it("can load an app's configuration in development, although no package is built", () => {
    const [id = ""] = globSync("*", { cwd: join(plan.root, "apps") });
    const { env } = appProcess(plan, BRAND);
    const cwd = join(plan.root, "apps", id);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["-p", `import("${join(cwd, "next.config.ts")}").then((config) => console.log(config.default.output))`],
      { cwd, env: { ...env, PATH: process.env["PATH"] }, encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(stdout).toContain("standalone");
  });
});
