import { STAFF_ROLES } from "@spilhus/contracts";
import * as z from "zod";

const Name = z.string().min(1).max(200);

/** The OpenID provider of the operator's staff, and the console's own address. */
export const StaffConfigSchema = z.strictObject({
  issuer: z.url({ protocol: /^https?$/ }),
  /** Address to use instead of the issuer's host, in development only, where its name may not resolve. */
  backChannel: z.url({ protocol: /^http$/ }).optional(),
  client: z.strictObject({ id: Name, secret: z.string().min(16).max(500) }),
  scope: z.string().min(6).max(300).default("openid profile email"),
  /** The level of assurance that every sign-in must have, such as one with a second factor; absent: any. */
  acr: Name.optional(),
  /** The claim that lists a person's groups or roles. */
  rolesClaim: Name.default("roles"),
  /** By role, the values of that claim that give it; a role that is not named here is given by its own id. */
  roles: z.partialRecord(z.enum(STAFF_ROLES), z.array(Name).min(1)).default({}),
  /** Where browsers find the console: redirects come back there, and forms must come from there. */
  console: z
    .url({ protocol: /^https?$/ })
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      "must be an origin without path",
    ),
});
export type StaffConfig = z.infer<typeof StaffConfigSchema>;
