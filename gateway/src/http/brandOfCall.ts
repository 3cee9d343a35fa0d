import { BRAND_HEADER, type RegisteredBrand } from "@spilhus/contracts";
import type { FastifyRequest } from "fastify";
import type { Brands } from "../config/index.ts";
import { HttpError } from "./httpError.ts";

/**
 * The brand a call names in its query. A browser's call carries the brand the edge found by Host, and may name no
 * other.
 *
 * @throws {HttpError} 404 for an unknown brand, 400 for another brand than the edge's.
 */
export function brandOfCall(brands: Brands, request: FastifyRequest, named: string): RegisteredBrand {
  const decided = request.headers[BRAND_HEADER];
  if (decided !== undefined && decided !== named) {
    throw new HttpError(400, "wrong-brand", `query.brand: this site is "${String(decided)}".`);
  }
  const brand = brands.get(named);
  if (!brand) throw new HttpError(404, "unknown-brand", `query.brand: there is no brand "${named}".`);
  return brand;
}
