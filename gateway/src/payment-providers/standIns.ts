import type { PaymentProvidersConfig, ProviderConfig } from "./paymentProvidersConfig.ts";

/** Addresses of a provider, and what tells that its account moves no real money. */
interface Reality {
  readonly addresses: readonly string[];
  readonly testAccount: string | undefined;
}

function realityOf(config: ProviderConfig): Reality {
  switch (config.kind) {
    case "adyen":
      return {
        addresses: [config.address, ...config.pages],
        testAccount: config.environment === "test" ? "environment" : undefined,
      };
    case "hosted-page":
      return {
        addresses: [config.address, config.pages],
        testAccount: config.key.startsWith("test_") ? "key" : undefined,
      };
    case "mobilepay":
      return {
        addresses: [config.address, ...config.pages],
        testAccount: new URL(config.address).hostname.startsWith("apitest.") ? "address" : undefined,
      };
  }
}

/**
 * Why production must not start with these providers: an address on this machine or in clear, or a test account.
 *
 * @param isOnThisMachine whether an address leads to this machine
 * @returns the first reason with its place, such as `betaling.address: must be https`
 */
export function standInAmong(
  providers: PaymentProvidersConfig,
  isOnThisMachine: (address: string) => boolean,
): string | undefined {
  for (const [id, config] of Object.entries(providers)) {
    const { addresses, testAccount } = realityOf(config);
    if (addresses.some((address) => isOnThisMachine(address))) {
      return `${id}: must be the real provider, not one on this machine`;
    }
    if (addresses.some((address) => !address.startsWith("https:"))) return `${id}: must be reached by https`;
    if (testAccount !== undefined)
      return `${id}.${testAccount}: must be of a live account, not a test account`;
  }
  return undefined;
}
