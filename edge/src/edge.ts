import type { BrandRegistry, ContentChanged } from "@spilhus/contracts";
import { systemClock, type Clock, type Log } from "@spilhus/lib";
import { matchRoute } from "@spilhus/routes";
import { type EdgeConfig, withStudioOrigins } from "./config/index.ts";
import { createControlServer, drain, listen } from "./control/index.ts";
import { AssetStore, ownEndpoints } from "./endpoints/index.ts";
import { EdgeError } from "./errors/edgeError.ts";
import { createPublicServer, visitorUpgrade } from "./listener/index.ts";
import { MissingPages, ErrorPages, createPageServer, PageStore, WorkLimit } from "./pages/index.ts";
import { previewCookie } from "./preview/index.ts";
import { RouteRules } from "./route-rules/index.ts";
import { accountStatusFetcher, createAccessCheck, AccountStatusCache } from "./access/index.ts";
import { hotReloadUpgrade } from "./development/index.ts";
import { ChatSockets, socketAdmitter } from "./sockets/index.ts";
import { SessionWatch, Streams } from "./streams/index.ts";
import { EU_VENDOR, supportFrame, vendorAt } from "./support-frame/index.ts";
import { HealthCheck, createUpstream } from "./upstream/index.ts";
import { LocalHosts } from "./local-hosts/index.ts";
import type { VisitorSettings } from "./request/index.ts";
import { agreesWithNode, enableWholeAnswers } from "./respond/index.ts";
import { createSite, SiteDirectory } from "./sites/index.ts";

const GATEWAY_DEADLINE_MS = 5_000;
/** Shorter: a page or a picture waits for the answer. */
const PROMPT_DEADLINE_MS = 2_000;
/** Next compiles a page on its first request. */
const DEVELOPMENT_DEADLINE_MS = 60_000;
/** Longer than two heartbeats of the gateway. */
const STREAM_DEADLINE_MS = 25_000;
/** Rooms of all brands that are listened to at once; each has one connection. */
const MOST_ROOMS = 1_000;
const IDLE_MS = 30_000;
const RULES_EVERY_MS = 10_000;
const MESSAGES_BYTES = 2 * 1024 * 1024;

/** A running edge. */
export interface Edge {
  readonly port: number;
  readonly controlPort: number;
  /** Ends readiness, finishes running answers and closes connections. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Starts the edge of all brands.
 *
 * @param match finds the route of a path
 * @throws {Error} when a port is taken, or the registry contradicts itself
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
    brands.map((brand) =>
      createSite(
        withStudioOrigins(brand, config.STUDIO_ORIGINS),
        createUpstream(config.APPS[brand.id] ?? "", deadline),
        match,
      ),
    ),
  );
  const localHosts = new LocalHosts(config.LOCAL_HOSTS, directory);
  const rules = new RouteRules(gateway, log);
  // Separate connections: slow calls must not delay pages, nor make a healthy gateway look dead.
  const promptGateway = createUpstream(config.GATEWAY, PROMPT_DEADLINE_MS);
  // A download holds its connection for as long as its visitor reads.
  const gatewayFiles = createUpstream(config.GATEWAY, GATEWAY_DEADLINE_MS);
  // A room's stream is read for as long as anybody listens.
  const gatewayStreams = createUpstream(config.GATEWAY, STREAM_DEADLINE_MS, MOST_ROOMS);
  const watch = new SessionWatch(promptGateway, config.EDGE_SECRET, clock, log);
  const streams = new Streams({ gatewayStreams, promptGateway, watch, clock, log });
  const chatSockets = new ChatSockets({
    chatServer: config.CHAT_SERVER,
    perNetwork: config.CHAT_SOCKETS_PER_NETWORK,
    admit: socketAdmitter(promptGateway, config.EDGE_SECRET, clock),
    watch,
  });
  const accountStatuses = new AccountStatusCache(
    accountStatusFetcher(promptGateway, config.EDGE_SECRET, clock),
    clock,
    log,
  );
  const store = new PageStore(config.PAGE_CACHE_MB, clock, log);
  const missing = new MissingPages(clock);
  const settings = { log, development, editorOrigin: config.EDITOR_ORIGIN };
  const errorPages = new ErrorPages(settings, clock);
  const assets = new AssetStore(config.ASSET_CACHE_MB, clock, development);
  const images = new AssetStore(config.IMAGE_CACHE_MB, clock);
  const messages = new AssetStore(MESSAGES_BYTES, clock, development);
  let port = config.PORT;
  let draining = false;
  let ready = false;

  const refreshRules = () => Promise.all(brands.map(({ id }) => rules.refresh(id)));
  function refreshAhead(): void {
    void refreshRules();
    for (const site of directory.sites.values()) void errorPages.refresh(site);
  }

  async function purge({ brand, tags, cv }: ContentChanged): Promise<number> {
    const site = directory.sites.get(brand);
    if (!site) throw new EdgeError("bad-request", `There is no brand "${brand}".`);
    missing.purge(brand);
    const count = store.purge(brand, tags, cv) + assets.purge(brand) + messages.purge(brand);
    await rules.refresh(brand);
    void errorPages.renew(site, tags);
    return count;
  }

  const visitors: VisitorSettings = {
    directory,
    isTrustedProxy: config.TRUSTED_PROXY,
    publicPort: (proxied) => config.PUBLIC_PORT ?? (proxied ? undefined : port),
  };
  const { server: publicServer, stopKeepingConnections } = createPublicServer({
    ...visitors,
    localHosts,
    supportFrame: supportFrame(
      config.SUPPORT_VENDOR === undefined ? EU_VENDOR : vendorAt(config.SUPPORT_VENDOR),
    ),
    log,
    upgrades: [
      visitorUpgrade(chatSockets, visitors, log),
      ...(development ? [hotReloadUpgrade(directory, config.APPS, log)] : []),
    ],
    // A connection that waits for an app is not idle.
    idleMs: Math.max(IDLE_MS, deadline + 10_000),
    endpoints: {
      own: ownEndpoints({
        assets,
        images,
        messages,
        gateway,
        gatewayFiles,
        streams,
        clock,
        gatewayHealth: new HealthCheck(promptGateway, clock),
        development,
        oldBuildsDirectory: config.OLD_BUILDS_DIR,
      }),
      pages: createPageServer({
        store,
        missing,
        errorPages,
        rules,
        clock,
        preview: previewCookie(config.EDGE_SECRET),
        workLimit: new WorkLimit(config.UNCACHED_PER_MINUTE, clock),
        checkAccess: createAccessCheck({ accountStatuses, clock, log }),
        ...settings,
      }),
    },
  });
  const controlServer = createControlServer({
    secret: config.EDGE_SECRET,
    clock,
    log,
    purge,
    endSockets: (whose) => chatSockets.end(whose),
    isReady: () => ready && !draining,
    metrics: () => ({
      pages: store.stats(),
      accountStatuses: accountStatuses.stats(),
      assets: assets.stats(),
      images: images.stats(),
      messages: messages.stats(),
      streams: streams.stats(),
      chatSockets: chatSockets.stats(),
      memory: process.memoryUsage(),
      cpu: process.cpuUsage(),
    }),
  });

  const controlPort = await listen(controlServer, config.CONTROL_PORT, config.CONTROL_HOST);
  const isSafe = await agreesWithNode();
  if (!isSafe) log("warn", "answers are not sent in one piece: this Node writes them differently");
  enableWholeAnswers(isSafe);
  await refreshRules();
  port = await listen(publicServer, config.PORT, config.HOST);
  const timer = setInterval(refreshAhead, RULES_EVERY_MS);
  timer.unref();
  ready = true;

  async function stop(): Promise<void> {
    if (draining) return;
    draining = true;
    stopKeepingConnections();
    clearInterval(timer);
    watch.stop();
    streams.close();
    chatSockets.close();
    await drain(publicServer, config.SHUTDOWN_MS);
    await drain(controlServer, 0);
    await Promise.all([
      gateway.close(),
      promptGateway.close(),
      gatewayFiles.close(),
      gatewayStreams.close(),
      localHosts.close(),
      ...[...directory.sites.values()].map(({ app }) => app.close()),
    ]);
  }

  return { port, controlPort, stop };
}
