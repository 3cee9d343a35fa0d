import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultRows } from "./faultRows.ts";
import { hookRows } from "./hookRows.ts";
import { paymentRows } from "./paymentRows.ts";
import { payoutRows } from "./payoutRows.ts";
import type { ProviderBench, ProviderUnderTest } from "./providerBench.ts";

/**
 * The suite that every adapter passes, run against a double of its provider's wire. What a provider cannot do is told by
 * its capabilities and by its bench, and is then expected to be refused.
 */
export function conformance({ name, can, open }: ProviderUnderTest): void {
  describe(`the adapter of ${name}`, () => {
    let bench: ProviderBench | undefined;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench?.[Symbol.asyncDispose]());
    const opened = (): ProviderBench => {
      if (!bench) throw new Error("The bench is not open.");
      return bench;
    };
    it("declares what it can do, and amounts and a time that a player can work with", () => {
      const { capabilities } = opened().provider;
      const { hasCapture, canRefund, tellsName } = can;
      expect(capabilities).toMatchObject({ hasCapture, canRefund, tellsName });
      expect(capabilities.methods).toContain(opened().method);
      expect(capabilities.minOre).toBeGreaterThan(0);
      expect(capabilities.maxOre).toBeGreaterThan(capabilities.minOre);
      expect(capabilities.payWithinSeconds).toBeGreaterThanOrEqual(60);
      expect(capabilities.origins.length).toBeGreaterThan(0);
    });
    paymentRows(opened, can);
    faultRows(opened, can);
    hookRows(opened, can);
    payoutRows(opened, can);
  });
}
