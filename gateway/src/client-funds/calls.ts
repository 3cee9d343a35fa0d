import { GET_FUNDS_PROOF } from "@spilhus/contracts/payments";
import { defineCall } from "../calls/index.ts";
import { coveredSince } from "./coveredSince.ts";

const fundsProof = defineCall(GET_FUNDS_PROOF, async ({ services: { db }, site: { brand } }) => {
  const covered = await coveredSince(db, brand.licence.number, brand.timezone);
  return { coveredAt: covered?.toISOString() ?? null };
});

/** The calls about the account that holds the players' money. */
export const FUNDS_CALLS = [fundsProof] as const;
