import { sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import OpenIdProvider from "oidc-provider";
import { request } from "undici";
import { testSigningKey, testSigningKeys } from "./testSigningKeys.ts";

/** Claims of a person. */
export type TestClaims = Readonly<Record<string, unknown>>;
/** What goes wrong at the provider. */
export type ProviderFault = "down" | "token-error" | "forged-token" | "no-nonce" | "low" | "silent";

/** A real OpenID provider on loopback, reached by browsers under a name only they know. */
export interface OpenIdServer<Person extends TestClaims> extends AsyncDisposable {
  /** The provider and its clients, as the gateway's configuration names them. */
  readonly issuer: string;
  readonly backChannel: string;
  readonly clients: Readonly<Record<string, { readonly id: string; readonly secret: string }>>;
  /** By the user id that is typed. */
  readonly people: Map<string, Person>;
  fault: ProviderFault | undefined;
  /** Number of codes that the gateway has tried to redeem. */
  redeemed: number;
  /** What somebody does at the provider's pages; the answer is where their browser is sent back to. */
  visit(address: string, choice: { readonly person: string } | "cancel"): Promise<URL>;
}

export interface OpenIdServerSettings {
  /** Name by which browsers know it. */
  readonly host: string;
  /** Where each client's browsers return to. */
  readonly clients: Readonly<Record<string, string>>;
  readonly scope: string;
  /** Claims of a person beside `sub`. */
  readonly claims: readonly string[];
  readonly acr: string;
  readonly lowAcr: string;
  /** What the provider says when somebody gives up. */
  readonly cancellation: string;
}

const SECRET = "a secret of a client of the provider";

type Claims = Readonly<Record<string, unknown>>;

const claimsIn = (body: string) => JSON.parse(Buffer.from(body, "base64url").toString()) as Claims;
const encoded = (claims: Claims) => Buffer.from(JSON.stringify(claims)).toString("base64url");

/** Changes whom a token is about, and leaves its signature. */
function forge(token: string): string {
  const [head = "", body = "", signature = ""] = token.split(".");
  return [head, encoded({ ...claimsIn(body), given_name: "Mallory", name: "Mallory" }), signature].join(".");
}

/** Removes the nonce of a token and signs it again, as a token that was made for another visit. */
function withoutNonce(token: string): string {
  const [head = "", body = ""] = token.split(".");
  const { nonce: _, ...claims } = claimsIn(body);
  const signed = `${head}.${encoded(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), testSigningKey()).toString("base64url")}`;
}

export async function openIdServer<Person extends TestClaims>({
  host,
  clients,
  scope,
  claims,
  acr: enough,
  lowAcr,
  cancellation,
}: OpenIdServerSettings): Promise<OpenIdServer<Person>> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://${host}:${port}`;
  const state: Pick<OpenIdServer<Person>, "fault" | "redeemed"> = { fault: undefined, redeemed: 0 };

  const provider = new OpenIdProvider(issuer, {
    clients: Object.entries(clients).map(([id, returnAddress]) => ({
      client_id: id,
      client_secret: SECRET,
      redirect_uris: [returnAddress],
      response_types: ["code"],
    })),
    jwks: { keys: testSigningKeys() },
    cookies: { keys: ["a key of the test's provider"] },
    scopes: scope.split(" "),
    claims: { openid: ["sub", ...claims] },
    conformIdTokenClaims: false,
    acrValues: [enough],
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 60, AuthorizationCode: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== "/token") return;
    state.redeemed += 1;
    // Until whoever asks gives up.
    if (state.fault === "silent") await once(ctx.res, "close");
    if (state.fault === "token-error") {
      ctx.status = 500;
      ctx.body = { error: "server_error" };
    }
    const body = ctx.body as { id_token?: string };
    if (state.fault === "forged-token" && body.id_token)
      ctx.body = { ...body, id_token: forge(body.id_token) };
    if (state.fault === "no-nonce" && body.id_token)
      ctx.body = { ...body, id_token: withoutNonce(body.id_token) };
  });

  const answer = provider.callback();
  server.on("request", (incoming, outgoing) => {
    const [path = "", query] = (incoming.url ?? "").split("?");
    if (state.fault === "down") {
      outgoing.writeHead(503).end("The provider is down.");
      return;
    }
    if (!path.startsWith("/interaction/")) {
      void answer(incoming, outgoing);
      return;
    }
    const person = new URLSearchParams(query).get("person");
    const acr = state.fault === "low" ? lowAcr : enough;
    const result =
      person === null
        ? { error: "access_denied", error_description: cancellation }
        : { login: { accountId: person, acr } };
    void provider.interactionFinished(incoming, outgoing, result);
  });

  /** One step of a browser at the provider. */
  async function step(address: URL, cookies: Map<string, string>): Promise<URL> {
    const { headers, body, statusCode } = await request(
      new URL(address.pathname + address.search, `http://127.0.0.1:${port}`),
      {
        headers: {
          host: address.host,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      },
    );
    const text = await body.text();
    for (const line of [headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const { location } = headers;
    if (typeof location !== "string")
      throw new Error(`The provider answered ${statusCode}: ${text.slice(0, 300)}`);
    return new URL(location, address);
  }

  return Object.assign(state, {
    people,
    issuer,
    backChannel: `http://127.0.0.1:${port}`,
    clients: Object.fromEntries(Object.keys(clients).map((id) => [id, { id, secret: SECRET }])),
    async visit(address: string, choice: { readonly person: string } | "cancel") {
      const cookies = new Map<string, string>();
      const page = await step(new URL(address), cookies);
      if (choice !== "cancel") page.searchParams.set("person", choice.person);
      let next = await step(page, cookies);
      while (next.origin === issuer) next = await step(next, cookies);
      return next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
