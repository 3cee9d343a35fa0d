import type { DefinedCall } from "../calls/defineCall.ts";
import { changePassword, openPasswordLink, requestNewPassword } from "./changePassword.ts";
import { logInByPassword } from "./logIn.ts";

/** The calls about passwords, all of them for guests. */
export const PASSWORD_CALLS: readonly DefinedCall[] = [
  logInByPassword,
  requestNewPassword,
  openPasswordLink,
  changePassword,
];
