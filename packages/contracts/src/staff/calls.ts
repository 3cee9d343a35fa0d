import type { CallContract } from "../call-contract/index.ts";
import { LIST_OWN_ACTS } from "./acts.ts";
import { FINISH_STAFF_SIGN_IN, GET_STAFF_SESSION, SIGN_OUT_STAFF, START_STAFF_SIGN_IN } from "./session.ts";

/** Every call of the console, which nobody makes but its server. */
export const STAFF_CALLS = [
  START_STAFF_SIGN_IN,
  FINISH_STAFF_SIGN_IN,
  GET_STAFF_SESSION,
  SIGN_OUT_STAFF,
  LIST_OWN_ACTS,
] as const satisfies readonly CallContract[];
