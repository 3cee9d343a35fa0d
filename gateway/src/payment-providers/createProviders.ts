import { HostedPage } from "./hosted-page/index.ts";
import { MobilePay } from "./mobilepay/index.ts";
import type { PaymentProvider } from "./interface/index.ts";
import type { PaymentProvidersConfig, ProviderConfig } from "./paymentProvidersConfig.ts";
import type { Deadlines } from "./wire/index.ts";

/** The adapter of a configured provider. */
export function createProvider(id: string, config: ProviderConfig, deadlines?: Deadlines): PaymentProvider {
  switch (config.kind) {
    case "hosted-page":
      return new HostedPage(id, config, deadlines);
    case "mobilepay":
      return new MobilePay(id, config, deadlines);
  }
}

/** The adapters of every configured provider, by id. */
export const createProviders = (config: PaymentProvidersConfig): ReadonlyMap<string, PaymentProvider> =>
  new Map(Object.entries(config).map(([id, one]) => [id, createProvider(id, one)]));
