import type { IncomingMessage, ServerResponse } from "node:http";
import type { Address } from "./address.ts";
import type { Visitor } from "./visitor.ts";

/** A valid request to a known brand, and the response to it. */
export interface Exchange extends Address, Visitor {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
}

/** Answers one kind of address. */
export interface Endpoint {
  readonly methods: readonly string[];
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}
