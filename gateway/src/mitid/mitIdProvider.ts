import { meetsAssurance } from "@spilhus/jurisdiction/dk";
import type { MitIdConfig } from "../config/index.ts";
import { type Claims, openIdClient, type OpenIdClient, type VisitSecrets } from "../open-id/index.ts";
import { personOfClaims } from "./personOfClaims.ts";
import type { Person } from "../players/index.ts";

/** The OpenID provider that stands for MitID. */
export interface MitIdProvider {
  /** Whether the brand has a client. */
  serves(brand: string): boolean;
  /** Address to redirect the browser to. */
  addressFor(brand: string, redirectUri: string, secrets: VisitSecrets): Promise<URL>;
  /**
   * The person who returned.
   *
   * @param address return address of the browser, with its parameters
   * @throws {AuthorizationResponseError} when the provider reports a failure
   * @throws {Error} when its answer is invalid or missing
   */
  personFrom(brand: string, address: URL, secrets: VisitSecrets): Promise<Person>;
}

/** A client of the provider for each brand. */
export function mitIdProvider(config: MitIdConfig): MitIdProvider {
  const { clients, claims: names, acr } = config;
  const known = new Map<string, OpenIdClient>(
    Object.entries(clients).map(([brand, client]) => [
      brand,
      openIdClient({ ...config, client, meets: (answered) => meetsAssurance(acr, answered) }),
    ]),
  );

  function clientOf(brand: string): OpenIdClient {
    const client = known.get(brand);
    if (!client) throw new Error(`There is no MitID client for "${brand}".`);
    return client;
  }

  return {
    serves: (brand) => known.has(brand),
    addressFor: async (brand, redirectUri, secrets) => clientOf(brand).addressFor(redirectUri, secrets),
    async personFrom(brand, address, secrets) {
      const isWhole = (claims: Claims) =>
        claims[names.birthdate] !== undefined && claims[names.cpr] !== undefined;
      return personOfClaims(await clientOf(brand).claimsFrom(address, secrets, isWhole), names);
    },
  };
}
