import type {
  CallAudience,
  CallContract,
  PlacesOf,
  RefusalDetails,
  RegisteredBrand,
  Schema,
  SchemaOutput,
} from "@spilhus/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpError } from "../http/index.ts";
import type { CallServices } from "./callServices.ts";
import type { Answer, Parsed } from "./defineCall.ts";

/** Audiences whose calls carry no session and belong to no page. */
export type ServiceAudience = Extract<
  CallAudience,
  "public" | "reader" | "server" | "operator" | "studio" | "chat-server"
>;

/** The contract of a call without a session. */
export type ServiceContract = CallContract & { readonly audience: ServiceAudience };

type NamesBrand<Contract extends CallContract> =
  "brand" extends PlacesOf<Contract["path"]>
    ? true
    : Contract extends { readonly query: infer Of extends Schema }
      ? SchemaOutput<Of> extends { readonly brand: string }
        ? true
        : false
      : false;

/** The brand of a reader's token, or the one that path or query name; others have none. */
type BrandOf<Contract extends CallContract> = Contract["audience"] extends "reader"
  ? RegisteredBrand
  : NamesBrand<Contract> extends true
    ? RegisteredBrand
    : undefined;

/** An accepted call without a session: its caller is authenticated as its audience asks, and it is parsed. */
export interface ServiceCall<Contract extends CallContract = CallContract, Needs = unknown> {
  readonly services: CallServices & Needs;
  readonly brand: BrandOf<Contract>;
  readonly query: Parsed<Contract, "query">;
  readonly body: Parsed<Contract, "body">;
  readonly places: Readonly<Record<PlacesOf<Contract["path"]>, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Creates a refusal to throw; the contract must name its code. */
  refuse(
    code: Contract["refusals"][number] | "invalid-request",
    message?: string,
    details?: RefusalDetails,
  ): HttpError;
}

export interface ServiceCallOptions {
  /** Headers of every answer, of refusals too. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call without a session, ready to be mounted. */
export interface DefinedServiceCall<Needs = unknown> extends ServiceCallOptions {
  readonly contract: ServiceContract;
  readonly run: (call: ServiceCall<CallContract, Needs>) => Promise<unknown>;
}

/** Returns a `defineServiceCall` whose handlers also receive the services `Needs`. */
export function defineServiceCallWith<Needs>() {
  return <const Contract extends ServiceContract>(
    contract: Contract,
    run: (call: ServiceCall<Contract, Needs>) => Promise<Answer<Contract> | FastifyReply>,
    options?: ServiceCallOptions,
  ): DefinedServiceCall<Needs> =>
    // `mountServiceCalls` passes only what it parsed with this contract, which the compiler cannot follow through a list.
    ({ contract, run: run as unknown as DefinedServiceCall<Needs>["run"], ...options });
}

/**
 * Binds the contract of a call without a session to its handler. A handler that has sent its answer, such as one that
 * it keeps as text, returns `reply`.
 */
export const defineServiceCall = defineServiceCallWith<unknown>();
