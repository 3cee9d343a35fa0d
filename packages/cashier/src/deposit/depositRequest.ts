import type { PaymentMethod } from "@spilhus/contracts/payments";
import { requestKeeper } from "../kept-request/requestKeeper.ts";

/** What a player asks for; the body of `create-deposit`. */
export interface DepositRequest {
  readonly amountOre: number;
  readonly method: PaymentMethod;
  readonly isSecond?: boolean;
  /** The offer whose terms the player has accepted, when the deposit is large enough for its bonus. */
  readonly offer?: { readonly id: string; readonly termsVersion: number };
}

/** Whether an offer is known can change before the second try: it is the same deposit. */
const isSame = (one: DepositRequest, other: DepositRequest) =>
  one.amountOre === other.amountOre &&
  one.method === other.method &&
  (one.isSecond ?? false) === (other.isSecond ?? false);

/** The deposit of this tab that was sent and not answered. */
export const keptDeposit = requestKeeper<DepositRequest>({
  place: "deposit-request",
  isRequest: ({ amountOre }) => typeof amountOre === "number",
  isSame,
});

/** The request as it was sent before, if it was: a retry has the very same body. */
export function asSentBefore(request: DepositRequest): DepositRequest {
  const kept = keptDeposit.unanswered();
  return kept && isSame(kept, request) ? kept : request;
}
