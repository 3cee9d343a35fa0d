import type { AnsweringContract, AnswerOf, CallContract, InputOf } from "@spilhus/contracts";
import { request, type QueryValues, type Transport } from "./request.ts";

/** What a call is given by its contract, and until when it is wanted. */
export type CallInput<Contract extends CallContract> = InputOf<Contract> & {
  readonly signal?: AbortSignal | undefined;
};

interface LooseInput {
  readonly places?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The address of a contract with its places filled in. */
export function pathOf(contract: CallContract, places: Readonly<Record<string, string>> = {}): `/${string}` {
  return contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(places[name] ?? ""),
  ) as `/${string}`; // Filling places in leaves the leading slash.
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
  // Each contract's input is one of these; the compiler cannot see it while the contract is open.
  const { places, query, body, signal } = input as LooseInput;
  return request<AnswerOf<Contract>>(transport, {
    method: contract.method,
    path: pathOf(contract, places),
    ...(query && { query }),
    body,
    signal,
    legacy: contract.legacy === true,
    answer: contract.answer as { parse: (input: unknown) => AnswerOf<Contract> }, // Its own schema's output.
  });
}
