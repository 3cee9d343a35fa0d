import { afterEach, describe, expect, it, vi } from "vitest";
import { failsWith, MADE, SIGNED, stubBrowser, untilCalledOff } from "../../testing/fakeBrowser.ts";
import { CREATION_OPTIONS, REQUEST_OPTIONS } from "../../testing/options.ts";
import { PASSKEY_ERROR_CODES, PasskeyError, type PasskeyErrorCode } from "../errors/passkeyError.ts";
import { makePasskey, signChallenge } from "./ceremonies.ts";

afterEach(() => vi.unstubAllGlobals());

/** The first ceremony loads the library, which is slow on a busy machine. */
const PATIENCE = 10_000;
const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const selection = { residentKey: "required", requireResidentKey: true } as const;

describe("making a passkey", () => {
  it("returns the JSON that the service verifies (R7.14)", async () => {
    stubBrowser({ create: () => MADE });
    expect(JSON.parse(JSON.stringify(await makePasskey(CREATION_OPTIONS)))).toEqual({
      id: "cGFzc2tleQ",
      rawId: "cGFzc2tleQ",
      type: "public-key",
      authenticatorAttachment: "platform",
      clientExtensionResults: { credProps: { rk: true } },
      response: { clientDataJSON: "e30", attestationObject: "AQID", transports: ["internal"] },
    });
  });

  it.each<[PasskeyErrorCode, string, object, string?]>([
    ["no-discoverable-credential", "ConstraintError", { authenticatorSelection: selection }],
    ["no-user-verification", "ConstraintError", {}],
    ["previously-registered", "InvalidStateError", {}],
    ["passthrough", "NotAllowedError", {}],
    ["malformed-key-params", "NotSupportedError", { pubKeyCredParams: [] }],
    ["no-supported-algorithm", "NotSupportedError", {}],
    ["invalid-rp-id", "SecurityError", {}, "eng.localhost"],
    ["invalid-domain", "SecurityError", {}, "127.0.0.1"],
    ["authenticator-error", "UnknownError", {}],
  ])("says %s of a %s, and keeps its cause (R8.16)", async (code, name, options, hostname) => {
    stubBrowser({ create: failsWith(name), ...(hostname !== undefined && { hostname }) });
    const error = await thrownBy(makePasskey({ ...CREATION_OPTIONS, ...options }));
    expect(error).toBeInstanceOf(PasskeyError);
    expect(error).toMatchObject({ code, cause: { name, cause: expect.any(DOMException) } });
  });

  it.each([
    ["0 bytes", ""],
    ["65 bytes", "a".repeat(87)],
  ])("refuses a user id of %s before anybody is asked (R5.09, R8.16)", async (_, id) => {
    const create = vi.fn<() => object>(() => MADE);
    stubBrowser({ create });
    const error = await thrownBy(
      makePasskey({ ...CREATION_OPTIONS, user: { ...CREATION_OPTIONS.user, id } }),
    );
    expect(error).toMatchObject({ name: "PasskeyError", code: "invalid-user-id-length" });
    expect(create).not.toHaveBeenCalled();
  });

  it("reports a browser without passkeys, and a ceremony without a result (R8.16)", async () => {
    stubBrowser({ create: () => null });
    expect(await thrownBy(makePasskey(CREATION_OPTIONS))).toMatchObject({ code: "not-completed" });
    vi.stubGlobal("PublicKeyCredential", undefined);
    expect(await thrownBy(makePasskey(CREATION_OPTIONS))).toMatchObject({
      code: "not-supported",
      cause: new Error("WebAuthn is not supported in this browser"),
    });
  });

  it("can be aborted, before it begins and while it waits (R8.16)", async () => {
    const create = vi.fn(untilCalledOff);
    stubBrowser({ create });
    expect(await thrownBy(makePasskey(CREATION_OPTIONS, AbortSignal.abort()))).toMatchObject({
      code: "aborted",
    });
    expect(create).not.toHaveBeenCalled();
    const caller = new AbortController();
    const error = thrownBy(makePasskey(CREATION_OPTIONS, caller.signal));
    await vi.waitFor(() => expect(create).toHaveBeenCalled(), PATIENCE);
    caller.abort();
    expect(await error).toMatchObject({ code: "aborted", cause: { cause: { name: "AbortError" } } });
  });

  it("throws an unknown error unchanged (R8.16)", async () => {
    const strange = new TypeError("Something of an extension.");
    stubBrowser({ create: () => Promise.reject(strange) });
    expect(await thrownBy(makePasskey(CREATION_OPTIONS))).toBe(strange);
  });
});

describe("signing a challenge", () => {
  it("returns the JSON that the service verifies (R7.16)", async () => {
    stubBrowser({ get: () => SIGNED });
    expect(await signChallenge(REQUEST_OPTIONS, { autofill: false })).toMatchObject({
      id: "cGFzc2tleQ",
      response: { clientDataJSON: "e30", authenticatorData: "AQ", signature: "Ag" },
    });
  });

  it("prompts in a dialog, or in the browser's autofill", async () => {
    const get = vi.fn<(options: { readonly mediation?: string }) => object>(() => SIGNED);
    stubBrowser({ get });
    await signChallenge(REQUEST_OPTIONS, { autofill: false });
    await signChallenge(REQUEST_OPTIONS, { autofill: true });
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([undefined, "conditional"]);
  });

  it.each<[PasskeyErrorCode, string, string?]>([
    ["passthrough", "NotAllowedError"],
    ["invalid-rp-id", "SecurityError", "eng.localhost"],
    ["invalid-domain", "SecurityError", "127.0.0.1"],
    ["authenticator-error", "UnknownError"],
  ])("says %s of a %s (R8.16)", async (code, name, hostname) => {
    stubBrowser({ get: failsWith(name), ...(hostname !== undefined && { hostname }) });
    expect(await thrownBy(signChallenge(REQUEST_OPTIONS, { autofill: false }))).toMatchObject({ code });
  });

  it("reports a missing answer (R8.15, R8.16)", async () => {
    stubBrowser({ get: () => null });
    const error = await thrownBy(signChallenge(REQUEST_OPTIONS, { autofill: false }));
    expect(error).toMatchObject({ code: "not-completed" });
  });

  it("is aborted by a later ceremony, which its caller cannot abort", async () => {
    const asked: AbortSignal[] = [];
    stubBrowser({
      get: (options) => {
        if (options.signal) asked.push(options.signal);
        return untilCalledOff(options);
      },
    });
    const first = new AbortController();
    const waiting = thrownBy(signChallenge(REQUEST_OPTIONS, { autofill: true, signal: first.signal }));
    await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
    const second = new AbortController();
    const button = thrownBy(signChallenge(REQUEST_OPTIONS, { autofill: false, signal: second.signal }));
    await vi.waitFor(() => expect(asked).toHaveLength(2), PATIENCE);
    first.abort();
    expect(await waiting).toMatchObject({ code: "aborted" });
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
    second.abort();
    expect(await button).toMatchObject({ code: "aborted" });
  });
});

it("there are thirteen kinds of error (R8.16)", () => {
  expect(new Set(PASSKEY_ERROR_CODES).size).toBe(13);
});
