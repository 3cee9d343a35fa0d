import type { IncomingMessage, ServerResponse } from "node:http";
import type { Address } from "./address.ts";
import type { Visitor } from "./visitor.ts";

/** One request that has passed the gate, and the answer to it. */
export interface Exchange extends Address, Visitor {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
}

/** What answers a kind of address. */
export interface Endpoint {
  readonly methods: readonly string[];
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}
