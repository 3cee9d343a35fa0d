import type { PaymentProvider } from "../payment-providers/index.ts";

/** The payment providers that pay out. */
export interface PayoutProviders {
  /** The provider with which a brand registers new payout accounts; nothing where none pays out. */
  ofBrand(brand: string): PaymentProvider | undefined;
  /** The provider of an account or a withdrawal. */
  byId(id: string): PaymentProvider | undefined;
}
