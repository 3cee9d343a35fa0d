import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Bonus, Offer } from "@spilhus/contracts/payments";
import { readAgain } from "@spilhus/player-session/session";
import { moneyChanged } from "../balance/balanceQuery.ts";
import { bonusesQuery, sendBonusRequest } from "./bonusQueries.ts";
import type { BonusRequest } from "./bonusRequest.ts";

/** What became of the player's click. */
export type ActState =
  | { readonly is: "idle" }
  | { readonly is: "sending" }
  | { readonly is: "accepted" }
  /** `lostOre`: nothing when the bonus was not granted yet. */
  | { readonly is: "given-up"; readonly lostOre: number | undefined }
  | { readonly is: "failed"; readonly error: unknown };

/** Carries out each click once, and reads the bonuses and the balance again. */
export function useBonusActs() {
  const queries = useQueryClient();
  const [state, setState] = useState<ActState>({ is: "idle" });
  const run = async (request: BonusRequest, wasGranted: boolean) => {
    if (state.is === "sending") return;
    setState({ is: "sending" });
    try {
      const answer = await sendBonusRequest(request);
      setState(
        answer.kind === "accept"
          ? { is: "accepted" }
          : { is: "given-up", lostOre: wasGranted ? answer.lostOre : undefined },
      );
    } catch (error) {
      setState({ is: "failed", error });
    }
    moneyChanged();
    await readAgain(queries, bonusesQuery.queryKey);
  };
  return {
    state,
    accept: ({ id: offerId, termsVersion }: Offer, code?: string) =>
      void run({ kind: "accept", offerId, termsVersion, ...(code !== undefined && { code }) }, false),
    giveUp: ({ id: bonusId, bonusOre: acceptedLossOre, grantedOre }: Bonus) =>
      void run({ kind: "give-up", bonusId, acceptedLossOre }, grantedOre !== null),
  };
}
