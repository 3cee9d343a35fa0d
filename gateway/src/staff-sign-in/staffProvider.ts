import { STAFF_ROLES, type StaffRole } from "@spilhus/contracts";
import { STAFF_RETURN_PATH } from "@spilhus/contracts/staff";
import type { StaffConfig } from "../config/index.ts";
import { type Claims, openIdClient, type VisitSecrets } from "../open-id/index.ts";

/** What the identity provider reports about a person who signs in. */
export interface StaffPerson {
  readonly issuer: string;
  readonly sub: string;
  readonly name: string;
  readonly email: string | null;
  /** Roles that the configured claim gives; none for a person without access. */
  readonly roles: readonly StaffRole[];
}

/** The OpenID provider of the operator's staff. */
export interface StaffProvider {
  /** Address to redirect the browser to. */
  addressFor(secrets: VisitSecrets): Promise<URL>;
  /**
   * The person who returned.
   *
   * @param query of the address that the browser came back to
   * @throws {Error} when the provider reports a failure, or its answer is invalid or missing
   */
  personFrom(query: string, secrets: VisitSecrets): Promise<StaffPerson>;
}

const textOf = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value.trim() : null);

/** Which roles the values of the claim give; a claim is a list, or one value. */
export function rolesOf({ rolesClaim, roles }: StaffConfig, claims: Claims): readonly StaffRole[] {
  const values = [claims[rolesClaim] ?? []].flat();
  return STAFF_ROLES.filter((role) => (roles[role] ?? [role]).some((value) => values.includes(value)));
}

/** A client of the staff's provider. */
export function staffProvider(config: StaffConfig): StaffProvider {
  const { issuer, acr, rolesClaim } = config;
  const isNamed = (claims: Claims) => claims["name"] !== undefined && claims[rolesClaim] !== undefined;
  const meets = (answered: unknown) => acr === undefined || answered === acr;
  const client = openIdClient({ ...config, meets });
  const back = new URL(STAFF_RETURN_PATH, config.console);
  return {
    addressFor: (secrets) => client.addressFor(back.href, secrets),
    async personFrom(query, secrets) {
      const claims = await client.claimsFrom(new URL(query, back), secrets, isNamed);
      const name = textOf(claims["name"]);
      if (name === null) throw new Error("The provider does not name the person.");
      return {
        issuer,
        sub: claims.sub,
        name,
        email: textOf(claims["email"]),
        roles: rolesOf(config, claims),
      };
    },
  };
}
