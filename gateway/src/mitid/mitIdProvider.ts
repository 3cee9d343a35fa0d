import { meetsAssurance } from "@spilhus/jurisdiction/dk";
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
  type CustomFetch,
} from "openid-client";
import { request } from "undici";
import { setTimeout } from "node:timers/promises";
import type { MitIdConfig } from "../config/index.ts";
import { personOfClaims } from "./personOfClaims.ts";
import type { Person } from "../players/index.ts";

/** Values that a visit must return unchanged. */
export interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

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

/** Time for one request to the provider. */
const REQUEST_SECONDS = 2;
/** Time for all requests of one visit: the edge gives up after 5 s, of which the exclusion register may take 2. */
const VISIT_MS = 2_500;

async function giveUp(): Promise<never> {
  await setTimeout(VISIT_MS, undefined, { ref: false });
  throw new Error("MitID's provider takes too long.");
}

/**
 * Requests the issuer's host at another address if its name does not resolve here. For development only: the
 * configuration refuses it in production.
 */
function backChannelFetch({ issuer, backChannel }: MitIdConfig): CustomFetch | undefined {
  if (backChannel === undefined) return undefined;
  const { origin, host } = new URL(issuer);
  return async (url, options) => {
    const { pathname, search, origin: asked } = new URL(url);
    if (asked !== origin) throw new Error(`The provider names an address of another host: ${asked}.`);
    const { body, headers, method, signal } = options;
    // Not `fetch`, which does not allow a Host header.
    const answer = await request(new URL(pathname + search, backChannel), {
      method: method === "POST" ? "POST" : "GET",
      headers: { ...headers, host },
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal ? { signal } : {}),
    });
    const lines = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((line): [string, string] => [name, line]),
    );
    return new Response(await answer.body.arrayBuffer(), { status: answer.statusCode, headers: lines });
  };
}

/** A client of the provider. Its metadata is fetched on first use and then kept. */
export function mitIdProvider(config: MitIdConfig): MitIdProvider {
  const configurations = new Map<string, Promise<Configuration>>();
  const ownFetch = backChannelFetch(config);
  const isInsecure = config.issuer.startsWith("http:");

  function configurationOf(brand: string): Promise<Configuration> {
    const known = configurations.get(brand);
    if (known) return known;
    const client = config.clients[brand];
    if (!client) return Promise.reject(new Error(`There is no MitID client for "${brand}".`));
    const made = discovery(
      new URL(config.issuer),
      client.id,
      client.secret,
      ClientSecretBasic(client.secret),
      {
        timeout: REQUEST_SECONDS,
        execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
        ...(ownFetch ? { [customFetch]: ownFetch } : {}),
      },
    );
    configurations.set(brand, made);
    // The next call tries again.
    made.catch(() => configurations.delete(brand));
    return made;
  }

  return {
    serves: (brand) => config.clients[brand] !== undefined,
    async addressFor(brand, redirectUri, { state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configurationOf(brand), {
        redirect_uri: redirectUri,
        scope: config.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        acr_values: config.acr,
        // Otherwise the browser's previous user might be signed in.
        prompt: "login",
      });
    },
    personFrom: (brand, address, secrets) => Promise.race([redeem(brand, address, secrets), giveUp()]),
  };

  async function redeem(brand: string, address: URL, secrets: VisitSecrets): Promise<Person> {
    const { state, nonce, codeVerifier } = secrets;
    const configuration = await configurationOf(brand);
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || !meetsAssurance(config.acr, claims["acr"])) {
      throw new Error("MitID's answer is less sure than was asked for.");
    }
    const { birthdate, cpr } = config.claims;
    const isWhole = claims[birthdate] !== undefined && claims[cpr] !== undefined;
    const hasMore = !isWhole && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasMore ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
    return personOfClaims({ ...more, ...claims }, config.claims);
  }
}
