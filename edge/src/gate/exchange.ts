import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "../sites/site.ts";
import type { Address } from "./address.ts";
import type { RequestHead } from "./requestHead.ts";

/** One request that has passed the gate, and the answer to it. */
export interface Exchange extends Address {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  readonly head: RequestHead;
  readonly site: Site;
  /** Origin the visitor sees, e.g. `https://nordlys.dk`. */
  readonly origin: string;
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean;
  /** Address of the visitor. */
  readonly clientIp: string;
}

/** What answers a kind of address. */
export interface Endpoint {
  readonly methods: readonly string[];
  readonly handle: (exchange: Exchange) => void | Promise<void>;
}
