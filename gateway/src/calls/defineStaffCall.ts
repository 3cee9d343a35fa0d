import type { CallContract, PlacesOf, RefusalDetails } from "@spilhus/contracts";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Queries } from "../database/index.ts";
import type { HttpError } from "../http/index.ts";
import type { StaffMember, StaffSession } from "../staff/index.ts";
import type { CallServices } from "./callServices.ts";
import type { Answer, Parsed } from "./defineCall.ts";

/** The contract of a call that the console's server makes. */
export type ConsoleContract = CallContract & { readonly audience: "console" | "staff" };

/** What an act is about, for the audit. Never a name, number, address or secret of a person. */
export interface ActNote {
  readonly brand?: string;
  readonly playerId?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** What the handler of a change has instead of the database. */
export interface StaffAct {
  /** The transaction of the act, in which the session holds. It commits together with the row of the audit. */
  readonly tx: Queries;
  /** Adds to the row of the audit, which names call, places and member of staff by itself. */
  note(about: ActNote): void;
  /**
   * Runs a step once the transaction has committed, such as a call to a provider. The answer waits for it, but no longer
   * than 3 s. The process may die before: whatever must happen is also a job that is enqueued in `tx`.
   */
  afterCommit(step: (db: NodePgDatabase) => Promise<void>): void;
}

type IsChange<Contract extends ConsoleContract> = Contract extends {
  readonly audience: "staff";
  readonly kind: "change";
}
  ? true
  : false;

/** An accepted call of the console: signed by its server and, for staff, of a session with one of the roles. */
export interface AcceptedStaffCall<Contract extends ConsoleContract = ConsoleContract, Needs = unknown> {
  readonly services: IsChange<Contract> extends true
    ? Omit<CallServices, "db"> & Needs
    : CallServices & Needs;
  /** Who calls; nobody for calls before a sign-in. */
  readonly staff: Contract["audience"] extends "staff" ? StaffMember : undefined;
  readonly session: Contract["audience"] extends "staff" ? StaffSession : undefined;
  readonly query: Parsed<Contract, "query">;
  readonly body: Parsed<Contract, "body">;
  readonly places: Readonly<Record<PlacesOf<Contract["path"]>, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Creates a refusal to throw; the contract must name its code. */
  refuse(
    code: Contract["refusals"][number] | "invalid-request" | "unavailable",
    message?: string,
    details?: RefusalDetails,
  ): HttpError;
}

/** What a handler receives. */
export type StaffCall<Contract extends ConsoleContract, Needs = unknown> = AcceptedStaffCall<
  Contract,
  Needs
> &
  (IsChange<Contract> extends true ? StaffAct : unknown);

/** A call of the console, ready to be mounted. */
export interface DefinedStaffCall<Needs = unknown> {
  readonly contract: ConsoleContract;
  readonly run: (call: AcceptedStaffCall<ConsoleContract, Needs> & Partial<StaffAct>) => Promise<unknown>;
}

/** Returns a `defineStaffCall` whose handlers also receive the services `Needs`. */
export function defineStaffCallWith<Needs>() {
  return <const Contract extends ConsoleContract>(
    contract: Contract,
    run: (call: StaffCall<Contract, Needs>) => Promise<Answer<Contract>>,
  ): DefinedStaffCall<Needs> =>
    // `mountStaffCalls` passes only what it parsed with this contract, which the compiler cannot follow through a list.
    ({ contract, run: run as unknown as DefinedStaffCall<Needs>["run"] });
}

/**
 * Binds the contract of a call of staff to its handler. A handler of a change runs in one transaction with its row of
 * the audit and has no other way to the database.
 */
export const defineStaffCall = defineStaffCallWith<unknown>();
