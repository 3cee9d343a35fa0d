import { describe, expect, it } from "vitest";
import { passkeyAvailability, type PasskeyBrowser } from "./availability.ts";

const browser = (answer: () => Promise<boolean>): PasskeyBrowser => ({
  PublicKeyCredential: { isUserVerifyingPlatformAuthenticatorAvailable: answer },
});
const yes = browser(() => Promise.resolve(true));

describe("passkeys are available (R5.09)", () => {
  it("where browser, brand and device all have them", async () => {
    expect(await passkeyAvailability(true, yes)).toBe(true);
  });

  it.each([
    ["the brand's flag is off", false, yes],
    ["the browser knows no passkeys", true, {}],
    ["the device has no authenticator of its own", true, browser(() => Promise.resolve(false))],
    ["the browser does not say", true, browser(() => Promise.reject(new Error("no")))],
    ["the browser is too old to be asked", true, { PublicKeyCredential: {} as never }],
  ])("not where %s", async (_, isEnabled, asked) => {
    expect(await passkeyAvailability(isEnabled, asked)).toBe(false);
  });
});
