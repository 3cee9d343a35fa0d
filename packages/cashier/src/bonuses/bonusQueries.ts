import { acceptBonus, giveUpBonus, listBonuses } from "@spilhus/api-client";
import { autoRetry } from "@spilhus/account/player-data";
import { playerTransport } from "@spilhus/player-session/session";
import { saveCode } from "@spilhus/sign-in/kept-code";
import { sendKept } from "../kept-request/sendKept.ts";
import { keptBonusRequest, type BonusRequest } from "./bonusRequest.ts";

export const bonusesQuery = {
  queryKey: ["bonuses"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => listBonuses(playerTransport, { signal }),
  ...autoRetry,
};

/** How much bonus money a giving-up took; nothing for an acceptance. */
export type BonusAnswer =
  | { readonly kind: "accept" }
  | { readonly kind: "give-up"; readonly lostOre: number };

async function make(request: BonusRequest, idempotencyKey: string): Promise<BonusAnswer> {
  if (request.kind === "accept") {
    const { kind, ...body } = request;
    await acceptBonus(playerTransport, { body, idempotencyKey });
    return { kind };
  }
  const { kind, bonusId, acceptedLossOre } = request;
  const places = { bonusId };
  const query = { acceptedLossOre };
  const { lostOre } = await giveUpBonus(playerTransport, { places, query, idempotencyKey });
  return { kind, lostOre };
}

/**
 * Sends a request; it is carried out once, however often it is sent. A bonus is given up only for exactly the loss that
 * the player has seen.
 *
 * @throws {ApiError}
 */
export async function sendBonusRequest(request: BonusRequest): Promise<BonusAnswer> {
  const answer = await sendKept(keptBonusRequest, request, make);
  if (request.kind === "accept" && request.code !== undefined) saveCode(undefined);
  return answer;
}
