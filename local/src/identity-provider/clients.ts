import { RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import * as z from "zod";

/** A brand that sends its players to the identity provider. */
export const ClientSchema = z.object({
  id: z.string().min(1),
  secret: z.string().min(16),
  /** The brand's name on the sign-in page. */
  name: z.string().min(1),
  /** The brand's origin on the local stack. */
  origin: z.url(),
});
export type Client = z.infer<typeof ClientSchema>;

/** The only address to which a client's players are sent back. */
export const redirectUri = ({ origin }: Pick<Client, "origin">): string => origin + RETURN_FROM_MITID.path;
