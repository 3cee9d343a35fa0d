/** Names of the secrets in the file `.env` beside the composition. */
export const SHARED_SECRETS = [
  "EDGE_SECRET",
  "REVALIDATE_SECRET",
  "MANAGEMENT_SECRET",
  "MAIL_SECRET",
  "CONSOLE_SECRET",
  "CHAT_SECRET",
  "POSTGRES_PASSWORD",
  "CPR_SECRET",
] as const;

/** Values for the gateway that others must supply: nothing starts before they are in `.env`. */
export const GIVEN_BY_OTHERS = [
  "MITID",
  "EXCLUSION_REGISTER",
  "EXCLUSION_REGISTER_CLIENT",
  "MESSENGER",
  "STAFF",
] as const;

/** Where staff find the console: the same origin as in `STAFF`. */
export const CONSOLE_ORIGIN = "CONSOLE_ORIGIN";

export interface BrandSecrets {
  readonly contentToken: string;
  readonly previewToken: string;
  readonly previewSecret: string;
}

/** Names of one brand's secrets: `CONTENT_TOKEN_NORDLYS`. */
export function brandSecrets(id: string): BrandSecrets {
  const suffix = id.toUpperCase().replaceAll("-", "_");
  return {
    contentToken: `CONTENT_TOKEN_${suffix}`,
    previewToken: `PREVIEW_TOKEN_${suffix}`,
    previewSecret: `PREVIEW_SECRET_${suffix}`,
  };
}

/** Every secret a composition asks for. */
export const secretNames = (brandIds: readonly string[]): readonly string[] => [
  ...SHARED_SECRETS,
  ...brandIds.flatMap((id) => Object.values(brandSecrets(id))),
];
