import { GET_FUNDS_PROOF } from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

/** Whether the players' money was found on the client bank account today. */
export const getFundsProof = /* @__PURE__ */ callOf(GET_FUNDS_PROOF);
