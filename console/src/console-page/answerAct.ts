import { RESULT_ID } from "../frame/index.ts";
import { callGateway, GatewayRefusal } from "../gateway/index.ts";
import { keepRenewal } from "../renewal/index.ts";
import { sectionAt } from "../sections/index.ts";
import { callerOf, isOwnForm, seeOther } from "../session/index.ts";
import { settings } from "../settings/index.ts";
import { wordsOf } from "./visitOf.ts";

export interface ActAddress {
  readonly section: string;
  readonly id: string;
  readonly act: string;
}

const withMessage = (path: string, name: "besked" | "fejl", value: string) =>
  `${path}${path.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}#${RESULT_ID}`;

/**
 * Answers a form of a section: the gateway carries out the act, and the browser is redirected to the result, so that a
 * reload repeats nothing. A refused act redirects to the page of the form.
 */
export async function answerAct(
  request: Request,
  { section: path, id, act: name }: ActAddress,
): Promise<Response> {
  const own = settings();
  const section = sectionAt(path);
  const act = Object.entries(section?.acts ?? {}).find(([one]) => one === name)?.[1];
  if (!section || !act) return new Response(null, { status: 404 });
  if (!isOwnForm(request.headers, own.origin)) return new Response(null, { status: 403 });
  const caller = callerOf(request.headers);
  const resultPage = (to: string) => keepRenewal(to, request.headers.get("referer"));
  try {
    const result = await act({
      id,
      form: await request.formData(),
      words: wordsOf(request.headers),
      ask: (contract, given) => callGateway(own, contract, given, caller),
    });
    if ("to" in result)
      return seeOther(withMessage(resultPage(result.to), "besked", result.message.replace(/^done\./, "")));
    const { name: file, type, text } = result.file;
    return new Response(text, {
      headers: {
        "content-type": type,
        "content-disposition": `attachment; filename="${file.replaceAll(/[^\w.-]/g, "_")}"`,
        "cache-control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    if (error.code === "not-signed-in") return seeOther(`/log-ind?til=/${path}&fejl=not-signed-in`);
    // A list has no page for each row, nor is there one for a case that was decided meanwhile.
    const back =
      section.detail && !["already-decided", "not-found"].includes(error.code) && id !== "ny"
        ? `/${path}/${encodeURIComponent(id)}`
        : `/${path}`;
    return seeOther(withMessage(resultPage(back), "fejl", error.code));
  }
}
