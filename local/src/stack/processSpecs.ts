import { join } from "node:path";
import type { RegisteredBrand } from "@spilhus/contracts";
import { keptBuilds } from "../builds/keepBuilds.ts";
import type { ProcessSpec } from "./managedProcess.ts";
import type { Secrets } from "./secrets.ts";

/** Everything the parts must know of each other. */
export interface StackPlan {
  readonly root: string;
  readonly port: number;
  readonly stateDir: string;
  readonly mode: "production" | "development";
  readonly databaseUrl: string | undefined;
  readonly logDir: string;
  readonly brandsFile: string;
  readonly brands: readonly RegisteredBrand[];
  readonly secrets: Secrets;
  readonly gatewayPort: number;
  readonly controlPort: number;
  readonly appPorts: Readonly<Record<string, number>>;
}

const FROM_SOURCE = "--conditions=source";
const loopback = (port: number) => `http://127.0.0.1:${port}`;

const contentTokens = (plan: StackPlan) =>
  JSON.stringify(
    Object.fromEntries(
      plan.brands.map(({ id }) => {
        const own = plan.secrets.brands[id];
        return [id, { public: own?.contentToken, preview: own?.previewToken }];
      }),
    ),
  );

const gatewayEnvironment = (plan: StackPlan) => ({
  PORT: String(plan.gatewayPort),
  HOST: "127.0.0.1",
  STATE_DIR: join(plan.stateDir, "gateway"),
  BRANDS_FILE: plan.brandsFile,
  SIGNING_SECRET: plan.secrets.signing,
  CONTENT_TOKENS: contentTokens(plan),
  REVALIDATE_TARGETS: JSON.stringify(
    Object.fromEntries(plan.brands.map(({ id }) => [id, [loopback(plan.appPorts[id] ?? 0)]])),
  ),
  EDGE_CONTROL: loopback(plan.controlPort),
  MODE: plan.mode,
  ...(plan.databaseUrl ? { DATABASE_URL: plan.databaseUrl } : {}),
});

export const gatewayProcess = (plan: StackPlan): ProcessSpec => ({
  name: "gateway",
  args: [FROM_SOURCE, "src/main.ts"],
  cwd: join(plan.root, "gateway"),
  env: gatewayEnvironment(plan),
  logFile: join(plan.logDir, "gateway.log"),
  readyUrl: `${loopback(plan.gatewayPort)}/ready`,
});

/** Loads content, games and art into a gateway that runs; ends by itself. */
export const seedProcess = (plan: StackPlan): ProcessSpec => ({
  name: "seed",
  args: [FROM_SOURCE, "src/seed/main.ts"],
  cwd: join(plan.root, "local"),
  env: gatewayEnvironment(plan),
  logFile: join(plan.logDir, "seed.log"),
});

/** What `next build` left of a brand's app, complete with its static files. */
export const standaloneOf = (root: string, brand: string): string =>
  join(root, "apps", brand, ".next/standalone/apps", brand);

export function appProcess(plan: StackPlan, brand: RegisteredBrand): ProcessSpec {
  const own = plan.secrets.brands[brand.id];
  const host = brand.domains.local[0] ?? `${brand.id}.localhost`;
  const app = join(plan.root, "apps", brand.id);
  const port = String(plan.appPorts[brand.id] ?? 0);
  const isDevelopment = plan.mode === "development";
  return {
    name: brand.id,
    args: isDevelopment
      ? [join(app, "node_modules/next/dist/bin/next"), "dev", "--port", port, "--hostname", "127.0.0.1"]
      : [join(standaloneOf(plan.root, brand.id), "server.js")],
    cwd: app,
    env: {
      PORT: port,
      HOSTNAME: "127.0.0.1",
      NODE_ENV: plan.mode,
      // The app's configuration comes from a package of the workspace, which has no build.
      ...(isDevelopment ? { NODE_OPTIONS: FROM_SOURCE } : {}),
      NEXT_TELEMETRY_DISABLED: "1",
      SITE_ORIGIN: `http://${host}:${plan.port}`,
      CONTENT_ENDPOINT: `${loopback(plan.gatewayPort)}/v2`,
      CONTENT_TOKEN: own?.contentToken ?? "",
      PREVIEW_TOKEN: own?.previewToken ?? "",
      PREVIEW_SECRET: own?.previewSecret ?? "",
      GATEWAY_ORIGIN: loopback(plan.gatewayPort),
      SIGNING_SECRET: plan.secrets.signing,
    },
    logFile: join(plan.logDir, `${brand.id}.log`),
    readyUrl: `${loopback(plan.appPorts[brand.id] ?? 0)}/internal/build`,
  };
}

export const edgeProcess = (plan: StackPlan): ProcessSpec => ({
  name: "edge",
  args: [FROM_SOURCE, "src/main.ts"],
  cwd: join(plan.root, "edge"),
  env: {
    PORT: String(plan.port),
    HOST: "127.0.0.1",
    CONTROL_PORT: String(plan.controlPort),
    BRANDS_FILE: plan.brandsFile,
    APPS: JSON.stringify(
      Object.fromEntries(plan.brands.map(({ id }) => [id, loopback(plan.appPorts[id] ?? 0)])),
    ),
    GATEWAY: loopback(plan.gatewayPort),
    SIGNING_SECRET: plan.secrets.signing,
    MODE: plan.mode,
    OLD_BUILDS_DIR: keptBuilds(plan.stateDir).earlier,
  },
  logFile: join(plan.logDir, "edge.log"),
  readyUrl: `${loopback(plan.controlPort)}/_ready`,
});
