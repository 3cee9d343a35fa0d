import type {
  AnsweringContract,
  AnswerOf,
  CallContract,
  PlacesOf,
  RefusalDetails,
  Schema,
  SchemaOutput,
} from "@spilhus/contracts";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../database/index.ts";
import type { HttpError, Site } from "../http/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import type { CallServices } from "./callServices.ts";

/** A part of a call as its contract parses it. */
export type Parsed<Contract, Name extends string> = Contract extends {
  readonly [Key in Name]: infer Of extends Schema;
}
  ? SchemaOutput<Of>
  : undefined;

type SessionOf<
  Contract extends CallContract,
  Session extends ActiveSession,
> = Contract["audience"] extends "player"
  ? Session
  : Contract["audience"] extends "guest"
    ? undefined
    : Session | undefined;

/** What a handler returns. */
export type Answer<Contract extends CallContract> = Contract extends AnsweringContract
  ? AnswerOf<Contract>
  : FastifyReply;

/** What the handler of an idempotent call has instead of the database. */
export interface InOneTransaction {
  /**
   * The transaction of the call, in which the player's row is locked and the session was looked up again. It commits
   * together with the answer that the handler returns; a thrown refusal rolls it back, and the key can be used again.
   */
  readonly tx: Queries;
  /**
   * Runs a step once the transaction has committed, such as a call to a provider; never when an answer is replayed. The
   * answer waits for it, but no longer than 3 s. The process may die before: whatever must happen is also a job that is
   * enqueued in `tx`, due a little later, and the step makes it happen sooner. Errors are logged.
   */
  afterCommit(step: (db: NodePgDatabase) => Promise<void>): void;
}

type IsIdempotent<Contract extends CallContract> = Contract extends { readonly idempotent: true }
  ? true
  : false;

/** A handler of an idempotent call has no way to write outside its transaction. */
type ServicesOf<Contract extends CallContract, Needs> =
  IsIdempotent<Contract> extends true ? Omit<CallServices, "db"> & Needs : CallServices & Needs;

/** An accepted call: parsed by its contract, sent from this site, and made by somebody who may make it. */
export interface AcceptedCall<
  Contract extends CallContract = CallContract,
  Needs = unknown,
  Session extends ActiveSession = ActiveSession,
> {
  readonly services: ServicesOf<Contract, Needs>;
  readonly site: Site;
  readonly session: SessionOf<Contract, Session>;
  readonly query: Parsed<Contract, "query">;
  readonly body: Parsed<Contract, "body">;
  readonly places: Readonly<Record<PlacesOf<Contract["path"]>, string>>;
  /** Cookies of the browser, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Creates a refusal to throw; the contract must name its code. */
  refuse(
    code: Contract["refusals"][number] | "invalid-request" | "unavailable",
    message?: string,
    details?: RefusalDetails,
  ): HttpError;
}

/**
 * What a handler receives.
 *
 * `Needs` are the services that its feature uses besides those of every call.
 */
export type Call<
  Contract extends CallContract,
  Needs = unknown,
  Session extends ActiveSession = ActiveSession,
> = AcceptedCall<Contract, Needs, Session> &
  (IsIdempotent<Contract> extends true ? InOneTransaction : unknown);

/** Looks up the session of a cookie's value, in place of `services.findSession`. */
type FindSessionWith<Needs, Session extends ActiveSession> = (
  services: CallServices & Needs,
  brand: string,
  token: string,
) => Promise<Session | undefined>;

export interface CallOptions<Needs = unknown, Session extends ActiveSession = ActiveSession> {
  /** The call does not count as use of the session, so it does not postpone the session's idle end. */
  readonly keepsIdleEnd?: true;
  /** For a call that needs more of the session than others, in the same query. */
  readonly findSession?: FindSessionWith<Needs, Session>;
}

/** A call ready to be mounted. Its contract parses what the handler receives. */
export interface DefinedCall<Needs = unknown> {
  readonly contract: CallContract;
  readonly keepsIdleEnd?: true;
  readonly findSession?: FindSessionWith<Needs, ActiveSession>;
  readonly run: (call: AcceptedCall<CallContract, Needs> & Partial<InOneTransaction>) => Promise<unknown>;
}

/** The answer of a call that returns no data. */
export const DONE = { done: true } as const;

/** Returns a `defineCall` whose handlers also receive the services `Needs`, which the wiring must supply. */
export function defineCallWith<Needs>() {
  return <const Contract extends CallContract, Session extends ActiveSession = ActiveSession>(
    contract: Contract,
    run: (call: Call<Contract, Needs, Session>) => Promise<Answer<Contract>>,
    options?: CallOptions<Needs, Session>,
  ): DefinedCall<Needs> =>
    // `mountCalls` passes only what it parsed with this contract and found with this option, which the compiler
    // cannot follow through a list of calls.
    ({ contract, run: run as unknown as DefinedCall<Needs>["run"], ...options });
}

/** Binds a contract to its handler. */
export const defineCall = defineCallWith<unknown>();
