import { createServer } from "../src/authorities/createServer.ts";
import { redirectUri, type Client } from "../src/identity-provider/clients.ts";

export const FJORD: Client = {
  id: "fjord",
  secret: "a secret of the tests",
  name: "Fjord",
  origin: "http://fjord.localhost:3000",
};
export const ENG: Client = {
  id: "eng",
  secret: "another secret of the tests",
  name: "Eng",
  origin: "http://eng.localhost:3000",
};
/** Origin at which browsers would reach the server; nothing listens there in tests. */
export const ISSUER = "http://mitid.localhost:3000";
export const REDIRECT_URI = redirectUri(FJORD);

/** The authorities' server over real HTTP. */
export interface TestAuthorities extends AsyncDisposable {
  /** Origin at which the gateway reaches the server. */
  readonly origin: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Posts a form and follows no redirect. */
  postForm(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  postJson(path: string, body: unknown): Promise<Response>;
}

export async function testAuthorities(): Promise<TestAuthorities> {
  const server = await createServer({ origin: ISSUER, clients: [FJORD, ENG] });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const redirect = "manual";
  return {
    origin,
    get: (path, headers = {}) => fetch(origin + path, { headers, redirect }),
    postForm: (path, fields, headers = {}) =>
      fetch(origin + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect }),
    postJson: (path, body) =>
      fetch(origin + path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    [Symbol.asyncDispose]: () => server.close(),
  };
}
