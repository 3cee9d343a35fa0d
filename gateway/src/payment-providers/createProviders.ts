import { Adyen } from "./adyen/index.ts";
import { HostedPage } from "./hosted-page/index.ts";
import type { PaymentProvider, ProviderNotes } from "./interface/index.ts";
import { MobilePay } from "./mobilepay/index.ts";
import type { PaymentProvidersConfig, ProviderConfig } from "./paymentProvidersConfig.ts";
import type { Deadlines } from "./wire/index.ts";

/** For providers that are made and not called, such as to check their configuration. */
export const NO_NOTES: ProviderNotes = {
  about: () => Promise.resolve([]),
  add: () => Promise.reject(new Error("Nothing is kept here.")),
};

/** The adapter of a configured provider. */
export function createProvider(
  id: string,
  config: ProviderConfig,
  { notes = NO_NOTES, deadlines }: { readonly notes?: ProviderNotes; readonly deadlines?: Deadlines } = {},
): PaymentProvider {
  switch (config.kind) {
    case "adyen":
      return new Adyen(id, config, notes, deadlines);
    case "hosted-page":
      return new HostedPage(id, config, deadlines);
    case "mobilepay":
      return new MobilePay(id, config, deadlines);
  }
}

/** The adapters of every configured provider, by id. */
export const createProviders = (
  config: PaymentProvidersConfig,
  notes: ProviderNotes,
): ReadonlyMap<string, PaymentProvider> =>
  new Map(Object.entries(config).map(([id, one]) => [id, createProvider(id, one, { notes })]));
