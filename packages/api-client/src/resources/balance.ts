import { GET_BALANCE } from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

// In a file of its own because every page of a player asks for it: its contract needs no schema library.

/** R1.03. The answer has an ETag; a transport that sends it again is answered 304 while no money has moved. */
export const getBalance = /* @__PURE__ */ callOf(GET_BALANCE);
