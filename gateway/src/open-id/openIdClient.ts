import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
} from "openid-client";
import { setTimeout } from "node:timers/promises";
import { backChannelFetch, type ProviderAddress } from "./backChannelFetch.ts";

/** Values that a visit must return unchanged. */
export interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface OpenIdSettings extends ProviderAddress {
  readonly client: { readonly id: string; readonly secret: string };
  readonly scope: string;
  /** The requested level of assurance. */
  readonly acr?: string | undefined;
  /** Whether the level of the answer is enough; absent: any is. */
  readonly meets?: (acr: unknown) => boolean;
}

/** What a provider says of a person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A client of an OpenID provider: authorization code with PKCE, state and nonce, and a signed ID token. */
export interface OpenIdClient {
  /** Address to redirect the browser to. */
  addressFor(redirectUri: string, secrets: VisitSecrets): Promise<URL>;
  /**
   * The claims of the ID token of the person who returned.
   *
   * @param address return address of the browser, with its parameters
   * @param isWhole whether the ID token has what is needed; otherwise the user info is asked too
   * @throws {AuthorizationResponseError} when the provider reports a failure
   * @throws {Error} when its answer is invalid or missing, or takes too long
   */
  claimsFrom(address: URL, secrets: VisitSecrets, isWhole: (claims: Claims) => boolean): Promise<Claims>;
}

/** Time for one request to the provider. */
const REQUEST_SECONDS = 2;
/** Time for all requests of one visit: who is in front gives up after 5 s, of which the exclusion register may take 2. */
const VISIT_MS = 2_500;

async function giveUp(): Promise<never> {
  await setTimeout(VISIT_MS, undefined, { ref: false });
  throw new Error("The OpenID provider takes too long.");
}

/** A client of the provider. Its metadata is fetched on first use and then kept. */
export function openIdClient(settings: OpenIdSettings): OpenIdClient {
  const { issuer, client, scope, acr, meets = () => true } = settings;
  const ownFetch = backChannelFetch(settings);
  let known: Promise<Configuration> | undefined;

  function configuration(): Promise<Configuration> {
    if (known) return known;
    known = discovery(new URL(issuer), client.id, client.secret, ClientSecretBasic(client.secret), {
      timeout: REQUEST_SECONDS,
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])],
      ...(ownFetch ? { [customFetch]: ownFetch } : {}),
    });
    // The next call tries again.
    known.catch(() => (known = undefined));
    return known;
  }

  async function redeem(
    address: URL,
    { state, nonce, codeVerifier }: VisitSecrets,
    isWhole: (claims: Claims) => boolean,
  ): Promise<Claims> {
    const found = await configuration();
    const tokens = await authorizationCodeGrant(found, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !meets(claims["acr"])) {
      throw new Error("The provider's answer is less sure than was asked for.");
    }
    if (isWhole(claims) || found.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await fetchUserInfo(found, tokens.access_token, claims.sub)), ...claims };
  }

  return {
    async addressFor(redirectUri, { state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        ...(acr === undefined ? {} : { acr_values: acr }),
        // Otherwise the browser's previous user might be signed in.
        prompt: "login",
      });
    },
    claimsFrom: (address, secrets, isWhole) => Promise.race([redeem(address, secrets, isWhole), giveUp()]),
  };
}
