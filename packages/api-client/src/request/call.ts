import type { AnsweringContract, AnswerOf, CallContract, InputOf } from "@spilhus/contracts";
import { request, type QueryValues, type Transport } from "./request.ts";

/** The input of a contract's call, its idempotency key among it, and a signal to abort it. */
export type CallInput<Contract extends CallContract> = InputOf<Contract> & {
  readonly signal?: AbortSignal | undefined;
};

interface LooseInput {
  readonly places?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The address of a contract with its places filled in. */
export function pathOf(contract: CallContract, places: Readonly<Record<string, string>> = {}): `/${string}` {
  return contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(places[name] ?? ""),
  ) as `/${string}`; // The leading slash stays.
}

/**
 * Makes the call of a contract.
 *
 * @throws {ApiError} as {@link request}
 */
export function call<const Contract extends AnsweringContract>(
  transport: Transport,
  contract: Contract,
  input: CallInput<Contract>,
): Promise<AnswerOf<Contract>> {
  // Every contract's input is one of these, which the compiler cannot see while the contract is generic.
  const { places, query, body, signal, idempotencyKey } = input as LooseInput;
  return request<AnswerOf<Contract>>(transport, {
    method: contract.method,
    path: pathOf(contract, places),
    ...(query && { query }),
    body,
    signal,
    idempotencyKey,
    legacy: contract.legacy === true,
    answer: contract.answer as { parse: (input: unknown) => AnswerOf<Contract> }, // Its own schema's output.
  });
}
