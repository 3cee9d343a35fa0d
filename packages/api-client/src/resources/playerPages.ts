import { GET_PARTNER_DATA, GET_USER_INFO } from "@spilhus/contracts/player-account";
import { CHECK_LOGIN_LIMITS, GET_SESSION_INFO, LOG_OUT } from "@spilhus/contracts/user-auth";
import { ApiError, call, callOf, type CallInput, type Transport } from "../request/index.ts";

// The calls of every page of a player. They are in a file of their own because bundlers keep a module whole: their
// contracts need no schema library, those of other calls do.

/** R7.03. A guest is answered 401. */
export const getUserInfo = /* @__PURE__ */ callOf(GET_USER_INFO);
/** R7.08. */
export const getPartnerData = /* @__PURE__ */ callOf(GET_PARTNER_DATA);
/** R7.11. Guests are answered too. */
export const getSessionInfo = /* @__PURE__ */ callOf(GET_SESSION_INFO);
/** R7.10, in legacy mode (R8.03). */
export const checkLoginLimits = /* @__PURE__ */ callOf(CHECK_LOGIN_LIMITS);

/**
 * Ends the session (R7.12). A 400 says that there was no session: the player is logged out all the same (R8.02).
 *
 * @throws {ApiError} for every other failure
 */
export async function logOut(transport: Transport, input: CallInput<typeof LOG_OUT> = {}): Promise<void> {
  try {
    await call(transport, LOG_OUT, input);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
  }
}
