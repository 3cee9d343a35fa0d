import type { DepositState } from "@spilhus/contracts/payments";
import { refundedByUs } from "../balance-refunds/index.ts";
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
import { payOutRefund } from "./payOutRefund.ts";
import { refundDeposit, refundIdOf } from "./refundDeposit.ts";
import { settleDeposit } from "./settleDeposit.ts";

/**
 * What follows a look at the provider's status:
 * - `over`: nothing, for now
 * - `again`: something has changed, so another look
 * - `once`: the provider did not answer a request, so its status is read once more
 */
type Next = "over" | "again" | "once";

interface Turn {
  readonly services: DepositServices;
  readonly provider: GuardedProvider;
  readonly row: DepositRow;
  readonly status: PaymentStatus;
  /** Sends the provider no request: it has just failed to answer one. */
  readonly isOnlyLook: boolean;
}

/** Status, capture, status again, and a release or refund after a capture. The next job does the rest. */
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

const AFTER: Readonly<Record<Outcome<void>["outcome"], Next>> = {
  done: "again",
  refused: "over",
  unknown: "once",
};

/** Tells the provider to do something with the payment. */
async function tell(
  { provider, isOnlyLook }: Turn,
  call: (provider: GuardedProvider) => Promise<Outcome<void>>,
): Promise<Next> {
  return isOnlyLook ? "over" : AFTER[(await call(provider)).outcome];
}
const release = (turn: Turn) => tell(turn, (provider) => provider.void(turn.row.txId));

/** The provider knows no such payment, or nobody has completed it. */
async function onOpen(turn: Turn): Promise<Next> {
  const { services, row, status } = turn;
  if (!isOpen(row.state)) return "over";
  const end = row.givenUpAt === null ? "expired" : "cancelled";
  const isOver = await isExpired(services, row);
  if (status.state === "missing") {
    // A request in transit may still open the payment, even after the player gave it up: only the time limit ends it.
    if (isOver) await moveDeposit(services, row, OPEN, end);
    return "over";
  }
  await moveDeposit(services, row, ["created"], "pending");
  if (!isOver && row.givenUpAt === null) return "over";
  const next = await release(turn);
  if (next !== "again") return next;
  await moveDeposit(services, row, OPEN, end);
  return "over";
}

async function onAuthorised(turn: Turn): Promise<Next> {
  const { services, row, status } = turn;
  if (GIVEN_UP.has(row.state)) return release(turn);
  if (!isOpen(row.state) && row.state !== "authorised") return "over";
  if (row.givenUpAt !== null) return release(turn);
  await moveDeposit(services, row, ["created"], "pending");
  switch (await approveDeposit(services, row, status)) {
    case "capture":
      return tell(turn, (provider) => provider.capture(row.txId, row.amountOre));
    case "release":
      return release(turn);
    case "wait":
    case "none":
      return "over";
  }
}

async function onCaptured(turn: Turn): Promise<Next> {
  const { services, provider, row, status } = turn;
  if (row.state === "charged-back") {
    await followChargeback(services, row, status);
    return "over";
  }
  if (row.state === "refunding") {
    const { txId, capturedOre } = row;
    const { canRefund } = provider.capabilities;
    // Without a captured amount that can be booked, a person has to look at it.
    if (!canRefund || capturedOre === null) {
      await payOutRefund(services, row, false);
      return "over";
    }
    if (turn.isOnlyLook) return "over";
    const { outcome } = await provider.refund(txId, refundIdOf(txId), capturedOre);
    if (outcome !== "refused") return AFTER[outcome];
    // It may have refused this call because it has already made the refund.
    const again = await provider.status(txId);
    if (again.outcome !== "done") return "over";
    if (again.value.state !== "captured") return "once";
    await payOutRefund(services, row, true);
    return "over";
  }
  await moveDeposit(services, row, ["created"], "pending");
  await settleDeposit(services, row, status);
  // What was held back is refunded in the next turn.
  return (await findDeposit(services.db, row.txId))?.state === "refunding" ? "again" : "over";
}

/** The money was taken and has gone back. */
async function onReturned({ services, row, status }: Turn): Promise<Next> {
  const { capturedOre, chargedBackOre, refundedOre } = status;
  const returnedOre = Math.max(chargedBackOre, refundedOre);
  if (row.state === "credited" || row.state === "charged-back") {
    // A refund that we did not ask for takes the money from the player as a chargeback does.
    const foreignOre = refundedOre - (await refundedByUs(services.db, row.txId));
    const takenOre = Math.max(chargedBackOre, foreignOre);
    await followChargeback(services, row, { ...status, chargedBackOre: takenOre });
    return "over";
  }
  await moveDeposit(services, row, ["created"], "pending");
  // Book the credit first if the capture was never seen.
  await settleDeposit(services, row, { ...status, capturedOre: Math.max(capturedOre, returnedOre) });
  const settled = await findDeposit(services.db, row.txId);
  if (settled) await refundDeposit(services, settled, status);
  return settled?.state === "credited" ? "again" : "over";
}

/** The payment failed, or was never completed. */
async function onFailed({ services, row }: Turn, state: DepositState): Promise<Next> {
  const from: readonly DepositState[] = [...OPEN, "authorised"];
  if (!from.includes(row.state)) return "over";
  await moveDeposit(services, row, ["created"], "pending");
  // A payment released because of a check is voided, with that reason.
  await moveDeposit(services, row, from, row.reason === null ? state : "voided");
  return "over";
}

function take(turn: Turn): Promise<Next> {
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

/** An answer with impossible amounts counts as no answer. */
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
  let isOnlyLook = false;
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
    const next = await take({ services, provider, row, status, isOnlyLook });
    if (next === "over") break;
    isOnlyLook = next === "once";
  }
  return findDeposit(db, txId);
}

const about = ({ provider, number }: DepositRow) => ({ provider, deposit: number });
