import { JURISDICTIONS, type JurisdictionId } from "@spilhus/jurisdiction";
import type { MitIdConfig } from "../config/index.ts";
import { type Claims, openIdClient, type OpenIdClient, type VisitSecrets } from "../open-id/index.ts";
import { personOfClaims } from "./personOfClaims.ts";
import type { Person } from "../players/index.ts";

/** The brand whose page the browser leaves for MitID. */
interface VisitedBrand {
  readonly id: string;
  readonly jurisdiction: JurisdictionId;
}

/** The OpenID provider that stands for MitID. */
export interface MitIdProvider {
  /** Whether the brand has a client. */
  serves(brand: string): boolean;
  /** Address to redirect the browser to. */
  addressFor(brand: VisitedBrand, redirectUri: string, secrets: VisitSecrets): Promise<URL>;
  /**
   * The person who returned.
   *
   * @param address return address of the browser, with its parameters
   * @throws {AuthorizationResponseError} when the provider reports a failure
   * @throws {Error} when its answer is invalid or missing
   */
  personFrom(brand: VisitedBrand, address: URL, secrets: VisitSecrets): Promise<Person>;
}

/** A client of the provider for each brand, made at its first visit. */
export function mitIdProvider(config: MitIdConfig): MitIdProvider {
  const { clients, claims: names, acr } = config;
  const made = new Map<string, OpenIdClient>();

  function clientOf({ id, jurisdiction }: VisitedBrand): OpenIdClient {
    const known = made.get(id);
    if (known) return known;
    const client = clients[id];
    if (!client) throw new Error(`There is no MitID client for "${id}".`);
    const { meetsAssurance } = JURISDICTIONS[jurisdiction];
    const meets = (answered: unknown) => meetsAssurance(acr, answered);
    const open = openIdClient({ ...config, client, meets });
    made.set(id, open);
    return open;
  }

  return {
    serves: (brand) => clients[brand] !== undefined,
    addressFor: async (brand, redirectUri, secrets) => clientOf(brand).addressFor(redirectUri, secrets),
    async personFrom(brand, address, secrets) {
      const isWhole = (claims: Claims) =>
        claims[names.birthdate] !== undefined && claims[names.cpr] !== undefined;
      const claims = await clientOf(brand).claimsFrom(address, secrets, isWhole);
      return personOfClaims(claims, names, brand.jurisdiction);
    },
  };
}
