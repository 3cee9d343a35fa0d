import type { BrandRegistry, ContentChanged } from "@spilhus/contracts";
import { systemClock, type Clock, type Log } from "@spilhus/lib";
import { matchRoute } from "@spilhus/routes";
import type { EdgeConfig } from "./config/config.ts";
import { createControlServer } from "./control/controlServer.ts";
import { drain } from "./control/drain.ts";
import { listen } from "./control/listen.ts";
import { AssetStore } from "./endpoints/assetStore.ts";
import { ownEndpoints } from "./endpoints/ownEndpoints.ts";
import { EdgeError } from "./gate/edgeError.ts";
import { createPublicServer } from "./gate/publicServer.ts";
import { AbsentPages } from "./pages/absentPages.ts";
import { ErrorPages } from "./pages/errorPages.ts";
import { createPageServer } from "./pages/pageServer.ts";
import { PageStore } from "./pages/pageStore.ts";
import { previewCookie } from "./pages/previewCookie.ts";
import { RouteRules } from "./pages/routeRules.ts";
import { standingsOf } from "./players/askStanding.ts";
import { createGatekeeper } from "./players/gatekeeper.ts";
import { Standings } from "./players/standings.ts";
import { proxyUpgrades } from "./proxy/hotReload.ts";
import { Presence } from "./proxy/presence.ts";
import { createUpstream } from "./proxy/upstream.ts";
import { LocalHosts } from "./sites/localHosts.ts";
import { createSite } from "./sites/site.ts";
import { SiteDirectory } from "./sites/siteDirectory.ts";

const GATEWAY_DEADLINE_MS = 5_000;
/** A page or a picture waits for it; what a page then shows is no older for that, see `Standings`. */
const PROMPT_DEADLINE_MS = 2_000;
/** Next compiles a page when it is first asked for. */
const DEVELOPMENT_DEADLINE_MS = 60_000;
const IDLE_MS = 30_000;
const RULES_EVERY_MS = 10_000;
const MESSAGES_BYTES = 2 * 1024 * 1024;

/** A running edge. */
export interface Edge {
  readonly port: number;
  readonly controlPort: number;
  /** Readiness off, running answers finished, connections closed. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts the one door of every brand.
 *
 * @param match how a path finds its page: by the route table
 * @throws {Error} when a port is taken, or the registry is at odds with itself
 */
export async function startEdge(
  config: EdgeConfig,
  { brands }: BrandRegistry,
  log: Log,
  clock: Clock = systemClock,
  match: typeof matchRoute = matchRoute,
): Promise<Edge> {
  const development = config.MODE === "development";
  const deadline = development ? DEVELOPMENT_DEADLINE_MS : config.PAGE_DEADLINE_MS;
  const gateway = createUpstream(config.GATEWAY, GATEWAY_DEADLINE_MS);
  const directory = new SiteDirectory(
    brands.map((brand) => createSite(brand, createUpstream(config.APPS[brand.id] ?? "", deadline), match)),
  );
  const localHosts = new LocalHosts(config.LOCAL_HOSTS, directory);
  const rules = new RouteRules(gateway, log);
  // Connections of its own: calls that take long must not keep pages waiting, nor hide that the gateway is there.
  const promptGateway = createUpstream(config.GATEWAY, PROMPT_DEADLINE_MS);
  const standings = new Standings(standingsOf(promptGateway, config.SIGNING_SECRET, clock), clock, log);
  const store = new PageStore(config.PAGE_CACHE_MB, clock, log);
  const absent = new AbsentPages(clock);
  const settings = { log, development, editorOrigin: config.EDITOR_ORIGIN };
  const errorPages = new ErrorPages(settings, clock);
  const assets = new AssetStore(config.ASSET_CACHE_MB, clock, development);
  const images = new AssetStore(config.IMAGE_CACHE_MB, clock);
  const messages = new AssetStore(MESSAGES_BYTES, clock, development);
  let draining = false;
  let ready = false;

  const refreshRules = () => Promise.all(brands.map(({ id }) => rules.refresh(id)));
  function refreshAhead(): void {
    void refreshRules();
    for (const site of directory.sites.values()) void errorPages.refresh(site);
  }

  async function purge({ brand, tags }: ContentChanged): Promise<number> {
    const site = directory.sites.get(brand);
    if (!site) throw new EdgeError("bad-request", `There is no brand "${brand}".`);
    absent.purge(brand);
    const count = store.purge(brand, tags) + assets.purge(brand) + messages.purge(brand);
    await rules.refresh(brand);
    void errorPages.renew(site, tags);
    return count;
  }

  const { server: publicServer, stopKeepingConnections } = createPublicServer({
    directory,
    localHosts,
    isTrustedProxy: config.TRUSTED_PROXY,
    log,
    // An app that is waited for is no idle connection.
    idleMs: Math.max(IDLE_MS, deadline + 10_000),
    endpoints: {
      own: ownEndpoints({
        assets,
        images,
        messages,
        gateway,
        gatewayPresence: new Presence(promptGateway, clock),
        development,
        oldBuildsDirectory: config.OLD_BUILDS_DIR,
      }),
      pages: createPageServer({
        store,
        absent,
        errorPages,
        rules,
        clock,
        preview: previewCookie(config.SIGNING_SECRET),
        gatekeeper: createGatekeeper({ standings, clock, log }),
        ...settings,
      }),
    },
  });
  if (development) proxyUpgrades(publicServer, directory, config.APPS, log);
  const controlServer = createControlServer({
    secret: config.SIGNING_SECRET,
    clock,
    log,
    purge,
    isReady: () => ready && !draining,
    metrics: () => ({
      pages: store.stats(),
      standings: standings.stats(),
      assets: assets.stats(),
      images: images.stats(),
      messages: messages.stats(),
      memory: process.memoryUsage(),
      cpu: process.cpuUsage(),
    }),
  });

  const controlPort = await listen(controlServer, config.CONTROL_PORT, config.CONTROL_HOST);
  await refreshRules();
  const port = await listen(publicServer, config.PORT, config.HOST);
  const timer = setInterval(refreshAhead, RULES_EVERY_MS);
  timer.unref();
  ready = true;

  async function stop(): Promise<void> {
    if (draining) return;
    draining = true;
    stopKeepingConnections();
    clearInterval(timer);
    await drain(publicServer, config.SHUTDOWN_MS);
    await drain(controlServer, 0);
    await Promise.all([
      gateway.close(),
      promptGateway.close(),
      localHosts.close(),
      ...[...directory.sites.values()].map(({ app }) => app.close()),
    ]);
  }

  return { port, controlPort, stop };
}
