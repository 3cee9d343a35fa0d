import { START_STAFF_SIGN_IN } from "@spilhus/contracts/staff";
import { callGateway, GatewayRefusal } from "../../../src/gateway/index.ts";
import { callerOf, returnPathOf, seeOther, visitCookie } from "../../../src/session/index.ts";
import { settings } from "../../../src/settings/index.ts";

/** Sends the browser to the identity provider. */
export async function GET(request: Request): Promise<Response> {
  const returnPath = returnPathOf(new URL(request.url).searchParams.get("til"));
  try {
    const own = settings();
    const caller = { ...callerOf(request.headers), session: undefined };
    const { address, visit } = await callGateway(own, START_STAFF_SIGN_IN, { body: { returnPath } }, caller);
    return seeOther(address, [visitCookie(visit)]);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return seeOther(`/log-ind?fejl=${error.code}`);
  }
}
