import type { RegisteredBrand } from "@spilhus/contracts";
import type { DocumentKind } from "@spilhus/contracts/payments";
import { readDatabaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { openRequests } from "./documentRequests.ts";
import { openOutcomes } from "./moneyCases.ts";
import { rulesAt } from "./rules/index.ts";

/** What the checks against money laundering say of a withdrawal. */
export interface PayoutFinding {
  /** An officer has to look at it first. */
  readonly needsOfficer: boolean;
  /** Documents that the player was asked for and that it waits for; nothing when it waits for none. */
  readonly documents: { readonly kinds: readonly DocumentKind[]; readonly until: Date } | undefined;
}

/** Withdrawals' ids are random, so the sample is random too, and repeating the check picks the same ones. */
const isPicked = (id: string, oneIn: number) => Number.parseInt(id.slice(0, 8), 16) % oneIn === 0;

/**
 * Looks at the player of a withdrawal that is checked, in the transaction that holds the player and decides about it: a
 * case that this very withdrawal gives reason to comes before its money goes.
 */
export async function checkPayout(
  tx: Queries,
  { id, playerId }: { readonly id: string; readonly playerId: string },
  brand: RegisteredBrand,
): Promise<PayoutFinding> {
  await checkPlayer(tx, playerId, brand);
  const outcomes = await openOutcomes(tx, playerId);
  const requests = await openRequests(tx, playerId);
  const { sample } = rulesAt(brand, await readDatabaseNow(tx));
  const [first] = requests;
  return {
    needsOfficer: outcomes.has("officer") || (sample !== undefined && isPicked(id, sample.oneIn)),
    documents: first && {
      kinds: [...new Set(requests.flatMap(({ kinds }) => kinds))],
      until: new Date(Math.min(...requests.map(({ until }) => until.getTime()))),
    },
  };
}
