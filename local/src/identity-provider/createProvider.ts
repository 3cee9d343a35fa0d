import { generateKeyPairSync, randomBytes } from "node:crypto";
import OpenIdProvider from "oidc-provider";
import { html, type Markup, signInPage } from "../tool-pages/index.ts";
import { personWithUuid } from "@spilhus/seed/players";
import { ACR_VALUES, CLAIMS, claimsOf } from "./claims.ts";
import { redirectUri, type Client } from "./clients.ts";

/** Scopes that MitID brokers know; here they all give the same claims. */
const SCOPES = ["openid", "profile", "mitid", "ssn"];
export const INTERACTION_PATH = "/interaction";
/** Seconds; a sign-in may take as long as the gateway's cookie for it lasts. */
const TTL = {
  AuthorizationCode: 60,
  AccessToken: 60,
  IdToken: 300,
  Interaction: 600,
  Session: 600,
  Grant: 600,
};

function signingKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return { ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" };
}

/** What differs between the providers of a local stack. */
export interface ProviderSettings {
  readonly clients: readonly {
    readonly id: string;
    readonly secret: string;
    readonly name: string;
    /** The only address to which people are sent back. */
    readonly redirectUri: string;
  }[];
  readonly scopes: readonly string[];
  readonly claims: readonly string[];
  readonly acrValues: readonly string[];
  /** The claims of somebody, by the id that signed in. */
  readonly claimsOf: (id: string) => Readonly<Record<string, unknown>> | undefined;
  /** A page for an error, in the provider's own look. */
  readonly page: (title: string, main: Markup) => string;
}

/**
 * An OpenID provider: authorization code with PKCE only, confidential clients, no consent page. Its state lives in memory
 * only.
 *
 * @param issuer the origin at which browsers reach it
 */
export function openIdProvider(issuer: string, settings: ProviderSettings): OpenIdProvider {
  const { clients, scopes, claims, acrValues, claimsOf: find, page } = settings;
  return new OpenIdProvider(issuer, {
    clients: clients.map((client) => ({
      client_id: client.id,
      client_secret: client.secret,
      client_name: client.name,
      redirect_uris: [client.redirectUri],
      grant_types: ["authorization_code"],
      response_types: ["code"],
      require_auth_time: true,
    })),
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    responseTypes: ["code"],
    scopes: [...scopes],
    claims: { openid: [...claims] },
    // Brokers put the claims into the ID token itself.
    conformIdTokenClaims: false,
    acrValues: [...acrValues],
    pkce: { required: () => true },
    ttl: TTL,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    clientBasedCORS: () => false,
    interactions: { url: (_ctx, { uid }) => `${INTERACTION_PATH}/${uid}` },
    routes: { authorization: "/oidc/auth", token: "/oidc/token", jwks: "/oidc/jwks", userinfo: "/oidc/me" },
    findAccount: (_ctx, id) => {
      const found = find(id);
      return found && { accountId: id, claims: () => ({ sub: id, ...found }) };
    },
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes.join(" "));
      await grant.save();
      return grant;
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = "html";
      ctx.body = page(
        "Der er noget galt",
        html`<h1>Login kan ikke gennemføres</h1>
          <p>Gå tilbage, og prøv igen.</p>
          <p class="quiet" lang="en">${error}${description !== undefined && `: ${description}`}</p>`,
      );
    },
  });
}

/** The provider that stands in for MitID. */
export function createProvider(issuer: string, clients: readonly Client[]): OpenIdProvider {
  return openIdProvider(issuer, {
    clients: clients.map((client) => ({ ...client, redirectUri: redirectUri(client) })),
    ...{ scopes: SCOPES, claims: CLAIMS, acrValues: ACR_VALUES, page: signInPage },
    claimsOf: (id) => {
      const person = personWithUuid(id);
      return person && claimsOf(person);
    },
  });
}
