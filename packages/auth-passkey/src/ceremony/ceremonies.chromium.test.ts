import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commands } from "vitest/browser";
import { VirtualAuthenticator } from "../../testing/virtualAuthenticator.ts";
import { passkeyAvailability } from "./availability.ts";
import { passkeyRegistration } from "../registration/passkeyRegistration.ts";
import type { PasskeyEvent } from "../registration/registrationState.ts";
import { passkeySignIn } from "../sign-in/passkeySignIn.ts";
import { passkeyStatus } from "../status/passkeyStatus.ts";
import { makePasskey } from "./ceremonies.ts";

const authenticator = new VirtualAuthenticator();
const { origin } = location;
/** A busy machine may be slow. */
const PATIENCE = 10_000;

beforeEach(async () => {
  await commands.forgetPasskeys();
  await authenticator.plugIn();
});
afterEach(async () => {
  await authenticator.unplug();
  document.cookie = "passkey_status=; Max-Age=0; Path=/; Secure";
  document.body.replaceChildren();
});

function dialog() {
  const events: PasskeyEvent[] = [];
  const registration = passkeyRegistration({
    transport: {
      getRegistrationOptions: commands.registrationOptions,
      verifyRegistration: (made) => commands.verifyRegistration(origin, made),
    },
    status: passkeyStatus(),
    track: ({ name }) => events.push(name),
    isOffer: true,
  });
  return { registration, events };
}

function entrance() {
  const onSignedIn = vi.fn<(answer: string) => void>();
  const signIn = passkeySignIn({
    transport: {
      getAuthenticationOptions: commands.authenticationOptions,
      verifyAuthentication: (assertion) => commands.verifyAuthentication(origin, assertion),
    },
    onSignedIn,
  });
  return { signIn, onSignedIn };
}

async function makeOne() {
  const { registration } = dialog();
  await registration.start();
  registration.leave();
}

function showField() {
  const field = document.createElement("input");
  field.setAttribute("autocomplete", "username webauthn");
  document.body.append(field);
}

describe("in Chromium with an authenticator", () => {
  it("passkeys are available (R5.09)", async () => {
    expect(await passkeyAvailability(true)).toBe(true);
    await authenticator.unplug();
    expect(await passkeyAvailability(true)).toBe(false);
  });

  it("a passkey is made, verified, kept as registered and told to another tab (R4.12, R7.14)", async () => {
    const neighbour = passkeyStatus();
    const heard = vi.fn<() => void>();
    const stop = neighbour.subscribe(heard);
    const { registration, events } = dialog();
    await registration.start();
    expect(registration.state()).toEqual({ step: "registered", hadOne: false });
    expect(document.cookie).toContain("passkey_status=registered");
    expect(events).toEqual(["passkey-registered"]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENCE);
    expect(neighbour.state()).toBe("registered");
    stop();
    registration.leave();
  });

  it("a second one on the same device counts as registered (R4.14, R8.16)", async () => {
    await makeOne();
    const { registration } = dialog();
    await registration.start();
    expect(registration.state()).toEqual({ step: "registered", hadOne: true });
    registration.leave();
  });

  it("one without user verification is not allowed, and counts as denied (R4.13, R8.16)", async () => {
    await authenticator.isOwner(false);
    const { registration, events } = dialog();
    await registration.start();
    expect(registration.state()).toMatchObject({ step: "cancelled", error: { code: "passthrough" } });
    expect(document.cookie).toContain("passkey_status=denied");
    expect(events).toEqual(["passkey-rejected"]);
  });

  it("a prompt without an answer is aborted with the dialog (R4.13)", async () => {
    await authenticator.answers(false);
    const { registration, events } = dialog();
    const attempt = registration.start();
    await vi.waitFor(() => expect(registration.state().step).toBe("pending"), PATIENCE);
    registration.close();
    await attempt;
    expect([registration.state().step, events]).toEqual(["closed", ["passkey-rejected"]]);
  });

  it("a wrong domain has its own error code (R8.16)", async () => {
    const options = await commands.registrationOptions();
    const elsewhere = { ...options, rp: { id: "fjord.dk", name: "Fjord" } };
    await expect(makePasskey(elsewhere)).rejects.toMatchObject({
      code: "invalid-rp-id",
      cause: { name: "SecurityError" },
    });
  });

  it("its passkey signs in by button (R7.16)", async () => {
    await makeOne();
    const { signIn, onSignedIn } = entrance();
    await signIn.start();
    expect(onSignedIn).toHaveBeenCalledWith("signed in");
  });

  it("its passkey signs in by autofill, while a field is there for it (R7.16)", async () => {
    await makeOne();
    showField();
    const { signIn, onSignedIn } = entrance();
    const stop = signIn.listen();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith("signed in"), PATIENCE);
    stop();
  });

  it("autofill makes way for the button (R7.16)", async () => {
    await makeOne();
    await authenticator.answers(false);
    const asked = vi.spyOn(navigator.credentials, "get");
    showField();
    const { signIn, onSignedIn } = entrance();
    const stop = signIn.listen();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), PATIENCE);
    await authenticator.answers(true);
    await signIn.start();
    expect(asked.mock.calls.map(([options]) => options?.mediation)).toEqual(["conditional", undefined]);
    expect(onSignedIn).toHaveBeenCalledOnce();
    stop();
    asked.mockRestore();
  });

  it("a passkey that the service does not know signs nobody in (R8.15)", async () => {
    await makeOne();
    await commands.forgetPasskeys();
    const { signIn, onSignedIn } = entrance();
    await signIn.start();
    expect(signIn.state()).toMatchObject({ step: "failed" });
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});
