import { LOCALES } from "@spilhus/contracts";
import { isOwnForm, localeCookie, returnPathOf, seeOther } from "../../src/session/index.ts";
import { settings } from "../../src/settings/index.ts";

/** Chooses the language of the console. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request.headers, settings().origin)) return new Response(null, { status: 403 });
  const form = await request.formData();
  const locale = LOCALES.find((one) => one === form.get("sprog"));
  const back = form.get("til");
  const path = returnPathOf(typeof back === "string" ? back : null);
  return seeOther(path, locale === undefined ? [] : [localeCookie(locale)]);
}
