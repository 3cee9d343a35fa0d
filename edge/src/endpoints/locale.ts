import { LOCALE_PATH } from "@spilhus/contracts";
import { localeCookie } from "@spilhus/experiments";
import { redirectTarget } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import { sendRedirect } from "../respond/index.ts";

function keepLocale(exchange: Exchange): void {
  const { path, search, site, origin } = exchange;
  const locale = site.brand.locales.find((known) => path === `${LOCALE_PATH}/${known}`);
  if (!locale) throw new EdgeError("not-found", "This site does not have that language.");
  const target = redirectTarget(new URLSearchParams(search).get("to"), origin) ?? "/";
  sendRedirect(exchange, 303, target, ["Set-Cookie", localeCookie.set(locale)]);
}

/** `GET /_locale/{da|en}?to=/path`: stores the locale for 365 days and redirects back (R9.03). Works without a script. */
export const localeEndpoint: Endpoint = { methods: ["GET"], handle: keepLocale };
