import * as z from "zod";

const BrandId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be a brand id such as fjord");
const Name = z.string().min(1).max(100);

/** How the broker names what MitID tells of a person; other names are set where a broker has others. */
const ClaimNamesSchema = z.strictObject({
  uuid: Name.default("uuid"),
  givenName: Name.default("given_name"),
  familyName: Name.default("family_name"),
  birthdate: Name.default("birthdate"),
  cpr: Name.default("cpr"),
});

/** Which OpenID provider stands for MitID: a broker in production, a process of the local stack otherwise. */
export const MitIdConfigSchema = z.strictObject({
  /** As the provider's metadata has it, which is read from below it. */
  issuer: z.url({ protocol: /^https?$/ }),
  /** Where the issuer's host is reached instead, in development alone: its name may mean nothing here. */
  backChannel: z.url({ protocol: /^http$/ }).optional(),
  /** The level of assurance that is asked for; a higher one is taken too. */
  acr: Name,
  scope: z.string().min(6).max(300).default("openid profile ssn"),
  claims: ClaimNamesSchema.prefault({}),
  clients: z.record(BrandId, z.strictObject({ id: Name, secret: z.string().min(16).max(500) })),
});
export type MitIdConfig = z.infer<typeof MitIdConfigSchema>;
