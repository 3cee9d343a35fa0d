import type { AnsweringContract, AnswerOf } from "@spilhus/contracts";
import { call, type CallInput } from "./call.ts";
import type { Transport } from "./request.ts";

/** The arguments of a contract's function; the input is optional where nothing must be given. */
type Arguments<Contract extends AnsweringContract> =
  Record<never, never> extends CallInput<Contract>
    ? [input?: CallInput<Contract>]
    : [input: CallInput<Contract>];

/** Makes the function of one call, `(transport, input) => answer`, typed by its contract. */
export function callOf<const Contract extends AnsweringContract>(
  contract: Contract,
): (transport: Transport, ...input: Arguments<Contract>) => Promise<AnswerOf<Contract>> {
  // Omitted only where an empty input is valid.
  return (transport, ...[input]) => call(transport, contract, input ?? ({} as CallInput<Contract>));
}
