import type { PaymentProvider } from "../payment-providers/index.ts";

/** The payment providers of this gateway, as payouts see them. */
export interface PayoutProviders {
  provider(id: string): PaymentProvider | undefined;
  /** Those that a brand uses, in order. */
  methodsOf(brand: string): readonly { readonly provider: PaymentProvider }[];
}

/** The provider with which a brand registers new payout accounts; nothing where none pays out. */
export const payoutProviderOf = (providers: PayoutProviders, brand: string): PaymentProvider | undefined =>
  providers.methodsOf(brand).find(({ provider }) => provider.capabilities.canPayOut)?.provider;
