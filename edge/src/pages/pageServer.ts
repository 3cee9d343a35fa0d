import { parseCookies, type Clock } from "@spilhus/lib";
import type { PageDecision } from "@spilhus/restrictions";
import { queryRedirect, RouteNotFound } from "@spilhus/routes";
import { acceptedEncodings } from "../encoding/index.ts";
import { encodePath, type Endpoint, type Exchange, clientIp } from "../request/index.ts";
import { EdgeError } from "../errors/edgeError.ts";
import { FORCED_PAGE_SHOWN, type CheckAccess } from "../access/index.ts";
import { changesPolicyClass, errorPolicyAt, policyClassAt, sendFullLoad } from "./policyChange.ts";
import {
  wantsPage,
  sendPersonalRedirect,
  sendRedirect,
  asEdgeError,
  sendErrorPage,
  sendStored,
  type StoredAnswer,
} from "../respond/index.ts";
import type { MissingPages } from "./missingPages.ts";
import { enterPreview, previewSecret, type PreviewCookie } from "../preview/index.ts";
import { documentVendors } from "./documentVendors.ts";
import type { ErrorPages } from "./errorPages.ts";
import { loadPage, pageKey, type PageForm, type PageSettings } from "./loadPage.ts";
import { sendNotFound } from "./notFound.ts";
import { failurePath } from "./failurePath.ts";
import { appPath, pageAddress, type PageAddress } from "./pageAddress.ts";
import type { PageStore } from "./pageStore.ts";
import { redirection, type RouteRules } from "../route-rules/index.ts";
import { representationOf } from "./representation.ts";
import { choosePageVariant } from "./pageVariant.ts";
import { visitorLocale } from "./visitorLocale.ts";
import type { WorkLimit } from "./workLimit.ts";

export interface PageServices extends PageSettings {
  readonly store: PageStore;
  readonly missing: MissingPages;
  readonly errorPages: ErrorPages;
  readonly rules: RouteRules;
  readonly clock: Clock;
  readonly workLimit: WorkLimit;
  readonly preview: PreviewCookie;
  /** Decides who may see a page. */
  readonly checkAccess: CheckAccess;
}

type Served = Extract<PageDecision, { action: "serve" }>;

/** A page that is not stored is compressed while its visitor waits, in one encoding only. */
const QUICK_QUALITY = 4;

/** The page shown instead retries by itself. */
const unavailable = () =>
  new EdgeError("unavailable", "The account cannot be shown right now.", { headers: ["Retry-After", "10"] });

/** Serves the pages of all brands: redirects, then access, then memory, then the app. */
export function createPageServer(services: PageServices): Endpoint {
  const { store, missing, errorPages, rules, clock, log, development, checkAccess, workLimit } = services;

  async function refetch(exchange: Exchange, form: PageForm, key: string): Promise<StoredAnswer> {
    if (missing.has(key)) throw new EdgeError("not-found", "The app has no such page.");
    const visitor = clientIp(exchange, exchange.request);
    if (form.isUnbounded) workLimit.check(visitor);
    if (form.query !== "") workLimit.count(visitor);
    try {
      return await store.load(key, form.query, exchange.site.brand.id, () =>
        loadPage(exchange, form, services),
      );
    } catch (error) {
      if (error instanceof EdgeError && error.code === "not-found") {
        missing.add(key, exchange.site.brand.id);
        workLimit.count(visitor);
      }
      throw error;
    }
  }

  async function loadUnshared(exchange: Exchange, form: PageForm): Promise<StoredAnswer> {
    const { value } = await loadPage(exchange, form, services);
    if (development) return value;
    const [best = "identity"] = acceptedEncodings(exchange.head.acceptEncoding);
    await value.body.compress(QUICK_QUALITY, [best]);
    return value;
  }

  /** Finds a page in memory if it is fresh enough; returns a promise only when the app must be called. */
  function find(exchange: Exchange, form: PageForm, shared: boolean): StoredAnswer | Promise<StoredAnswer> {
    if (!shared) return loadUnshared(exchange, form);
    const key = pageKey(exchange, form);
    const hit = store.lookup(key, form.query);
    if (hit?.freshness === "fresh") return hit.value;
    const renewed = refetch(exchange, form, key);
    if (hit?.freshness !== "aging") return renewed;
    renewed.catch((cause: unknown) => log("warn", "a page is not renewed", { path: form.path, cause }));
    return hit.value;
  }

  async function preview(exchange: Exchange, form: PageForm, cookie: string): Promise<void> {
    const { value } = await loadPage(exchange, { ...form, policyClass: "preview" }, services, cookie);
    sendStored(exchange, value);
  }

  function servePage(
    exchange: Exchange,
    address: PageAddress,
    { loggedIn, isForcedPage }: Served,
  ): void | Promise<void> {
    const { site, head, path, search } = exchange;
    const secret = previewSecret(search);
    if (secret !== undefined) return enterPreview(exchange, secret, services.preview);
    const { route } = address.match;
    const representation = representationOf(head);
    if (representation !== "html" && changesPolicyClass(exchange, route)) return sendFullLoad(exchange);
    const query = representation === "html" ? queryRedirect(route, search) : undefined;
    if (query !== undefined) {
      return sendRedirect(exchange, 302, encodePath(path) + (query === "" ? "" : `?${query}`));
    }
    const visit = { cookie: head.cookie, isDocument: representation === "html", loggedIn };
    const { context, setCookies: chosen } = choosePageVariant(site, route.id, visit, clock);
    const cookies = isForcedPage && visit.isDocument ? [...chosen, FORCED_PAGE_SHOWN] : chosen;
    const options = { cookies, vendors: visit.isDocument && documentVendors(exchange, route.policyClass) };
    const form: PageForm = {
      path: appPath(context, address),
      query: address.query,
      representation,
      policyClass: route.policyClass,
      status: 200,
      isUnbounded: address.query !== "" || Object.keys(address.match.params).length > 0,
    };
    const cookie = services.preview.read(site.brand.id, head.cookie);
    if (cookie !== undefined) return preview(exchange, form, cookie);
    const page = find(exchange, form, route.cacheClass === "public" && !development);
    if (!(page instanceof Promise)) return sendStored(exchange, page, options);
    return page.then((answer) => sendStored(exchange, answer, options));
  }

  function notFound(exchange: Exchange, statusMessage: string): Promise<void> {
    const sources = {
      find: async (form: PageForm) => find(exchange, form, form.policyClass === "public" && !development),
      errorPages,
    };
    return sendNotFound(exchange, statusMessage, sources);
  }

  /** Answers a failure with the brand's own page, if there is one. */
  async function sendFailure(exchange: Exchange, error: unknown): Promise<void> {
    if (error instanceof EdgeError && error.code === "not-found") {
      return notFound(exchange, new RouteNotFound("unmatched", exchange.path).statusMessage);
    }
    const { path, site, head } = exchange;
    const failure = asEdgeError(error);
    const locale = visitorLocale(site, parseCookies(head.cookie));
    const where = failurePath(locale, failure, policyClassAt(path));
    const page = errorPages.get(site, where, errorPolicyAt(path));
    if (!page || failure.statusCode < 500 || !wantsPage({ ...head, path })) throw error;
    sendErrorPage(exchange, page, failure, { log, vendors: documentVendors(exchange, policyClassAt(path)) });
  }

  function serve(exchange: Exchange, served: Served): void | Promise<void> {
    let address: PageAddress;
    try {
      address = pageAddress(exchange.site, exchange.path, exchange.search);
    } catch (error) {
      if (error instanceof RouteNotFound) return notFound(exchange, error.statusMessage);
      throw error;
    }
    return servePage(exchange, address, served)?.catch((error: unknown) => sendFailure(exchange, error));
  }

  function applyDecision(exchange: Exchange, verdict: PageDecision): void | Promise<void> {
    if (verdict.action === "redirect") return sendPersonalRedirect(exchange, verdict.to);
    if (verdict.action === "unavailable") return sendFailure(exchange, unavailable());
    return serve(exchange, verdict);
  }

  function handle(exchange: Exchange): void | Promise<void> {
    const elsewhere = redirection(exchange, rules);
    if (elsewhere) return sendRedirect(exchange, elsewhere.status, elsewhere.location);
    const verdict = checkAccess(exchange);
    return verdict instanceof Promise
      ? verdict.then((decision) => applyDecision(exchange, decision))
      : applyDecision(exchange, verdict);
  }

  return { methods: ["GET", "HEAD"], handle };
}
