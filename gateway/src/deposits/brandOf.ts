import type { RegisteredBrand } from "@spilhus/contracts";
import type { DepositServices } from "./depositServices.ts";

/** @throws {Error} when the brand of a deposit is not served any more: its duties are not known */
export function brandOf({ brands }: Pick<DepositServices, "brands">, id: string): RegisteredBrand {
  const brand = brands.get(id);
  if (!brand) throw new Error(`The brand "${id}" is not served any more.`);
  return brand;
}
