import { requestKeeper } from "../kept-request/requestKeeper.ts";

/** A player's request that MitID must confirm. */
export type AskedRequest =
  | {
      readonly kind: "withdraw";
      readonly amountOre: number;
      readonly accountId: string;
      readonly acceptedLossOre?: number;
    }
  | { readonly kind: "add" }
  | { readonly kind: "remove"; readonly accountId: string };

const KINDS: readonly unknown[] = ["withdraw", "add", "remove"];

/** The request of this tab that was sent and not answered, also while the player is at MitID with it. */
export const keptWithdrawal = requestKeeper<AskedRequest>({
  place: "withdrawal-request",
  isRequest: ({ kind }) => KINDS.includes(kind),
});
