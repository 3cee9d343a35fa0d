import type { Person } from "@spilhus/seed/players";

/** Levels of assurance as MitID brokers name them; the first is the default. */
export const ACR_VALUES = [
  "urn:grn:authn:dk:mitid:substantial",
  "urn:grn:authn:dk:mitid:low",
  "urn:grn:authn:dk:mitid:high",
] as const;

/** The level for a request's `acr_values`: the first known one. */
export function acrFor(asked: unknown): string {
  const values = typeof asked === "string" ? asked.split(" ") : [];
  return values.find((value) => ACR_VALUES.some((known) => known === value)) ?? ACR_VALUES[0];
}

/** Claims of the scope `openid`, besides `acr`. */
export const CLAIMS = ["sub", "uuid", "name", "given_name", "family_name", "birthdate", "cpr"] as const;

/** The claims about a person, as MitID issues them. */
export const claimsOf = ({ uuid, name, givenName, familyName, birthdate, cpr }: Person) =>
  ({
    sub: uuid,
    uuid,
    name,
    given_name: givenName,
    family_name: familyName,
    birthdate,
    cpr,
  }) satisfies Record<(typeof CLAIMS)[number], string>;
