import type { PaymentMethod } from "@spilhus/contracts/payments";
import type { GuardedProvider } from "./guardProvider.ts";

/** A method that a brand offers, with the provider behind it. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly provider: GuardedProvider;
}

/** The providers of this process, and which method of which brand goes through which. */
export interface Payments {
  readonly providers: readonly GuardedProvider[];
  /** Also finds one through which no method goes any more: its open payments are still asked about. */
  provider(id: string): GuardedProvider | undefined;
  methodsOf(brand: string): readonly OfferedMethod[];
}

/** By brand and method, the id of the provider. */
export type MethodRoutes = Readonly<Record<string, Readonly<Partial<Record<PaymentMethod, string>>>>>;

/**
 * Connects methods with providers.
 *
 * @throws {Error} for a route to a provider that is not there, or that does not serve the method
 */
export function paymentsOf(providers: readonly GuardedProvider[], routes: MethodRoutes): Payments {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  if (byId.size !== providers.length) throw new Error("PAYMENT_PROVIDERS: two have the same id.");
  const offered = new Map(
    Object.entries(routes).map(([brand, methods]) => {
      const found = Object.entries(methods).map(([method, id]): OfferedMethod => {
        const provider = byId.get(id);
        const known = provider?.capabilities.methods.find((one) => one === method);
        if (!provider || !known)
          throw new Error(
            `PAYMENT_METHODS: "${id}" is no provider that serves ${method} (brand "${brand}").`,
          );
        return { method: known, provider };
      });
      return [brand, found] as const;
    }),
  );
  return { providers, provider: (id) => byId.get(id), methodsOf: (brand) => offered.get(brand) ?? [] };
}
