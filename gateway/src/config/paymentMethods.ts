import { PAYMENT_METHODS } from "@spilhus/contracts/payments";
import * as z from "zod";

const BrandId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a brand id such as fjord");
const ProviderId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a provider id such as betaling");

/** By brand, the payment provider that each method goes through. A missing method is not offered. */
export const PaymentMethodsSchema = z.record(BrandId, z.partialRecord(z.enum(PAYMENT_METHODS), ProviderId));
export type PaymentMethods = z.infer<typeof PaymentMethodsSchema>;
