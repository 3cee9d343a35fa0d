import * as z from "zod";
import { SecretSchema } from "./secrets.ts";

/** The chat server. */
export const ChatConfigSchema = z.strictObject({
  /** Its control listener, which nobody but the gateway reaches. */
  control: z.url({ protocol: /^https?$/ }).refine((value) => {
    return URL.canParse(value) && new URL(value).origin === value;
  }, "must be an origin without path"),
  /** Shared with the chat server alone: signs tickets, passwords and the calls between the two. */
  secret: SecretSchema,
});
export type ChatConfig = z.infer<typeof ChatConfigSchema>;
