import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { Outcome, PaymentIntent } from "../../src/payment-providers/index.ts";
import type { ProviderBench } from "./providerBench.ts";

export const AMOUNT = 12_345;
export const NAME = "Mette Lindgaard";

/** An id as deposits have them. */
export const newId = (): string => randomBytes(16).toString("base64url");

export function intentFor({ method, now }: ProviderBench, more: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    id: newId(),
    method,
    amountOre: AMOUNT,
    locale: "da",
    brandName: "Fjord",
    returnUrl: "http://fjord.localhost:3000/payments/redirect-assistant",
    expiresAt: new Date(now().getTime() + 900_000),
    ...more,
  };
}

/** The value of an outcome that must be done. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.outcome !== "done") expect.fail(`It was ${outcome.outcome}: ${outcome.reason}`);
  return outcome.value;
}

/** Starts a payment and returns its id. */
export async function started(bench: ProviderBench, more: Partial<PaymentIntent> = {}): Promise<string> {
  const intent = intentFor(bench, more);
  valueOf(await bench.provider.start(intent));
  return intent.id;
}

export const statusOf = async ({ provider }: ProviderBench, id: string) => valueOf(await provider.status(id));

/** Starts a payment that the player approves; it is captured as well where the provider takes money at once. */
export async function approved(bench: ProviderBench, more: Partial<PaymentIntent> = {}): Promise<string> {
  const id = await started(bench, more);
  await bench.act(id, "approve", NAME);
  return id;
}

/** A payment whose money was taken. */
export async function captured(bench: ProviderBench): Promise<string> {
  const id = await approved(bench);
  if (bench.provider.capabilities.hasCapture) {
    valueOf(await bench.provider.capture(id, AMOUNT));
    await expect.poll(async () => (await statusOf(bench, id)).capturedOre).toBe(AMOUNT);
  }
  return id;
}
