import type { AnsweringContract, AnswerOf, CallContract, PlacesOf } from "@spilhus/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { AccountSession } from "../players/findAccount.ts";
import type { ActiveSession } from "../sessions/findSession.ts";
import type { LimitClass } from "./callLimits.ts";
import type { HttpError } from "../http/httpError.ts";
import type { PlayerServices } from "./playerServices.ts";
import type { Site } from "./siteOfCall.ts";

type Parsed<Contract, Name extends string> = Contract extends {
  readonly [Key in Name]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

type Found<Options extends CallOptions> = Options["withAccount"] extends true
  ? AccountSession
  : ActiveSession;

type SessionOf<
  Contract extends CallContract,
  Options extends CallOptions,
> = Contract["audience"] extends "players"
  ? Found<Options>
  : Contract["audience"] extends "guests"
    ? undefined
    : Found<Options> | undefined;

type Answer<Contract extends CallContract> = Contract extends AnsweringContract
  ? AnswerOf<Contract>
  : FastifyReply;

/** One call that was let in: parsed by its contract, from this site, by somebody who may make it. */
export interface Call<Contract extends CallContract, Options extends CallOptions = CallOptions> {
  readonly services: PlayerServices;
  readonly site: Site;
  readonly session: SessionOf<Contract, Options>;
  readonly query: Parsed<Contract, "query">;
  readonly body: Parsed<Contract, "body">;
  readonly places: Readonly<Record<PlacesOf<Contract["path"]>, string>>;
  /** Cookies of the browser, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** A refusal to throw: one that the contract names. */
  refuse(code: Contract["refusals"][number] | "invalid-request" | "unavailable", message?: string): HttpError;
}

export interface CallOptions {
  /** Attempts are let in less often than other calls. */
  readonly limit?: LimitClass;
  /** Asking when a session ends must not move its end. */
  readonly keepsIdleEnd?: true;
  /** Looks the account up with the session, for the one call that tells it. */
  readonly withAccount?: true;
}

/** A call ready to be mounted; what it is given is parsed by its own contract. */
export interface DefinedCall extends CallOptions {
  readonly contract: CallContract;
  readonly run: (call: Call<CallContract>) => Promise<unknown>;
}

/** The answer that something was done. */
export const DONE = { done: true } as const;

/** Binds a contract to what carries it out. */
export function defineCall<
  const Contract extends CallContract,
  const Options extends CallOptions = CallOptions,
>(
  contract: Contract,
  run: (call: Call<Contract, Options>) => Promise<Answer<Contract>>,
  options?: Options,
): DefinedCall {
  // `mountCalls` gives it only what it has parsed by this very contract, which the compiler cannot follow in a list.
  return { contract, run: run as unknown as DefinedCall["run"], ...options };
}
