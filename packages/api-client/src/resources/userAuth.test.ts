import { afterEach, describe, expect, it } from "vitest";
import type { PasskeyAssertion, PasskeyRegistration } from "@spilhus/contracts/user-auth";
import { plannedServer, type Planned } from "../../testing/plannedServer.ts";
import type { Transport } from "../request/index.ts";
import {
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAuthenticationOptions,
  getRegistrationOptions,
  listDevices,
  listSessions,
  removePasskey,
  renamePasskey,
  verifyAuthentication,
  verifyRegistration,
} from "./userAuth.ts";
import { mitIdAddress } from "./mitIdAddress.ts";

const BASE = "/gateway/user-auth/api/v1/public";
const NOW = "2026-11-21T12:00:00.000Z";
const ID = "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55";
const passkey = { id: ID, name: "Min telefon", createdAt: NOW, lastUsedAt: null, isSynced: true };
const creation = {
  rp: { id: "fjord.localhost", name: "Fjord" },
  user: { id: "AAAA", name: "10000001", displayName: "Mette" },
  challenge: "Zm9v",
  pubKeyCredParams: [{ alg: -7, type: "public-key" as const }],
};
const made: PasskeyRegistration = {
  id: "a1",
  rawId: "a1",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", attestationObject: "AA" },
};
const signed: PasskeyAssertion = {
  ...made,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};

let server: Awaited<ReturnType<typeof plannedServer>>;
async function serving(call: string, answer: unknown, status = 200): Promise<Transport> {
  const planned: Planned = { status, body: JSON.stringify(answer) };
  server = await plannedServer({ [call]: planned });
  return { fetch, origin: server.origin };
}
const sent = () => JSON.parse(server.received[0]?.body ?? "");

describe("the client of user-auth", () => {
  afterEach(() => server.close());

  it("lists where the player is logged in", async () => {
    const session = {
      id: ID,
      isThis: true,
      device: "Safari · iPhone",
      site: "Fjord",
      method: "mitid" as const,
      loggedInAt: NOW,
      lastUsedAt: NOW,
    };
    const transport = await serving(`GET ${BASE}/sessions`, { sessions: [session] });
    expect((await listSessions(transport)).sessions).toEqual([session]);
  });

  it("ends one session, and all others", async () => {
    const one = await serving(`DELETE ${BASE}/sessions/${ID}`, { done: true });
    expect(await endOneSession(one, { places: { id: ID } })).toEqual({ done: true });
    await server.close();
    const others = await serving(`DELETE ${BASE}/sessions`, { done: true });
    expect(await endOtherSessions(others)).toEqual({ done: true });
  });

  it("lists the devices that need no MitID, and forgets one", async () => {
    const device = { id: ID, isThis: true, name: "Safari · iPhone", knownSince: NOW, knownUntil: NOW };
    const list = await serving(`GET ${BASE}/devices`, { devices: [device] });
    expect((await listDevices(list)).devices).toEqual([device]);
    await server.close();
    const one = await serving(`DELETE ${BASE}/devices/${ID}`, { done: true });
    expect(await forgetDevice(one, { places: { id: ID } })).toEqual({ done: true });
  });

  it("fetches the options of a new passkey (R7.13)", async () => {
    const transport = await serving(`GET ${BASE}/pass-key/registration-options`, creation);
    expect(await getRegistrationOptions(transport)).toEqual(creation);
  });

  it("sends the registration credential unchanged (R7.14)", async () => {
    const transport = await serving(`POST ${BASE}/pass-key/verify-registration`, { verified: true, passkey });
    expect((await verifyRegistration(transport, { body: made })).passkey).toEqual(passkey);
    expect(sent()).toEqual(made);
  });

  it("fetches the challenge for a passkey (R7.15)", async () => {
    const transport = await serving(`GET ${BASE}/pass-key/authentication-options`, { challenge: "Zm9v" });
    expect(await getAuthenticationOptions(transport)).toEqual({ challenge: "Zm9v" });
  });

  it("sends the credential's fields plus brand (R7.16)", async () => {
    const answer = { loggedIn: true, method: "passkey" };
    const transport = await serving(`POST ${BASE}/pass-key/verify-authentication`, answer);
    expect(await verifyAuthentication(transport, { body: { ...signed, brand: "fjord" } })).toEqual(answer);
    expect(sent()).toEqual({ ...signed, brand: "fjord" });
  });

  it("encodes the passkey's id in the path", async () => {
    const transport = await serving(`PUT ${BASE}/pass-key/a%2F..%2Fb`, passkey);
    expect(
      await renamePasskey(transport, { places: { id: "a/../b" }, body: { name: "Min telefon" } }),
    ).toEqual(passkey);
    expect(sent()).toEqual({ name: "Min telefon" });
  });

  it("removes a passkey", async () => {
    const transport = await serving(`DELETE ${BASE}/pass-key/${ID}`, { done: true });
    expect(await removePasskey(transport, { places: { id: ID } })).toEqual({ done: true });
  });
});

it("gives the address of MitID with the return address", () => {
  expect(mitIdAddress("login", "/konto/hjem?a=1")).toBe(
    `${BASE}/mitid/start?purpose=login&returnUrl=%2Fkonto%2Fhjem%3Fa%3D1`,
  );
  expect(mitIdAddress("confirm", "/konto/udbetaling", "abc")).toBe(
    `${BASE}/mitid/start?purpose=confirm&returnUrl=%2Fkonto%2Fudbetaling&request=abc`,
  );
  expect(mitIdAddress("signup")).toBe(`${BASE}/mitid/start?purpose=signup`);
});
