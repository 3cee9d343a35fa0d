import { sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import OpenIdProvider from "oidc-provider";
import { request } from "undici";
import { testSigningKey, testSigningKeys } from "./testSigningKeys.ts";

/** Claims of a person, by the user id that is typed. */
export type TestPerson = Readonly<Record<"uuid" | "given_name" | "family_name" | "birthdate", string>> & {
  readonly cpr?: string;
};
/** What goes wrong at the provider. */
export type ProviderFault = "down" | "token-error" | "forged-token" | "no-nonce" | "low" | "silent";

/** A real OpenID provider in MitID's place, on loopback, reached by browsers under a name only they know. */
export interface MitIdServer extends AsyncDisposable {
  /** What the gateway's `MITID` says of it. */
  readonly config: Record<string, unknown>;
  readonly people: Map<string, TestPerson>;
  fault: ProviderFault | undefined;
  /** Number of codes that the gateway has tried to redeem. */
  redeemed: number;
  /** What somebody does at the provider's pages; the answer is where their browser is sent back to. */
  visit(address: string, choice: { readonly person: string } | "cancel"): Promise<URL>;
}

const ACR = "urn:grn:authn:dk:mitid:substantial";
const SECRET = "a secret of a client of the provider";
const CLAIMS = ["uuid", "given_name", "family_name", "birthdate", "cpr"];
const BRANDS = ["fjord", "eng"];

type Claims = Readonly<Record<string, unknown>>;

const claimsIn = (body: string) => JSON.parse(Buffer.from(body, "base64url").toString()) as Claims;
const encoded = (claims: Claims) => Buffer.from(JSON.stringify(claims)).toString("base64url");

/** Changes whom a token is about, and leaves its signature. */
function forge(token: string): string {
  const [head = "", body = "", signature = ""] = token.split(".");
  return [head, encoded({ ...claimsIn(body), given_name: "Mallory" }), signature].join(".");
}

/** Removes the nonce of a token and signs it again, as a token that was made for another visit. */
function withoutNonce(token: string): string {
  const [head = "", body = ""] = token.split(".");
  const { nonce: _, ...claims } = claimsIn(body);
  const signed = `${head}.${encoded(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), testSigningKey()).toString("base64url")}`;
}

export async function mitIdServer(): Promise<MitIdServer> {
  const people = new Map<string, TestPerson>();
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://mitid.localhost:${port}`;
  const mitId: Pick<MitIdServer, "fault" | "redeemed"> = { fault: undefined, redeemed: 0 };

  const provider = new OpenIdProvider(issuer, {
    clients: BRANDS.map((brand) => ({
      client_id: brand,
      client_secret: SECRET,
      redirect_uris: [`http://${brand}.localhost:3000${RETURN_FROM_MITID.path}`],
      response_types: ["code"],
    })),
    jwks: { keys: testSigningKeys() },
    cookies: { keys: ["a key of the test's provider"] },
    scopes: ["openid", "profile", "ssn"],
    claims: { openid: ["sub", ...CLAIMS] },
    conformIdTokenClaims: false,
    acrValues: [ACR],
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
      grant.addOIDCScope("openid profile ssn");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== "/token") return;
    mitId.redeemed += 1;
    // Until whoever asks gives up.
    if (mitId.fault === "silent") await once(ctx.res, "close");
    if (mitId.fault === "token-error") {
      ctx.status = 500;
      ctx.body = { error: "server_error" };
    }
    const body = ctx.body as { id_token?: string };
    if (mitId.fault === "forged-token" && body.id_token)
      ctx.body = { ...body, id_token: forge(body.id_token) };
    if (mitId.fault === "no-nonce" && body.id_token)
      ctx.body = { ...body, id_token: withoutNonce(body.id_token) };
  });

  const answer = provider.callback();
  server.on("request", (incoming, outgoing) => {
    const [path = "", query] = (incoming.url ?? "").split("?");
    if (mitId.fault === "down") {
      outgoing.writeHead(503).end("MitID er nede.");
      return;
    }
    if (!path.startsWith("/interaction/")) {
      void answer(incoming, outgoing);
      return;
    }
    const person = new URLSearchParams(query).get("person");
    const acr = mitId.fault === "low" ? "urn:grn:authn:dk:mitid:low" : ACR;
    const result =
      person === null
        ? { error: "access_denied", error_description: "mitid_user_aborted" }
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

  return Object.assign(mitId, {
    people,
    config: {
      issuer,
      backChannel: `http://127.0.0.1:${port}`,
      acr: ACR,
      clients: Object.fromEntries(BRANDS.map((id) => [id, { id, secret: SECRET }])),
    },
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
