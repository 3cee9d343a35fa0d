import * as z from "zod";

const BrandId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a brand id such as fjord");
const Name = z.string().min(1).max(100);

/** The broker's names of MitID's claims; configurable, because brokers differ. */
const ClaimNamesSchema = z.strictObject({
  uuid: Name.default("uuid"),
  givenName: Name.default("given_name"),
  familyName: Name.default("family_name"),
  birthdate: Name.default("birthdate"),
  cpr: Name.default("cpr"),
});

/** The OpenID provider for MitID: a broker in production, otherwise a process of the local stack. */
export const MitIdConfigSchema = z.strictObject({
  /** The issuer of the provider's metadata, which is read from a path below it. */
  issuer: z.url({ protocol: /^https?$/ }),
  /** Address to use instead of the issuer's host, in development only, where its name may not resolve. */
  backChannel: z.url({ protocol: /^http$/ }).optional(),
  /** The requested level of assurance; a higher one is accepted too. */
  acr: Name,
  scope: z.string().min(6).max(300).default("openid profile ssn"),
  claims: ClaimNamesSchema.prefault({}),
  clients: z.record(BrandId, z.strictObject({ id: Name, secret: z.string().min(16).max(500) })),
});
export type MitIdConfig = z.infer<typeof MitIdConfigSchema>;
