import type { PaymentProvider, ProviderHealth } from "../payment-providers/index.ts";

/** A provider with what it answered lately, where somebody keeps that. */
export type PayoutProvider = PaymentProvider & { readonly health?: ProviderHealth };

/** The payment providers of this gateway, as payouts see them. */
export interface PayoutProviders {
  provider(id: string): PayoutProvider | undefined;
  /** Those that a brand uses, in order. */
  methodsOf(brand: string): readonly { readonly provider: PayoutProvider }[];
}

/** The provider with which a brand registers new payout accounts; nothing where none pays out. */
export const payoutProviderOf = (providers: PayoutProviders, brand: string): PayoutProvider | undefined =>
  providers.methodsOf(brand).find(({ provider }) => provider.capabilities.canPayOut)?.provider;
