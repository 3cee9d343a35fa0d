import * as z from "zod";

/** Our credentials for the national register of excluded players: an id and a secret, sent with each request. */
export const RegisterClientSchema = z.strictObject({
  id: z.string().regex(/^[^:\p{Cc}]{1,100}$/u),
  secret: z.string().min(16).max(500),
});
export type RegisterClient = z.infer<typeof RegisterClientSchema>;
