import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personWithId } from "@spilhus/seed/players";
import { Browser } from "../../testing/browser.ts";
import {
  ISSUER,
  FJORD,
  REDIRECT_URI,
  testAuthorities,
  type TestAuthorities,
} from "../../testing/testAuthorities.ts";

const SUBSTANTIAL = "urn:grn:authn:dk:mitid:substantial";

let authorities: TestAuthorities;
beforeAll(async () => {
  authorities = await testAuthorities();
});
afterAll(() => authorities[Symbol.asyncDispose]());

/** A relying party as the gateway is one: its calls go to the provider's address on this machine. */
async function relyingParty(authentication?: client.ClientAuth): Promise<client.Configuration> {
  const backChannel: client.CustomFetch = (url, options) =>
    fetch(url.replace(ISSUER, authorities.origin), options as RequestInit); // its options are those of fetch
  return client.discovery(new URL(ISSUER), FJORD.id, FJORD.secret, authentication, {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: backChannel,
  });
}

interface Visit {
  readonly config: client.Configuration;
  readonly browser: Browser;
  /** Where the sign-in form is. */
  readonly form: URL;
  readonly page: string;
  readonly checks: client.AuthorizationCodeGrantChecks;
}

/** Sends a browser to the provider, up to its sign-in form. */
async function begin(
  config: client.Configuration,
  browser = new Browser(authorities),
  parameters: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier,
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope: "openid",
    acr_values: SUBSTANTIAL,
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    ...parameters,
  });
  const { at, status, text } = await browser.visit(url);
  expect([status, at.pathname]).toEqual([200, expect.stringMatching(/^\/interaction\//)]);
  return { config, browser, form: at, page: text, checks };
}

async function approve({ browser, form }: Visit, userId: string): Promise<URL> {
  const { at } = await browser.visit(form, { userId, decision: "approve" });
  expect(at.origin + at.pathname).toBe(REDIRECT_URI);
  return at;
}

const exchange = ({ config, checks }: Visit, at: URL) => client.authorizationCodeGrant(config, at, checks);

describe("signing in", () => {
  it("gives the claims of MitID in the ID token, for each way of client authentication", async () => {
    const player = personWithId("spiller");
    for (const way of [client.ClientSecretPost(FJORD.secret), client.ClientSecretBasic(FJORD.secret)]) {
      const visit = await begin(await relyingParty(way));
      const tokens = await exchange(visit, await approve(visit, " Spiller"));
      expect(tokens.claims()).toMatchObject({
        iss: ISSUER,
        aud: FJORD.id,
        sub: player?.uuid,
        uuid: player?.uuid,
        name: "Mette Lindgaard",
        given_name: "Mette",
        family_name: "Lindgaard",
        birthdate: "1988-03-14",
        cpr: player?.cpr,
        acr: SUBSTANTIAL,
        nonce: visit.checks.expectedNonce,
      });
    }
  });

  it("gives the same claims at the user info endpoint, with valid signatures", async () => {
    const config = await relyingParty();
    client.enableNonRepudiationChecks(config);
    const visit = await begin(config);
    const tokens = await exchange(visit, await approve(visit, "ny-9"));
    const player = personWithId("ny-9");
    expect(await client.fetchUserInfo(config, tokens.access_token, player?.uuid ?? "")).toEqual({
      sub: player?.uuid,
      uuid: player?.uuid,
      name: player?.name,
      given_name: player?.givenName,
      family_name: player?.familyName,
      birthdate: player?.birthdate,
      cpr: player?.cpr,
    });
  });

  it("shows which brand requests the sign-in, that it is not MitID, and a form usable by keyboard", async () => {
    const { page } = await begin(await relyingParty());
    expect(page).toContain("Log på hos Fjord");
    expect(page).toContain("Lokal stand-in for MitID");
    expect(page).toMatch(/<label for="userId">Bruger-id<\/label>\s*<input\s+id="userId"/);
    // Enter presses the first button of a form.
    expect([...page.matchAll(/<button[^>]*>(\w+)/g)].map(([, name]) => name)).toEqual(["Godkend", "Afbryd"]);
    expect(page).not.toMatch(/<script/);
  });

  it("asks again at the next sign-in, also for another person in the same browser", async () => {
    const config = await relyingParty();
    const browser = new Browser(authorities);
    for (const id of ["spiller", "ny-1"]) {
      const visit = await begin(config, browser);
      const tokens = await exchange(visit, await approve(visit, id));
      expect(tokens.claims()?.["uuid"]).toBe(personWithId(id)?.uuid);
    }
  });

  it.each([
    [
      "the level that is asked for",
      { acr_values: "urn:grn:authn:dk:mitid:high" },
      "urn:grn:authn:dk:mitid:high",
    ],
    ["the usual level where the one asked for is none", { acr_values: "urn:other" }, SUBSTANTIAL],
    ["a fresh sign-in where one is asked for", { prompt: "login", max_age: "0" }, SUBSTANTIAL],
  ])("gives %s", async (_, parameters, acr) => {
    const visit = await begin(await relyingParty(), new Browser(authorities), parameters);
    const claims = (await exchange(visit, await approve(visit, "spiller"))).claims();
    expect(claims?.["acr"]).toBe(acr);
    expect(claims?.auth_time).toBeGreaterThan(Date.now() / 1_000 - 60);
  });

  it("shows an unknown user id, escaped, and lets the person try again", async () => {
    const visit = await begin(await relyingParty());
    const { status, text } = await visit.browser.visit(visit.form, {
      userId: `"><script>alert(1)</script>`,
      decision: "approve",
    });
    expect(status).toBe(200);
    expect(text).toMatch(/role="alert"[^<]*>\s*Der er ingen med bruger-id'et »&#34;&#62;&#60;script/);
    expect(text).toContain('aria-invalid="true"');
    expect(text).not.toContain("<script>");
    expect(text).toContain('value="&#34;&#62;&#60;script&#62;');
    expect((await exchange(visit, await approve(visit, "spiller"))).claims()?.["name"]).toBe(
      "Mette Lindgaard",
    );
  });

  it("that is cancelled returns the error of MitID brokers", async () => {
    const visit = await begin(await relyingParty());
    const { at } = await visit.browser.visit(visit.form, { decision: "cancel" });
    expect(Object.fromEntries(at.searchParams)).toMatchObject({
      error: "access_denied",
      error_description: "mitid_user_aborted",
      state: visit.checks.expectedState,
    });
    await expect(exchange(visit, at)).rejects.toBeInstanceOf(client.AuthorizationResponseError);
  });

  it("can be finished only once, and only in the browser that began it", async () => {
    const visit = await begin(await relyingParty());
    const stranger = await new Browser(authorities).visit(visit.form);
    expect([stranger.status, stranger.text]).toEqual([400, expect.stringContaining("Login er udløbet")]);
    const at = await approve(visit, "spiller");
    await exchange(visit, at);
    await expect(exchange(visit, at)).rejects.toMatchObject({ error: "invalid_grant" });
    const again = await visit.browser.visit(visit.form, { userId: "spiller", decision: "approve" });
    expect(again.status).toBe(400);
  });
});

describe("a request is refused", () => {
  const ask = (change: Readonly<Record<string, string>>, without: readonly string[] = []) => {
    const parameters = new URLSearchParams({
      client_id: FJORD.id,
      response_type: "code",
      redirect_uri: REDIRECT_URI,
      scope: "openid",
      code_challenge: "a".repeat(43),
      code_challenge_method: "S256",
      ...change,
    });
    for (const name of without) parameters.delete(name);
    return new Browser(authorities).visit(`/oidc/auth?${parameters}`);
  };

  it("without PKCE, or with the plain method", async () => {
    const answers = [
      await ask({}, ["code_challenge", "code_challenge_method"]),
      await ask({ code_challenge_method: "plain" }),
    ];
    for (const { at } of answers) expect(at.searchParams.get("error")).toBe("invalid_request");
  });

  it("with another redirect URI, and is not redirected", async () => {
    const { status, text } = await ask({ redirect_uri: "http://fjord.localhost:3000/<b>" });
    expect([status, text]).toEqual([400, expect.stringContaining("Login kan ikke gennemføres")]);
    expect(text).not.toContain("<b>");
  });

  it("without the client's secret at the token endpoint", async () => {
    const visit = await begin(await relyingParty(client.ClientSecretPost("a wrong secret of tests")));
    await expect(exchange(visit, await approve(visit, "spiller"))).rejects.toMatchObject({
      error: "invalid_client",
    });
  });

  it("with a wrong code verifier", async () => {
    const visit = await begin(await relyingParty());
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const forged = { ...visit, checks: { ...visit.checks, pkceCodeVerifier } };
    await expect(exchange(forged, await approve(visit, "spiller"))).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });
});

describe("the fault switch", () => {
  const setFault = async (person: string, fault: string) => {
    const { status } = await authorities.postForm("/faults", { person, fault }, { origin: ISSUER });
    expect(status).toBe(303);
  };

  it("makes the token endpoint fail for one person only", async () => {
    await setFault("ny-2", "token-error");
    const config = await relyingParty();
    const visit = await begin(config);
    await expect(exchange(visit, await approve(visit, "ny-2"))).rejects.toMatchObject({
      cause: { status: 500 },
    });
    const other = await begin(config);
    await expect(exchange(other, await approve(other, "ny-3"))).resolves.toBeDefined();
    await setFault("ny-2", "");
    const healed = await begin(config);
    await expect(exchange(healed, await approve(healed, "ny-2"))).resolves.toBeDefined();
  });

  it("makes the token endpoint hang", async () => {
    await setFault("ny-4", "time-out");
    const config = await relyingParty();
    const visit = await begin(config);
    const at = await approve(visit, "ny-4");
    config.timeout = 0.2;
    await expect(exchange(visit, at)).rejects.toMatchObject({ code: "OAUTH_TIMEOUT" });
  });

  it("puts a wrong nonce into the ID token", async () => {
    await setFault("ny-5", "wrong-nonce");
    const visit = await begin(await relyingParty());
    await expect(exchange(visit, await approve(visit, "ny-5"))).rejects.toMatchObject({
      code: "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
      cause: { cause: { claim: "nonce" } },
    });
  });

  it("makes a sign-in end in an error", async () => {
    await setFault("ny-6", "server-error");
    const visit = await begin(await relyingParty());
    const at = await approve(visit, "ny-6");
    expect(at.searchParams.get("error")).toBe("server_error");
  });

  it("takes the whole provider down, only for everyone", async () => {
    await setFault("", "unavailable");
    await expect(relyingParty()).rejects.toMatchObject({ cause: { status: 503 } });
    await setFault("", "");
    await relyingParty();
    const refused = await authorities.postForm("/faults", { person: "ny-7", fault: "unavailable" });
    expect(refused.status).toBe(400);
  });

  it("shows on its page which faults are set", async () => {
    await setFault("ny-8", "token-error");
    const page = await (await authorities.get("/faults")).text();
    expect(page).toMatch(/<code>ny-8<\/code>[\s\S]*token endpoint answers 500/);
  });
});
