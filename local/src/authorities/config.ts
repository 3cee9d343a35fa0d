import * as z from "zod";
import { ClientSchema } from "../identity-provider/index.ts";
import { StaffProviderSchema } from "../staff-provider/index.ts";
import { SupportVendorSchema } from "../support-vendor/index.ts";
import { MerchantSchema } from "../payment-provider/index.ts";

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown; // checked by the schema it is piped into
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

const Origin = z.string().refine((text) => URL.parse(text)?.origin === text, "is not an origin");

const ConfigSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** The origin at which browsers reach the process; also the issuer of the identity provider. */
  ORIGIN: Origin,
  CLIENTS: json.pipe(z.array(ClientSchema).min(1)),
  /** The stand-in for the staff's identity provider, likewise. */
  STAFF: json.pipe(StaffProviderSchema).optional(),
  /** The stand-in for a vendor of customer service's chat, likewise. */
  SUPPORT_VENDOR: json.pipe(SupportVendorSchema).optional(),
  /** The stand-in for payment providers: a server of its own in the same process. */
  PAYMENTS: json
    .pipe(
      z.object({
        port: z.int().min(0).max(65_535),
        origin: Origin,
        file: z.string().startsWith("/"),
        merchants: z.array(MerchantSchema).min(1),
      }),
    )
    .optional(),
});
export type AuthoritiesConfig = z.infer<typeof ConfigSchema>;

/** @throws {Error} naming the first variable that is wrong */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): AuthoritiesConfig {
  const result = ConfigSchema.safeParse(environment);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.map(String).join(".")}: ${issue?.message}`);
}
