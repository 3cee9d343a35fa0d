import { RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import { openIdServer, type OpenIdServer } from "./openIdServer.ts";

/** Claims of a person, by the user id that is typed. */
export type TestPerson = Readonly<Record<"uuid" | "given_name" | "family_name" | "birthdate", string>> & {
  readonly cpr?: string;
};

/** A real OpenID provider in MitID's place. */
export interface MitIdServer extends OpenIdServer<TestPerson> {
  /** What the gateway's `MITID` says of it. */
  readonly config: Record<string, unknown>;
}

const ACR = "urn:grn:authn:dk:mitid:substantial";
const BRANDS = ["fjord", "eng"];

export async function mitIdServer(): Promise<MitIdServer> {
  const returnOf = (brand: string) => `http://${brand}.localhost:3000${RETURN_FROM_MITID.path}`;
  const server = await openIdServer<TestPerson>({
    host: "mitid.localhost",
    clients: Object.fromEntries(BRANDS.map((brand) => [brand, returnOf(brand)])),
    scope: "openid profile ssn",
    claims: ["uuid", "given_name", "family_name", "birthdate", "cpr"],
    acr: ACR,
    lowAcr: "urn:grn:authn:dk:mitid:low",
    cancellation: "mitid_user_aborted",
  });
  const { issuer, backChannel, clients } = server;
  return Object.assign(server, { config: { issuer, backChannel, acr: ACR, clients } });
}
