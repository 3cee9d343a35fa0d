import { FINISH_STAFF_SIGN_IN } from "@spilhus/contracts/staff";
import { callGateway, GatewayRefusal } from "../../../src/gateway/index.ts";
import {
  callerOf,
  cookieOf,
  seeOther,
  sessionCookie,
  VISIT_COOKIE,
  withoutCookie,
} from "../../../src/session/index.ts";
import { settings } from "../../../src/settings/index.ts";

/** The address to which the identity provider sends the browser back. It consumes the pending sign-in, even when it fails. */
export async function GET(request: Request): Promise<Response> {
  const visit = cookieOf(request.headers, VISIT_COOKIE);
  const isOver = withoutCookie(VISIT_COOKIE);
  if (visit === undefined) return seeOther("/log-ind?fejl=staff-sign-in-refused");
  try {
    const body = { visit, query: new URL(request.url).search };
    const caller = { ...callerOf(request.headers), session: undefined };
    const { session, returnPath } = await callGateway(settings(), FINISH_STAFF_SIGN_IN, { body }, caller);
    return seeOther(returnPath, [sessionCookie(session), isOver]);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return seeOther(`/log-ind?fejl=${error.code}`, [isOver]);
  }
}
