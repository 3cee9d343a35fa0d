import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import type { PasskeyAssertion, PasskeyRegistration } from "@spilhus/contracts/user-auth";

const RP_ID = "localhost";
const credentials = new Map<string, WebAuthnCredential>();
let challenge = "";

/** A challenge is good for one verify. */
function take(): string {
  const taken = challenge;
  challenge = "";
  return taken;
}

/**
 * A service that keeps passkeys, beside the tests in Node, and verifies with the library the real one uses. Tests in the
 * browser call it as commands.
 */
export const relyingParty = {
  async forgetPasskeys() {
    credentials.clear();
  },

  async registrationOptions() {
    const options = await generateRegistrationOptions({
      rpID: RP_ID,
      rpName: "Fjord",
      userName: "Mette",
      userID: new TextEncoder().encode("spiller"),
      excludeCredentials: [...credentials.keys()].map((id) => ({ id })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    challenge = options.challenge;
    return options;
  },

  async verifyRegistration(origin: string, response: PasskeyRegistration) {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"], // The same JSON.
      expectedChallenge: take(),
      expectedOrigin: origin,
      expectedRPID: RP_ID,
    });
    if (!registrationInfo) throw new Error("The registration does not hold.");
    credentials.set(registrationInfo.credential.id, registrationInfo.credential);
    return credentials.size;
  },

  async authenticationOptions() {
    const options = await generateAuthenticationOptions({ rpID: RP_ID, userVerification: "required" });
    challenge = options.challenge;
    return options;
  },

  async verifyAuthentication(origin: string, response: PasskeyAssertion) {
    const credential = credentials.get(response.id);
    if (!credential) throw new Error("Nobody has this passkey.");
    const { verified } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"], // The same JSON.
      expectedChallenge: take(),
      expectedOrigin: origin,
      expectedRPID: RP_ID,
      credential,
    });
    if (!verified) throw new Error("The signature does not hold.");
    return "signed in";
  },
};
