import type { CallContract } from "../call-contract/index.ts";
import { GET_BALANCE } from "./balance.ts";
import { LIST_TRANSACTIONS } from "./wallet.ts";

/** Every call of the payments service. */
export const PAYMENTS_CALLS = [GET_BALANCE, LIST_TRANSACTIONS] as const satisfies readonly CallContract[];
