import { MITID_PATH, RETURN_FROM_MITID, START_MITID } from "@spilhus/contracts/user-auth";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mitIdStack, startAt, type MitIdStack } from "../../testing/mitIdStack.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway } from "../../testing/testGateway.ts";
import { mitIdVisits } from "./tables.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterEach(() => {
  stack.mitId.fault = undefined;
  stack.register.fault = undefined;
});
afterAll(() => stack[Symbol.asyncDispose]());

const browser = (brand?: string) => siteClient(stack.gateway.origin, brand);
const db = () => stack.gateway.database.db;

describe("the way to MitID", () => {
  it("asks for code, PKCE, state, nonce and the level of assurance (R1.02, asvs:10.1.2, asvs:10.2.1)", async () => {
    const client = browser();
    const address = new URL(await startAt(client, "login"));
    const parameters = Object.fromEntries(address.searchParams);
    expect(parameters).toMatchObject({
      response_type: "code",
      client_id: "fjord",
      redirect_uri: client.origin + RETURN_FROM_MITID.path,
      scope: "openid profile ssn",
      code_challenge_method: "S256",
      acr_values: "urn:grn:authn:dk:mitid:substantial",
      prompt: "login",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(parameters[name]).toMatch(/^[\w-]{43}$/);
    const again = new URL(await startAt(client, "login"));
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(again.searchParams.get(name)).not.toBe(parameters[name]);
    }
  });

  it("binds the browser by a cookie that is hidden from scripts and other paths (asvs:3.3.4)", async () => {
    const answer = await browser().call("GET", `${START_MITID.path}?purpose=login`);
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__Secure-mitid=[\w-]{43}; /);
    for (const part of ["Max-Age=600", `Path=${MITID_PATH}`, "HttpOnly", "Secure", "SameSite=Lax"]) {
      expect(line).toContain(part);
    }
  });

  it("stores state and cookie of a visit only as hashes (asvs:10.1.2)", async () => {
    const client = browser();
    const state = new URL(await startAt(client, "login")).searchParams.get("state") ?? "-";
    const rows = JSON.stringify(await db().select().from(mitIdVisits));
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(client.cookies.get("__Secure-mitid") ?? "-");
  });

  it("is unavailable without configuration (R8.10)", async () => {
    await using bare = await testGateway();
    const answer = await siteClient(bare.origin).call("GET", `${START_MITID.path}?purpose=login`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
  });

  it.each(["verify", "confirm"] as const)(
    "to %s is for players who are signed in; a guest must log in first",
    async (purpose) => {
      expect(await startAt(browser(), purpose, "/konto/ret-profil")).toBe(
        "/?auth=login&returnUrl=%2Fkonto%2Fret-profil",
      );
    },
  );
});
