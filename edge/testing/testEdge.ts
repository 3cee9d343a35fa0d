import { PURGE_PATH, type RegisteredBrand } from "@spilhus/contracts";
import { systemClock, type Clock, type Log } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { matchRoute } from "@spilhus/routes";
import { readConfig } from "../src/config/config.ts";
import { startEdge, type Edge } from "../src/edge.ts";
import { testBrand } from "./brands.ts";
import { call, type HttpAnswer, type HttpCall } from "./exchangeOverHttp.ts";
import { pageDouble, type PageDouble } from "./pageDouble.ts";
import { answer, startUpstreamDouble, type Handler, type UpstreamDouble } from "./upstreamDouble.ts";

export const SECRET = "a secret of the tests";
/** Something a person would use; unlike curl's, it is not taken for a crawler's. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
export const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

export interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly details: unknown;
}

/** An edge with real sockets before and behind it. */
export interface TestEdge {
  readonly edge: Edge;
  readonly app: UpstreamDouble;
  readonly otherApp: UpstreamDouble;
  readonly pages: PageDouble;
  readonly otherPages: PageDouble;
  readonly gateway: UpstreamDouble;
  readonly logged: readonly LogLine[];
  get(path: string, options?: HttpCall): Promise<HttpAnswer>;
  purge(brand: string, tags: readonly string[]): Promise<HttpAnswer>;
  stop(): Promise<void>;
}

export interface TestEdgeOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly brand?: Partial<RegisteredBrand>;
  readonly gateway?: Handler;
  readonly app?: Handler;
  readonly match?: typeof matchRoute;
}

const noRules: Handler = (_, response) =>
  answer(response, 200, { "content-type": "application/json" }, '{"rules":[]}');

/** Brands fjord and eng, each with an app that has every page. */
export async function startTestEdge(options: TestEdgeOptions = {}): Promise<TestEdge> {
  const { env = {}, clock = systemClock, brand = {} } = options;
  const pages = pageDouble("fjord");
  const otherPages = pageDouble("eng");
  const app = await startUpstreamDouble(options.app ?? pages.handle);
  const otherApp = await startUpstreamDouble(otherPages.handle);
  const gateway = await startUpstreamDouble(options.gateway ?? noRules);
  const config = readConfig({
    PORT: "0",
    CONTROL_PORT: "0",
    BRANDS_FILE: "unused",
    APPS: JSON.stringify({ fjord: app.origin, eng: otherApp.origin }),
    GATEWAY: gateway.origin,
    EDGE_SECRET: SECRET,
    SHUTDOWN_MS: "1000",
    // All visitors of a test share one address.
    UNCACHED_PER_MINUTE: "1000000",
    ...env,
  });
  const logged: LogLine[] = [];
  const log: Log = (level, message, details) => logged.push({ level, message, details });
  const brands = [testBrand("fjord", brand), testBrand("eng")];
  const edge = await startEdge(config, { brands }, log, clock, options.match);
  return {
    edge,
    app,
    otherApp,
    pages,
    otherPages,
    gateway,
    logged,
    get: (path, call_) => call(edge.port, path, call_),
    purge(changed, tags) {
      const double = changed === "fjord" ? pages : otherPages;
      double.cv += 1;
      const body = JSON.stringify({ brand: changed, cv: double.cv, tags });
      const signature = signRequest(SECRET, { method: "POST", path: PURGE_PATH, body }, clock.now());
      return call(edge.controlPort, PURGE_PATH, {
        method: "POST",
        host: "127.0.0.1",
        headers: { [SIGNATURE_HEADER]: signature, "content-type": "application/json" },
        body,
      });
    },
    async stop() {
      await edge.stop();
      await Promise.all([app.stop(), otherApp.stop(), gateway.stop()]);
    },
  };
}
