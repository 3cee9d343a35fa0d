import type { CallContract } from "../call-contract/index.ts";
import { GET_ACCOUNT_STATUS } from "./accountStatus.ts";
import { GET_ACCOUNT_STATUSES } from "./accountStatuses.ts";

/** Every call of the edge to the gateway. */
export const EDGE_CALLS = [
  GET_ACCOUNT_STATUS,
  GET_ACCOUNT_STATUSES,
] as const satisfies readonly CallContract[];
