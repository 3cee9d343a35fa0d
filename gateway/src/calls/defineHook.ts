import type { CallContract, PlacesOf } from "@spilhus/contracts";
import type { Site } from "../http/index.ts";
import type { CallServices } from "./callServices.ts";

/** A webhook as it arrived: nothing is decoded, since the sender signed the bytes. */
export interface Hook<Contract extends CallContract = CallContract, Needs = unknown> {
  readonly services: CallServices & Needs;
  /** The site whose address the sender calls. */
  readonly site: Site;
  readonly places: Readonly<Record<PlacesOf<Contract["path"]>, string>>;
  readonly method: string;
  /** Host as the sender wrote it, with a port if there was one. */
  readonly host: string;
  /** Path and query as the sender wrote them. */
  readonly path: string;
  /** Names in lower case. The edge lets through what signatures need, and no cookie. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Buffer;
}

/** What the sender's documentation asks for, such as `[accepted]` as `text/plain`. */
export interface HookAnswer {
  readonly type: string;
  readonly body: string;
}

/** A webhook ready to be mounted. */
export interface DefinedHook<Needs = unknown> {
  readonly contract: CallContract;
  readonly run: (hook: Hook<CallContract, Needs>) => Promise<HookAnswer>;
}

/** Returns a `defineHook` whose handlers also receive the services `Needs`. */
export function defineHookWith<Needs>() {
  return <const Contract extends CallContract & { readonly audience: "provider" }>(
    contract: Contract,
    run: (hook: Hook<Contract, Needs>) => Promise<HookAnswer>,
  ): DefinedHook<Needs> =>
    // `mountHooks` passes the places of this contract, which the compiler cannot follow through a list.
    ({ contract, run: run as DefinedHook<Needs>["run"] });
}

/**
 * Binds the contract of a webhook to its handler. The handler verifies the signature before it believes anything, stores
 * the events, and throws `refusal("unsigned")` or another refusal. Only what it answers is acknowledged.
 */
export const defineHook = defineHookWith<unknown>();
