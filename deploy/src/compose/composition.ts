import type { RegisteredBrand } from "@spilhus/contracts";
import { CHAT_SOCKET_PATH, chatDomainOf } from "@spilhus/contracts/chat";
import { brandSecrets, CONSOLE_ORIGIN, GIVEN_BY_OTHERS } from "./variables.ts";

/** Fixed addresses in the networks; trust is granted by them. */
const FRONT = { subnet: "172.28.1.0/24", nginx: "172.28.1.2", edge: "172.28.1.3" };
const BACK = { subnet: "172.28.2.0/24", edge: "172.28.2.3" };
const DESK = { subnet: "172.28.3.0/24", console: "172.28.3.200" };

/** A variable of `.env`; the composition does not start without it. */
const given = (name: string) => `\${${name}:?}`;
const image = (name: string) => `\${IMAGES:-spilhus}/${name}:\${TAG:?}`;
const appService = (id: string) => `app-${id}`;
const appOrigin = (id: string) => `http://${appService(id)}:3100`;
const GATEWAY = "http://gateway:3200";
const CHAT_SERVER = "http://chat:5280";
/** The gateway reaches PostgreSQL over a socket: nothing between them travels over a network in clear. */
const SOCKET = "/var/run/postgresql";

/** Settings of every container: no privileges, a read-only disk, 20 s to drain and 5 s to exit. */
const OURS = {
  restart: "unless-stopped",
  init: true,
  read_only: true,
  tmpfs: ["/tmp"],
  cap_drop: ["ALL"],
  security_opt: ["no-new-privileges:true"],
  stop_grace_period: "25s",
  logging: { driver: "json-file", options: { "max-size": "50m", "max-file": "10" } },
};
const healthy = { condition: "service_healthy" };

function gateway(ids: readonly string[]) {
  const tokens = ids.map((id) => {
    const names = brandSecrets(id);
    return `"${id}":{"public":"${given(names.contentToken)}","preview":"${given(names.previewToken)}"}`;
  });
  return {
    ...OURS,
    image: image("gateway"),
    environment: {
      DATABASE_URL: `postgres://spilhus:${given("POSTGRES_PASSWORD")}@postgres/spilhus?host=${SOCKET}`,
      EDGE_SECRET: given("EDGE_SECRET"),
      REVALIDATE_SECRET: given("REVALIDATE_SECRET"),
      MANAGEMENT_SECRET: given("MANAGEMENT_SECRET"),
      MAIL_SECRET: given("MAIL_SECRET"),
      CONTENT_TOKENS: `{${tokens.join(",")}}`,
      REVALIDATE_TARGETS: JSON.stringify(Object.fromEntries(ids.map((id) => [id, [appOrigin(id)]]))),
      EDGE_CONTROL: `http://${BACK.edge}:3001`,
      // Both name the visitor's address, by which sign-ins are limited.
      TRUSTED_PROXY: `${BACK.edge},${DESK.console}`,
      CPR_SECRET: given("CPR_SECRET"),
      CONSOLE_SECRET: given("CONSOLE_SECRET"),
      CHAT: `{"control":"${CHAT_SERVER}","secret":"${given("CHAT_SECRET")}"}`,
      ...Object.fromEntries(GIVEN_BY_OTHERS.map((name) => [name, given(name)])),
    },
    volumes: ["pictures:/state", `database-socket:${SOCKET}`],
    networks: ["back", "desk", "data", "authorities"],
    depends_on: { postgres: healthy },
  };
}

function app({ id, domains }: RegisteredBrand) {
  const names = brandSecrets(id);
  return {
    ...OURS,
    image: image(appService(id)),
    environment: {
      SITE_ORIGIN: `https://${domains.production[0] ?? ""}`,
      CONTENT_ENDPOINT: `${GATEWAY}/v2`,
      CONTENT_TOKEN: given(names.contentToken),
      PREVIEW_TOKEN: given(names.previewToken),
      PREVIEW_SECRET: given(names.previewSecret),
      GATEWAY_ORIGIN: GATEWAY,
      REVALIDATE_SECRET: given("REVALIDATE_SECRET"),
      ACCOUNTS_ENABLED: "true",
      TRACKING_ENABLED: "true",
      CHAT_SERVICE: CHAT_SOCKET_PATH,
      CHAT_DOMAIN: chatDomainOf(domains.production[0] ?? ""),
    },
    networks: ["back"],
    depends_on: { gateway: healthy },
  };
}

/** Keeps the files of the build that is about to be replaced; run by hand, see the runbook. */
const keeper = (id: string) => ({
  ...OURS,
  restart: "no",
  image: image(appService(id)),
  command: ["node", "keep-build.ts"],
  profiles: ["keep"],
  network_mode: "none",
  volumes: ["builds:/builds"],
});

function edge(ids: readonly string[]) {
  return {
    ...OURS,
    image: image("edge"),
    environment: {
      APPS: JSON.stringify(Object.fromEntries(ids.map((id) => [id, appOrigin(id)]))),
      GATEWAY,
      EDGE_SECRET: given("EDGE_SECRET"),
      CHAT_SERVER,
      TRUSTED_PROXY: FRONT.nginx,
      // The visitors' network and the inner one, each with a listener of its own.
      HOST: FRONT.edge,
      CONTROL_HOST: BACK.edge,
    },
    volumes: ["builds:/builds:ro"],
    networks: { front: { ipv4_address: FRONT.edge }, back: { ipv4_address: BACK.edge } },
    depends_on: Object.fromEntries(["gateway", ...ids.map(appService)].map((name) => [name, healthy])),
  };
}

/** Gateway and edge alone reach it, and it the gateway. It waits for neither: it asks for its policy until it has it. */
const chat = {
  ...OURS,
  image: image("chat"),
  environment: { CHAT_SECRET: given("CHAT_SECRET") },
  networks: ["back"],
};

/** The staff's console. The operator's own virtual host with TLS, on this machine, is the only one that can reach its port. */
const staffConsole = {
  ...OURS,
  image: image("console"),
  environment: {
    CONSOLE_ORIGIN: given(CONSOLE_ORIGIN),
    GATEWAY_ORIGIN: GATEWAY,
    CONSOLE_SECRET: given("CONSOLE_SECRET"),
  },
  ports: ["127.0.0.1:3300:3300"],
  networks: { desk: { ipv4_address: DESK.console }, office: {} },
  depends_on: { gateway: healthy },
};

const nginx = {
  ...OURS,
  image: image("nginx"),
  ports: ["80:8080", "443:8443"],
  ulimits: { nofile: 65_536 },
  volumes: [
    "./certs:/etc/nginx/certs:ro",
    "./acme:/var/lib/acme:ro",
    // A file with a brand's id as its name closes that brand's site.
    "./closed:/etc/nginx/closed:ro",
  ],
  networks: { front: { ipv4_address: FRONT.nginx }, outside: {} },
  depends_on: { edge: healthy },
};

const postgres = {
  image: "postgres:18-bookworm",
  restart: "unless-stopped",
  // A checkpoint may take its time; a killed server must replay its log.
  stop_grace_period: "60s",
  shm_size: "256m",
  environment: {
    POSTGRES_USER: "spilhus",
    POSTGRES_DB: "spilhus",
    POSTGRES_PASSWORD: given("POSTGRES_PASSWORD"),
  },
  volumes: ["database:/var/lib/postgresql", `database-socket:${SOCKET}`],
  networks: ["data"],
  healthcheck: { test: ["CMD-SHELL", "pg_isready -U spilhus"], interval: "5s", timeout: "3s", retries: 12 },
};

/** The whole product for the brands of a registry, as a Compose file's content. */
export function composition(brands: readonly RegisteredBrand[]) {
  const ids = brands.map(({ id }) => id);
  return {
    name: "spilhus",
    services: {
      postgres,
      gateway: gateway(ids),
      ...Object.fromEntries(brands.map((brand) => [appService(brand.id), app(brand)])),
      ...Object.fromEntries(ids.map((id) => [`keep-${id}`, keeper(id)])),
      chat,
      edge: edge(ids),
      nginx,
      console: staffConsole,
    },
    networks: {
      outside: {},
      front: { internal: true, ipam: { config: [{ subnet: FRONT.subnet }] } },
      back: { internal: true, ipam: { config: [{ subnet: BACK.subnet }] } },
      // The console and the gateway alone: neither apps nor edge reach the console.
      desk: { internal: true, ipam: { config: [{ subnet: DESK.subnet }] } },
      office: {},
      data: { internal: true },
      // Network for outgoing calls to MitID, the register and the mail server; no other service is in it.
      authorities: {},
    },
    volumes: { database: {}, "database-socket": {}, pictures: {}, builds: {} },
  };
}
