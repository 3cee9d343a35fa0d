import type { DefinedCall } from "../calls/defineCall.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./keepPasskeys.ts";
import { registrationOptions, verifyRegistration } from "./makePasskey.ts";
import { authenticationOptions, verifyAuthentication } from "./usePasskey.ts";

/** The calls about passkeys. */
export const PASSKEY_CALLS: readonly DefinedCall[] = [
  registrationOptions,
  verifyRegistration,
  authenticationOptions,
  verifyAuthentication,
  listPasskeys,
  renamePasskey,
  removePasskey,
];
