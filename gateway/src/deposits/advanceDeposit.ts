import type { DepositState } from "@spilhus/contracts/payments";
import { databaseNow } from "../clock/index.ts";
import type { DepositRow } from "../deposit-records/index.ts";
import type { GuardedProvider, Outcome, PaymentStatus } from "../payment-providers/index.ts";
import { approveDeposit } from "./approveDeposit.ts";
import { followChargeback } from "./chargeBackDeposit.ts";
import type { DepositServices } from "./depositServices.ts";
import { isOpen } from "./depositStates.ts";
import { findDeposit, updateDeposit } from "./lockDeposit.ts";
import { moveDeposit } from "./moveDeposit.ts";
import { isExpired } from "./openDeposit.ts";
import { refundDeposit, refundIdOf } from "./refundDeposit.ts";
import { settleDeposit } from "./settleDeposit.ts";

/** Whether the provider has been told to do something, so that its status is asked again. */
type HasActed = boolean;

interface Turn {
  readonly services: DepositServices;
  readonly provider: GuardedProvider;
  readonly row: DepositRow;
  readonly status: PaymentStatus;
}

/** Asked, captured, asked again; a release or refund may follow a capture. More is for the next time. */
const MOST_TURNS = 4;

const OPEN: readonly DepositState[] = ["created", "pending"];
/** States after which nothing more is expected; an authorisation that comes all the same is released. */
const GIVEN_UP: ReadonlySet<DepositState> = new Set([
  "declined",
  "cancelled",
  "expired",
  "challenge-failed",
  "voided",
]);

/** A call without an answer may have had its effect: what became of it is asked next. */
async function tell(call: Promise<Outcome<void>>): Promise<HasActed> {
  return (await call).outcome !== "refused";
}

/** The provider knows no such payment, or nobody has completed it. */
async function onOpen({ services, provider, row, status }: Turn): Promise<HasActed> {
  if (!isOpen(row.state)) return false;
  const isGivenUp = row.givenUpAt !== null;
  if (status.state === "missing") {
    // A request that is still on its way would open it after all; after its time the provider refuses it.
    if (isGivenUp || (await isExpired(services, row))) {
      await moveDeposit(services, row, OPEN, isGivenUp ? "cancelled" : "expired");
    }
    return false;
  }
  await moveDeposit(services, row, ["created"], "pending");
  if (!isGivenUp && !(await isExpired(services, row))) return false;
  return tell(provider.void(row.txId));
}

async function onAuthorised({ services, provider, row, status }: Turn): Promise<HasActed> {
  if (GIVEN_UP.has(row.state)) return tell(provider.void(row.txId));
  if (!isOpen(row.state) && row.state !== "authorised") return false;
  if (row.givenUpAt !== null) return tell(provider.void(row.txId));
  await moveDeposit(services, row, ["created"], "pending");
  switch (await approveDeposit(services, row, status)) {
    case "capture":
      return tell(provider.capture(row.txId, row.amountOre));
    case "release":
      return tell(provider.void(row.txId));
    case "wait":
    case "none":
      return false;
  }
}

async function onCaptured({ services, provider, row, status }: Turn): Promise<HasActed> {
  if (row.state === "charged-back") {
    await followChargeback(services, row, status);
    return false;
  }
  if (row.state === "refunding") {
    const { canRefund } = provider.capabilities;
    // Without a captured amount that can be booked, a person has to look at it.
    if (!canRefund || row.capturedOre === null) return false;
    return tell(provider.refund(row.txId, refundIdOf(row.txId), row.capturedOre));
  }
  await moveDeposit(services, row, ["created"], "pending");
  await settleDeposit(services, row, status);
  // One that was held back is refunded in the next turn.
  return (await findDeposit(services.db, row.txId))?.state === "refunding";
}

/** The money was taken and has gone back. */
async function onReturned({ services, row, status }: Turn): Promise<HasActed> {
  const { capturedOre, chargedBackOre, refundedOre } = status;
  const returnedOre = Math.max(chargedBackOre, refundedOre);
  if (row.state === "credited" || row.state === "charged-back") {
    // A refund that we did not ask for takes the money from the player as a chargeback does.
    await followChargeback(services, row, { ...status, chargedBackOre: returnedOre });
    return false;
  }
  await moveDeposit(services, row, ["created"], "pending");
  // Where it was never seen as captured, it comes in first.
  await settleDeposit(services, row, { ...status, capturedOre: Math.max(capturedOre, returnedOre) });
  const settled = await findDeposit(services.db, row.txId);
  if (settled) await refundDeposit(services, settled, status);
  return settled?.state === "credited";
}

/** The payment came to nothing. */
async function onFailed({ services, row }: Turn, state: DepositState): Promise<HasActed> {
  const from: readonly DepositState[] = [...OPEN, "authorised"];
  if (!from.includes(row.state)) return false;
  await moveDeposit(services, row, ["created"], "pending");
  // What was released because of a check is said to be so.
  await moveDeposit(services, row, from, row.reason === null ? state : "voided");
  return false;
}

function take(turn: Turn): Promise<HasActed> {
  const { state } = turn.status;
  switch (state) {
    case "missing":
    case "open":
      return onOpen(turn);
    case "authorised":
      return onAuthorised(turn);
    case "captured":
      return onCaptured(turn);
    case "refunded":
    case "charged-back":
      return onReturned(turn);
    case "voided":
      return onFailed(turn, "cancelled");
    case "declined":
    case "cancelled":
    case "expired":
    case "challenge-failed":
      return onFailed(turn, state);
  }
}

/** Amounts that no provider can mean are no answer. */
const isReadable = ({ authorisedOre, capturedOre, refundedOre, chargedBackOre, state }: PaymentStatus) =>
  [authorisedOre, capturedOre, refundedOre, chargedBackOre].every(
    (amount) => Number.isSafeInteger(amount) && amount >= 0,
  ) &&
  (state !== "captured" || capturedOre > 0);

/**
 * Asks the provider where a deposit stands and does what follows from it, until nothing more follows. It may be called
 * any number of times, by several gateways at once: each change is one transaction that holds the player and looks again
 * at the deposit, and each call to the provider has the deposit's id.
 *
 * The provider's answer is the only truth. An answer that does not come changes nothing.
 *
 * @returns the deposit as it stands then; nothing when there is none
 */
export async function advanceDeposit(
  services: DepositServices,
  txId: string,
): Promise<DepositRow | undefined> {
  const { db, log, payments } = services;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const row = await findDeposit(db, txId);
    const provider = row && payments.provider(row.provider);
    if (!row) return undefined;
    if (!provider) {
      log("error", "a deposit's provider is not configured", { provider: row.provider, deposit: row.number });
      return row;
    }
    const asked = await provider.status(txId);
    const status = asked.outcome === "done" && isReadable(asked.value) ? asked.value : undefined;
    await updateDeposit(db, txId, { askedAt: databaseNow, isUnanswered: status === undefined });
    if (!status) {
      const reason = asked.outcome === "done" ? "its amounts cannot be read" : asked.reason;
      const level = asked.outcome === "done" ? "error" : "warn";
      log(level, "a provider did not say where a payment stands", { ...about(row), reason });
      break;
    }
    if (!(await take({ services, provider, row, status }))) break;
  }
  return findDeposit(db, txId);
}

const about = ({ provider, number }: DepositRow) => ({ provider, deposit: number });
