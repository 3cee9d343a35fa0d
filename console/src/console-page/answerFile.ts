import { GatewayRefusal, streamFromGateway } from "../gateway/index.ts";
import { sectionAt } from "../sections/index.ts";
import { callerOf, seeOther } from "../session/index.ts";
import { settings } from "../settings/index.ts";
import type { ActAddress } from "./answerAct.ts";

/**
 * Passes a file of a section on as the gateway writes it, which also decides who may have it. Whoever is refused comes back to
 * the list and reads why.
 */
export async function answerFile(
  request: Request,
  { section: path, act: name }: ActAddress,
): Promise<Response> {
  const file = Object.entries(sectionAt(path)?.files ?? {}).find(([one]) => one === name)?.[1];
  if (!file) return new Response(null, { status: 404 });
  const caller = callerOf(request.headers);
  try {
    const { body, headers } = await file(
      (contract, given) => streamFromGateway(settings(), contract, given, caller, request.signal),
      new URL(request.url).searchParams,
    );
    return new Response(body, {
      headers: {
        "content-type": headers.get("content-type") ?? "application/octet-stream",
        "content-disposition": headers.get("content-disposition") ?? "attachment",
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    const { code } = error;
    return seeOther(code === "not-signed-in" ? `/log-ind?til=/${path}` : `/${path}?fejl=${code}`);
  }
}
