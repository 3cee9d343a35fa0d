import type { DefinedCall } from "../calls/index.ts";
import type { RegisterServices } from "../exclusions/index.ts";
import type { MailServices } from "../mail/index.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./keepPasskeys.ts";
import { registrationOptions, verifyRegistration } from "./makePasskey.ts";
import { authenticationOptions, verifyAuthentication } from "./usePasskey.ts";

/** The calls about passkeys. */
export const PASSKEY_CALLS: readonly DefinedCall<MailServices & RegisterServices>[] = [
  registrationOptions,
  verifyRegistration,
  authenticationOptions,
  verifyAuthentication,
  listPasskeys,
  renamePasskey,
  removePasskey,
];
