import type { AnsweringContract, AnswerOf } from "@spilhus/contracts";
import { call, type CallInput } from "./call.ts";
import type { Transport } from "./request.ts";

/** The arguments of a contract's function; the input is left out where nothing must be given. */
type Arguments<Contract extends AnsweringContract> =
  Record<never, never> extends CallInput<Contract>
    ? [input?: CallInput<Contract>]
    : [input: CallInput<Contract>];

/** The thin function of one endpoint: `(transport, input) => answer`, typed by its contract. */
export function callOf<const Contract extends AnsweringContract>(
  contract: Contract,
): (transport: Transport, ...input: Arguments<Contract>) => Promise<AnswerOf<Contract>> {
  // Left out only where an empty input is one.
  return (transport, ...[input]) => call(transport, contract, input ?? ({} as CallInput<Contract>));
}
