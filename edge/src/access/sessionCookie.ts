import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieValues } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";

const { name } = PLAYER_COOKIES.session;
/** Whether a request may come from a logged-in player. Finds a session cookie that is not valid, too. */
export const hasSessionCookie = (cookie: string): boolean => cookie.includes(`${name}=`);

/** Ours has 43 characters; the gateway reads none that is longer than this. */
const MAX_LENGTH = 4_096;

/**
 * The session cookie of a request as it was sent, or `undefined` for a guest. Only the gateway knows whether it is valid.
 *
 * @throws {EdgeError} `bad-request` for two of them, of which the gateway might read the other one, and for an escape
 */
export function sessionCookieOf(cookie: string): string | undefined {
  const found = cookieValues(cookie, name);
  if (found.length > 1) throw new EdgeError("bad-request", "A request has at most one session cookie.");
  const [session = ""] = found;
  // Ours needs no escape; a reader that decodes would find another session than one that does not.
  if (session.includes("%")) throw new EdgeError("bad-request", "The session cookie is malformed.");
  return session === "" || session.length > MAX_LENGTH ? undefined : session;
}
