import { BRAND_HEADER, type RegisteredBrand } from "@spilhus/contracts";
import type { FastifyRequest } from "fastify";
import type { Brands } from "../config/index.ts";
import { refusal } from "./refusal.ts";

/** The site a call came through: its brand, and the origin its pages have. */
export interface Site {
  readonly brand: RegisteredBrand;
  /** E.g. `https://fjord.dk`, with the port of a local site. */
  readonly origin: string;
  /** The origin that mails lead to: of a registered host, and never with a port that the caller chose. */
  readonly mailOrigin: string;
}

/**
 * The site of a call, as the edge decided it from Host. What a caller says about itself counts for nothing: without an
 * edge in front there is no site, and the host must be one of the brand's.
 *
 * @throws {HttpError} `unknown-brand`, or `wrong-brand` for a host that is not the brand's
 */
export function siteOfCall(brands: Brands, request: FastifyRequest): Site {
  const named = request.headers[BRAND_HEADER];
  const brand = typeof named === "string" ? brands.get(named) : undefined;
  if (!brand) throw refusal("unknown-brand");
  const { production, local } = brand.domains;
  // Fastify works each of them out again whenever it is read.
  const { hostname, protocol, host } = request;
  const isProduction = production.includes(hostname);
  if (!isProduction && !local.includes(hostname)) throw refusal("wrong-brand");
  const origin = `${protocol}://${host}`;
  // Only a local site has a port of its own.
  const mailOrigin = isProduction ? `https://${hostname}` : origin;
  return { brand, origin, mailOrigin };
}
