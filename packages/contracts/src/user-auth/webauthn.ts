import * as z from "zod/mini";
import { isPasskeyUserId } from "../validation/index.ts";

/** Larger than anything an authenticator sends. */
const MAX_BYTES = 16_384;
const Base64Url = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(MAX_BYTES));
const Type = z.literal("public-key");
const Attachment = z.enum(["platform", "cross-platform"]);
const Verification = z.enum(["required", "preferred", "discouraged"]);
const Descriptor = z.object({
  id: Base64Url,
  /** `public-key`, which the server's library has as any text. */
  type: z.string(),
  transports: z.exactOptional(z.array(z.string().check(z.maxLength(32)))),
});
const Hints = z.array(z.enum(["hybrid", "security-key", "client-device"]));

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3: what a new passkey is made from. */
export const PasskeyCreationOptionsSchema = z.object({
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({
    /** 1 to 64 bytes (R5.09), random: says nothing about the player. */
    id: Base64Url.check(z.refine(isPasskeyUserId)),
    name: z.string(),
    displayName: z.string(),
  }),
  challenge: Base64Url,
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: Type })),
  timeout: z.exactOptional(z.int()),
  excludeCredentials: z.exactOptional(z.array(Descriptor)),
  authenticatorSelection: z.exactOptional(
    z.object({
      authenticatorAttachment: z.exactOptional(Attachment),
      requireResidentKey: z.exactOptional(z.boolean()),
      residentKey: z.exactOptional(Verification),
      userVerification: z.exactOptional(Verification),
    }),
  ),
  hints: z.exactOptional(Hints),
  attestation: z.exactOptional(z.enum(["none", "indirect", "direct", "enterprise"])),
  extensions: z.exactOptional(z.object({ credProps: z.exactOptional(z.boolean()) })),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptionsSchema>;

/** `PublicKeyCredentialRequestOptionsJSON`: what a passkey is asked to sign. */
export const PasskeyRequestOptionsSchema = z.object({
  challenge: Base64Url,
  timeout: z.exactOptional(z.int()),
  rpId: z.exactOptional(z.string()),
  allowCredentials: z.exactOptional(z.array(Descriptor)),
  userVerification: z.exactOptional(Verification),
  hints: z.exactOptional(Hints),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptionsSchema>;

const credential = {
  id: Base64Url.check(z.minLength(1)),
  rawId: Base64Url.check(z.minLength(1)),
  type: Type,
  authenticatorAttachment: z.exactOptional(Attachment),
  clientExtensionResults: z.object({
    credProps: z.exactOptional(z.object({ rk: z.exactOptional(z.boolean()) })),
  }),
};

/** `RegistrationResponseJSON`: a passkey that was made. */
export const PasskeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: z.exactOptional(Base64Url),
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(32)))),
    publicKeyAlgorithm: z.exactOptional(z.int()),
    publicKey: z.exactOptional(Base64Url),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistrationSchema>;

/** `AuthenticationResponseJSON`: a challenge that was signed. */
export const PasskeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.exactOptional(Base64Url),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertionSchema>;
