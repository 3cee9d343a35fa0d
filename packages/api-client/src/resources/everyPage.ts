import {
  READ_PARTNER_DATA,
  READ_USER_INFO,
  type PartnerData,
  type UserInfo,
} from "@spilhus/contracts/player-account";
import {
  END_SESSION,
  READ_LOGIN_LIMITS,
  READ_SESSION_INFO,
  type SessionInfo,
} from "@spilhus/contracts/user-auth";
import type { LoginLimitsAnswer } from "@spilhus/contracts";
import { ApiError } from "../apiError.ts";
import { request, type Transport } from "../request.ts";

/** Until when a call is wanted. */
interface Wanted {
  readonly signal?: AbortSignal | undefined;
}

// The calls of every page that a player looks at. They bring no schemas along, which every page would carry.

/** The player who is signed in; ask only with a session, since a guest is answered 401 (R7.03). */
export const getUserInfo = (transport: Transport, { signal }: Wanted = {}): Promise<UserInfo> =>
  request(transport, { ...READ_USER_INFO, signal });

/** R7.08. */
export const getPartnerData = (transport: Transport, { signal }: Wanted = {}): Promise<PartnerData> =>
  request(transport, { ...READ_PARTNER_DATA, signal });

/** The session with its times; guests are answered too (R7.11). */
export const getSessionInfo = (
  transport: Transport,
  { query, signal }: Wanted & { readonly query: { readonly brand: string } },
): Promise<SessionInfo> => request(transport, { ...READ_SESSION_INFO, query, signal });

/** Whether the player is within the play limits; legacy mode (R7.10, R8.03). */
export const checkLoginLimits = (transport: Transport, { signal }: Wanted = {}): Promise<LoginLimitsAnswer> =>
  request(transport, { ...READ_LOGIN_LIMITS, signal });

/**
 * Ends the session (R7.12). A 400 says that there was none left to end: the player has left all the same (R8.02).
 *
 * @throws {ApiError} for everything else
 */
export async function logOut(transport: Transport, { signal }: Wanted = {}): Promise<void> {
  try {
    await request(transport, { ...END_SESSION, signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
  }
}
