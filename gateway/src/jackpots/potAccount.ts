import type { HouseAccount } from "../ledger/index.ts";

/** A pot of a brand: each brand has its own, because brands have different licensees. */
export interface BrandPot {
  readonly brand: string;
  readonly pot: string;
}

/** The account of the ledger on which a pot's money lies. */
export const potAccount = ({ brand, pot }: BrandPot): HouseAccount => ({
  kind: "pot",
  ref: `${brand}/${pot}`,
});
