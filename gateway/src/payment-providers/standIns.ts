import type { PaymentProvidersConfig, ProviderConfig } from "./paymentProvidersConfig.ts";

/** Addresses of a provider, and what tells that its account moves no real money. */
interface Reality {
  readonly addresses: readonly string[];
  readonly testAccount: string | undefined;
}

const hostOf = (address: string) => new URL(address).hostname;

function adyenTest({ environment, address }: Extract<ProviderConfig, { kind: "adyen" }>): string | undefined {
  if (environment === "test") return "environment";
  return hostOf(address) === "checkout-test.adyen.com" ? "address" : undefined;
}

function realityOf(config: ProviderConfig): Reality {
  switch (config.kind) {
    case "adyen":
      return {
        addresses: [config.address, ...config.pages, ...(config.reports ? [config.reports.address] : [])],
        testAccount: adyenTest(config),
      };
    case "hosted-page":
      return {
        addresses: [config.address, config.pages],
        testAccount: config.key.startsWith("test_") ? "key" : undefined,
      };
    case "mobilepay":
      return {
        addresses: [config.address, ...config.pages],
        testAccount: hostOf(config.address).startsWith("apitest.") ? "address" : undefined,
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

/**
 * Whether a provider's account surely moves no real money: a test account, at an address that is not a live one. Both are
 * looked at, because one of them is easily copied without the other.
 */
export function isTestAccount(config: ProviderConfig): boolean {
  const isLive = config.kind === "adyen" && /(?:^|[-.])live[-.]/.test(hostOf(config.address));
  return realityOf(config).testAccount !== undefined && !isLive;
}
