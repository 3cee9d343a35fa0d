import type { CallContract, LimitClass, RegisteredBrand } from "@spilhus/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { studioOf } from "../config/index.ts";
import { brandOfCall, refusal, requireSignature } from "../http/index.ts";
import { visitorOf } from "../limits/index.ts";
import type { CallerServices, CallServices } from "./callServices.ts";
import { parseVendorQuery, requireReadToken } from "./contentReader.ts";
import type { ServiceAudience } from "./defineServiceCall.ts";
import { parsePart } from "./parsePart.ts";

type Services = CallServices & CallerServices;

/** How the callers of one audience are authenticated and counted. */
export interface ServiceCallers {
  /** Classes of which a contract of this audience must name one. */
  readonly limits: readonly (LimitClass | undefined)[];
  /** Runs before the body is read. */
  readonly beforeBody?: (request: FastifyRequest, contract: CallContract) => void;
  /** Runs once the caller is known; the brand that the caller or the path names. */
  readonly brandOf: (
    request: FastifyRequest,
    places: Readonly<Record<string, string>>,
  ) => RegisteredBrand | undefined;
  readonly parse: typeof parsePart;
}

/** The brand of a parsed query; a visitor's call names no other brand than its site's. */
export function brandOfQuery(
  { brands }: Services,
  request: FastifyRequest,
  query: unknown,
): RegisteredBrand | undefined {
  if (typeof query !== "object" || query === null || !("brand" in query)) return undefined;
  return brandOfCall(brands, request, String(query.brand));
}

/** Everybody; each visitor is counted, our own apps are not. */
function publicCallers({ limiter, config: { rateLimits } }: Services): ServiceCallers {
  const counted = {
    feed: { kind: "feeds", most: rateLimits.feedsPerMinute },
    image: { kind: "pictures", most: rateLimits.imagesPerMinute },
  } as const;
  return {
    limits: ["feed", "image"],
    beforeBody(request, { limit }) {
      const visitor = visitorOf(request);
      if (visitor !== undefined)
        limiter.take({ ...counted[limit === "image" ? "image" : "feed"], key: visitor });
    },
    brandOf: () => undefined,
    parse: parsePart,
  };
}

/** Holders of a read token. */
const readers = (scope: FastifyInstance, services: Services): ServiceCallers => ({
  limits: ["content"],
  brandOf: requireReadToken(scope, services),
  parse: parseVendorQuery,
});

/** Our own servers: the edge, and an app where no edge is in front of it. */
function servers(scope: FastifyInstance, { config, clock }: Services): ServiceCallers {
  requireSignature(scope, [config.edgeSecret, config.revalidateSecret], clock);
  return { limits: [undefined], brandOf: () => undefined, parse: parsePart };
}

/** Tools of the operator and its editors, counted by brand; those that are about none together. */
function operators(scope: FastifyInstance, { brands, config, clock, limiter }: Services): ServiceCallers {
  requireSignature(scope, config.managementSecret, clock);
  return {
    limits: ["management"],
    brandOf(_request, { brand: named }) {
      limiter.take({ kind: "management", key: named ?? "", most: config.rateLimits.managementPerMinute });
      // What is about no brand names none.
      if (named === undefined) return undefined;
      const brand = brands.get(named);
      if (!brand) throw refusal("unknown-brand", `There is no brand "${named}".`);
      return brand;
    },
    parse: parsePart,
  };
}

/** Game studios, each by a key of its own; what is theirs is for the calls to ask. */
function studios(scope: FastifyInstance, { config, clock }: Services): ServiceCallers {
  requireSignature(scope, (request) => studioOf(config.studios, request.headers)?.keys ?? [], clock);
  return { limits: [undefined], brandOf: () => undefined, parse: parsePart };
}

/** The chat server, where there is one. */
function chatServers(scope: FastifyInstance, { config, clock }: Services): ServiceCallers {
  requireSignature(scope, config.chat ? config.chat.secret : [], clock);
  return { limits: [undefined], brandOf: () => undefined, parse: parsePart };
}

/** Prepares a scope for the calls of one audience. */
export function serviceCallers(
  scope: FastifyInstance,
  services: Services,
  audience: ServiceAudience,
): ServiceCallers {
  if (audience === "public") return publicCallers(services);
  if (audience === "reader") return readers(scope, services);
  if (audience === "studio") return studios(scope, services);
  if (audience === "chat-server") return chatServers(scope, services);
  return audience === "server" ? servers(scope, services) : operators(scope, services);
}
