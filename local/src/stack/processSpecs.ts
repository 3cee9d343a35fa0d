import { join } from "node:path";
import {
  AUTHORITIES_HOST,
  PAYMENT_PROVIDER_HOST,
  type RegisteredBrand,
  STAFF_PROVIDER_HOST,
  STUDIO_HOST,
} from "@spilhus/contracts";
import { keptBuilds } from "../builds/keepBuilds.ts";
import { chatOfApp, chatOfEdge, chatOfGateway } from "./chatSpecs.ts";
import { staffSignIn, staffStandIn } from "./consoleSpecs.ts";
import type { ProcessSpec } from "./managedProcess.ts";
import { paymentMethods, paymentProviders, paymentStandIn } from "./paymentAccounts.ts";
import { brandOrigin, loopback, type StackPlan } from "./stackPlan.ts";
import { studioOrigins, studios } from "./studioSpecs.ts";
import { supportSecrets, supportVendorOfEdge, supportVendorStandIn } from "./supportVendorSpecs.ts";

const FROM_SOURCE = "--conditions=source";

/** Origin at which browsers reach the list of players, the outbox and the sign-in. */
export const authoritiesOrigin = ({ port }: Pick<StackPlan, "port">): string =>
  `http://${AUTHORITIES_HOST}:${port}`;

const mitIdSecret = ({ secrets }: StackPlan, brand: string) => secrets.brands[brand]?.mitId ?? "";

/** The gateway's `MITID`: browsers reach the identity provider by its host, the gateway by its port. */
const mitId = (plan: StackPlan) =>
  JSON.stringify({
    issuer: authoritiesOrigin(plan),
    backChannel: loopback(plan.authoritiesPort),
    acr: "urn:grn:authn:dk:mitid:substantial",
    clients: Object.fromEntries(plan.brands.map(({ id }) => [id, { id, secret: mitIdSecret(plan, id) }])),
  });

const contentTokens = (plan: StackPlan) =>
  JSON.stringify(
    Object.fromEntries(
      plan.brands.map(({ id }) => {
        const own = plan.secrets.brands[id];
        return [id, { public: own?.contentToken, preview: own?.previewToken }];
      }),
    ),
  );

/** The account that holds the players' money of each licence: numbers that no bank gives out. */
function clientAccounts({ brands }: StackPlan): string {
  const licences = [...new Set(brands.map(({ licence }) => licence.number))];
  const account = (index: number) => `DK${String(index + 1).padStart(16, "0")}`;
  return JSON.stringify(Object.fromEntries(licences.map((licence, index) => [licence, account(index)])));
}

const gatewayEnvironment = (plan: StackPlan) => ({
  PORT: String(plan.gatewayPort),
  HOST: "127.0.0.1",
  STATE_DIR: join(plan.stateDir, "gateway"),
  BRANDS_FILE: plan.brandsFile,
  EDGE_SECRET: plan.secrets.edge,
  REVALIDATE_SECRET: plan.secrets.revalidate,
  MANAGEMENT_SECRET: plan.secrets.management,
  MAIL_SECRET: plan.secrets.mail,
  CONTENT_TOKENS: contentTokens(plan),
  REVALIDATE_TARGETS: JSON.stringify(
    Object.fromEntries(plan.brands.map(({ id }) => [id, [loopback(plan.appPorts[id] ?? 0)]])),
  ),
  EDGE_CONTROL: loopback(plan.controlPort),
  CPR_SECRET: plan.secrets.cpr,
  MITID: mitId(plan),
  EXCLUSION_REGISTER: loopback(plan.authoritiesPort),
  MESSENGER: loopback(plan.authoritiesPort),
  PAYMENT_PROVIDERS: paymentProviders(plan),
  PAYMENT_METHODS: paymentMethods(plan),
  PAYMENT_SECRET: plan.secrets.payment,
  CLIENT_ACCOUNTS: clientAccounts(plan),
  STUDIOS: studios(plan),
  SUPPORT_SECRETS: supportSecrets(plan),
  ...staffSignIn(plan),
  ...chatOfGateway(plan),
  // Never production, however the apps were built: this identity provider signs anybody in.
  MODE: "development",
  ...(plan.databaseUrl ? { DATABASE_URL: plan.databaseUrl } : {}),
  ...(plan.rateLimits ? { RATE_LIMITS: plan.rateLimits } : {}),
});

export const gatewayProcess = (plan: StackPlan): ProcessSpec => ({
  name: "gateway",
  args: [FROM_SOURCE, "src/main.ts"],
  cwd: join(plan.root, "gateway"),
  env: gatewayEnvironment(plan),
  logFile: join(plan.logDir, "gateway.log"),
  readyUrl: `${loopback(plan.gatewayPort)}/ready`,
});

/** Stands in for MitID, the exclusion register, the delivery of messages and payment providers. */
export const authoritiesProcess = (plan: StackPlan): ProcessSpec => ({
  name: "authorities",
  args: [FROM_SOURCE, "src/authorities/main.ts"],
  cwd: join(plan.root, "local"),
  env: {
    PORT: String(plan.authoritiesPort),
    ORIGIN: authoritiesOrigin(plan),
    CLIENTS: JSON.stringify(
      plan.brands.map((brand) => ({
        id: brand.id,
        secret: mitIdSecret(plan, brand.id),
        name: brand.name,
        origin: brandOrigin(brand, plan),
      })),
    ),
    PAYMENTS: paymentStandIn(plan, join(plan.stateDir, "payments.jsonl")),
    STAFF: staffStandIn(plan),
    ...supportVendorStandIn(plan),
  },
  logFile: join(plan.logDir, "authorities.log"),
  readyUrl: `${loopback(plan.authoritiesPort)}/ready`,
});

/** Loads content, games and art into the database of a running gateway; ends by itself. */
export const seedProcess = (plan: StackPlan): ProcessSpec => ({
  name: "seed",
  args: [FROM_SOURCE, "src/seeding/main.ts"],
  cwd: join(plan.root, "local"),
  env: {
    ...gatewayEnvironment(plan),
    ...(plan.games === undefined ? {} : { SEED_GAMES: String(plan.games) }),
  },
  logFile: join(plan.logDir, "seed.log"),
});

/** Players who keep rooms and games alive; they know no more of the stack than the public addresses of its brands. */
export const crowdProcess = (plan: StackPlan): ProcessSpec => ({
  name: "crowd",
  args: [FROM_SOURCE, "src/crowd/main.ts"],
  cwd: join(plan.root, "local"),
  env: {
    SITES: JSON.stringify(plan.brands.map((brand) => ({ id: brand.id, origin: brandOrigin(brand, plan) }))),
  },
  logFile: join(plan.logDir, "crowd.log"),
});

/** The standalone build of a brand's app, with its static files. */
export const standaloneOf = (root: string, brand: string): string =>
  join(root, "apps", brand, ".next/standalone/apps", brand);

export function appProcess(plan: StackPlan, brand: RegisteredBrand): ProcessSpec {
  const own = plan.secrets.brands[brand.id];
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
      // The app's configuration imports a workspace package, which has no build.
      ...(isDevelopment ? { NODE_OPTIONS: FROM_SOURCE } : {}),
      NEXT_TELEMETRY_DISABLED: "1",
      SITE_ORIGIN: brandOrigin(brand, plan),
      CONTENT_ENDPOINT: `${loopback(plan.gatewayPort)}/v2`,
      CONTENT_TOKEN: own?.contentToken ?? "",
      PREVIEW_TOKEN: own?.previewToken ?? "",
      PREVIEW_SECRET: own?.previewSecret ?? "",
      GATEWAY_ORIGIN: loopback(plan.gatewayPort),
      REVALIDATE_SECRET: plan.secrets.revalidate,
      ACCOUNTS_ENABLED: "true",
      DEMO_ENABLED: "true",
      PAYMENTS_ENABLED: "true",
      PLAY_ENABLED: "true",
      TRACKING_ENABLED: "true",
      ...chatOfApp(plan, brand),
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
    ...chatOfEdge(plan),
    EDGE_SECRET: plan.secrets.edge,
    MODE: plan.mode,
    OLD_BUILDS_DIR: keptBuilds(plan.stateDir).earlier,
    LOCAL_HOSTS: JSON.stringify({
      [AUTHORITIES_HOST]: loopback(plan.authoritiesPort),
      [PAYMENT_PROVIDER_HOST]: loopback(plan.paymentsPort),
      [STAFF_PROVIDER_HOST]: loopback(plan.staffPort),
      [STUDIO_HOST]: loopback(plan.studioPort),
    }),
    STUDIO_ORIGINS: studioOrigins(plan),
    ...supportVendorOfEdge(plan),
  },
  logFile: join(plan.logDir, "edge.log"),
  readyUrl: `${loopback(plan.controlPort)}/_ready`,
});
