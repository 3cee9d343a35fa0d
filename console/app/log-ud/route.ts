import { SIGN_OUT_STAFF } from "@spilhus/contracts/staff";
import { callGateway, GatewayRefusal } from "../../src/gateway/index.ts";
import { callerOf, isOwnForm, seeOther, SESSION_COOKIE, withoutCookie } from "../../src/session/index.ts";
import { settings } from "../../src/settings/index.ts";

/** Ends the session, or with `overalt` every session of the member of staff. */
export async function POST(request: Request): Promise<Response> {
  const own = settings();
  if (!isOwnForm(request.headers, own.origin)) return new Response(null, { status: 403 });
  const everywhere = (await request.formData()).get("overalt") === "ja";
  try {
    await callGateway(own, SIGN_OUT_STAFF, { body: { everywhere } }, callerOf(request.headers));
  } catch (error) {
    // A session that is already over needs no error.
    if (!(error instanceof GatewayRefusal) || error.code !== "not-signed-in") throw error;
  }
  return seeOther("/log-ind?besked=signed-out", [withoutCookie(SESSION_COOKIE)]);
}
