import * as z from "zod";
import { ClientSchema } from "../identity-provider/index.ts";

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown; // checked by the schema it is piped into
  } catch {
    context.addIssue({ code: "custom", message: "is not JSON" });
    return z.NEVER;
  }
});

const ConfigSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** The origin at which browsers reach the process; also the issuer of the identity provider. */
  ORIGIN: z.string().refine((text) => URL.parse(text)?.origin === text, "is not an origin"),
  CLIENTS: json.pipe(z.array(ClientSchema).min(1)),
});
export type AuthoritiesConfig = z.infer<typeof ConfigSchema>;

/** @throws {Error} naming the first variable that is wrong */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): AuthoritiesConfig {
  const result = ConfigSchema.safeParse(environment);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.map(String).join(".")}: ${issue?.message}`);
}
