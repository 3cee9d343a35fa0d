import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createDeposit, getDeposit, type Transport } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";
import type { Browser } from "./browser.ts";

/** A deposit that is not credited by then is left to itself. */
const PATIENCE_MS = 30_000;
const POLL_MS = 1_000;

/** Reads a deposit until it is as asked for, or patience is over. */
async function waitFor(
  transport: Transport,
  deposit: Deposit,
  isReady: (deposit: Deposit) => boolean,
  signal: AbortSignal,
): Promise<Deposit> {
  const end = Date.now() + PATIENCE_MS;
  let latest = deposit;
  while (!isReady(latest) && Date.now() < end) {
    await delay(POLL_MS, undefined, { signal });
    latest = await getDeposit(transport, { places: { txId: deposit.txId } });
  }
  return latest;
}

/**
 * Deposits by card as a player does: on the pages of the provider's stand-in, with their own name and the bank's approval.
 *
 * @returns whether the money is there
 * @throws {ApiError} why no deposit could begin
 */
export async function depositByCard(
  browser: Browser,
  origin: string,
  { name, amountOre }: { readonly name: string; readonly amountOre: number },
  signal: AbortSignal,
): Promise<boolean> {
  const transport = browser.transport(origin);
  const body = { amountOre, method: "card" } as const;
  const begun = await createDeposit(transport, { body, idempotencyKey: randomUUID() });
  const opened = await waitFor(
    transport,
    begun,
    ({ isFinal, next }) => isFinal || next?.kind === "redirect",
    signal,
  );
  if (opened.next?.kind !== "redirect") return false;
  const { url } = opened.next;
  const isBack = (address: URL) => address.origin === origin;
  await browser.visit(url, { form: { decision: "approve", name, card: "challenge" }, until: isBack });
  await browser.visit(`${url}/approval`, { form: { decision: "approve" }, until: isBack });
  return (await waitFor(transport, opened, ({ isFinal }) => isFinal, signal)).state === "credited";
}
