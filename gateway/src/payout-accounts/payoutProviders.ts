import type { PaymentProvider, Payouts, ProviderHealth } from "../payment-providers/index.ts";

/** A provider with what it answered lately, where somebody keeps that. */
type KnownProvider = PaymentProvider & { readonly health?: ProviderHealth };

/** One that pays out. */
export type PayoutProvider = KnownProvider & { readonly payouts: Payouts };

/** The payment providers of this gateway, as payouts see them. */
export interface PayoutProviders {
  provider(id: string): KnownProvider | undefined;
  /** Those that a brand uses, in order. */
  methodsOf(brand: string): readonly { readonly provider: KnownProvider }[];
}

const paysOut = (provider: KnownProvider | undefined): provider is PayoutProvider =>
  provider?.payouts !== undefined;

/** The provider with which a brand registers new payout accounts; nothing where none pays out. */
export const payoutProviderOf = (providers: PayoutProviders, brand: string): PayoutProvider | undefined =>
  providers
    .methodsOf(brand)
    .map(({ provider }) => provider)
    .find(paysOut);

/**
 * The provider of a payout or of a payout account.
 *
 * @throws {Error} when it is not configured, or pays out no more
 */
export function payoutProvider(providers: PayoutProviders, id: string): PayoutProvider {
  const provider = providers.provider(id);
  if (!provider) throw new Error(`The payment provider ${id} is not configured.`);
  if (!paysOut(provider)) throw new Error(`The payment provider ${id} does not pay out.`);
  return provider;
}
