import type { DefinedCall } from "../calls/index.ts";
import type { RegisterServices } from "../exclusions/index.ts";
import type { MailServices } from "../mail/index.ts";
import { changePassword, openPasswordLink, requestNewPassword } from "./changePassword.ts";
import { logInByPassword } from "./logIn.ts";

/** The calls about passwords, all of them for guests. */
export const PASSWORD_CALLS: readonly DefinedCall<MailServices & RegisterServices>[] = [
  logInByPassword,
  requestNewPassword,
  openPasswordLink,
  changePassword,
];
