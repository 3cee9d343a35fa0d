import { acceptBonus, ApiError, giveUpBonus, listBonuses } from "@spilhus/api-client";
import { autoRetry } from "@spilhus/account/player-data";
import type { Bonus, Offer } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";
import { saveCode } from "@spilhus/sign-in/kept-code";

export const bonusesQuery = {
  queryKey: ["bonuses"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => listBonuses(playerTransport, { signal }),
  ...autoRetry,
};

/** Requests of the player, each carried out once. */
export type BonusAct =
  | { readonly kind: "accept"; readonly offer: Offer; readonly code?: string }
  | { readonly kind: "give-up"; readonly bonus: Bonus };

export type BonusOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "given-up"; readonly lostOre: number; readonly wasGranted: boolean };

/**
 * Sends the request under the idempotency key of this click. A bonus is given up only for exactly the loss that the
 * player has seen.
 *
 * @throws {ApiError}
 */
export async function carryOut(act: BonusAct, idempotencyKey: string): Promise<BonusOutcome> {
  if (act.kind === "accept") {
    const { offer, code } = act;
    const body = { offerId: offer.id, termsVersion: offer.termsVersion, ...(code !== undefined && { code }) };
    await acceptBonus(playerTransport, { body, idempotencyKey });
    if (code !== undefined) saveCode(undefined);
    return { kind: "accepted" };
  }
  const { id, bonusOre, grantedOre } = act.bonus;
  const { lostOre } = await giveUpBonus(playerTransport, {
    places: { bonusId: id },
    query: { acceptedLossOre: bonusOre },
    idempotencyKey,
  });
  return { kind: "given-up", lostOre, wasGranted: grantedOre !== null };
}

/** Without an answer the same press is sent again under its key. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code !== "refused" || (error.status ?? 500) >= 500;
