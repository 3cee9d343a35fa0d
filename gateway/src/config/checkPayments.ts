import { createProviders, NO_NOTES, type PaymentProvidersConfig } from "../payment-providers/index.ts";
import { ConfigError } from "./configError.ts";
import type { PaymentMethods } from "./paymentMethods.ts";

interface Checked {
  readonly PAYMENT_PROVIDERS: PaymentProvidersConfig;
  readonly PAYMENT_METHODS: PaymentMethods;
  readonly PAYMENT_SECRET?: string | undefined;
}

/**
 * Checks that what providers send can be kept, and that the providers serve the methods that go through them.
 *
 * @throws {ConfigError}
 */
export function checkPayments({ PAYMENT_PROVIDERS, PAYMENT_METHODS, PAYMENT_SECRET }: Checked): void {
  const providers = createProviders(PAYMENT_PROVIDERS, NO_NOTES);
  if (providers.size === 0) return;
  if (PAYMENT_SECRET === undefined) {
    throw new ConfigError("PAYMENT_SECRET: must be set where PAYMENT_PROVIDERS is: events wait sealed.");
  }
  for (const [brand, methods] of Object.entries(PAYMENT_METHODS)) {
    for (const [method, id] of Object.entries(methods)) {
      if (providers.get(id)?.capabilities.methods.some((one) => one === method)) continue;
      throw new ConfigError(
        `PAYMENT_METHODS (at ${brand}.${method}): no provider "${id}" of PAYMENT_PROVIDERS serves it.`,
      );
    }
  }
}
