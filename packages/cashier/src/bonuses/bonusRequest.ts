import { requestKeeper } from "../kept-request/requestKeeper.ts";

/** What a click on the page of bonuses sends. */
export type BonusRequest =
  | {
      readonly kind: "accept";
      readonly offerId: string;
      readonly termsVersion: number;
      readonly code?: string;
    }
  | { readonly kind: "give-up"; readonly bonusId: string; readonly acceptedLossOre: number };

const KINDS: readonly unknown[] = ["accept", "give-up"];

/** The request of this tab that was sent and not answered. */
export const keptBonusRequest = requestKeeper<BonusRequest>({
  place: "bonus-request",
  isRequest: ({ kind }) => KINDS.includes(kind),
});
