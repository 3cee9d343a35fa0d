import { LIST_TRANSACTIONS } from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

/** The player's movements, newest first; `next` of a page is `before` of the next one. */
export const listTransactions = /* @__PURE__ */ callOf(LIST_TRANSACTIONS);
