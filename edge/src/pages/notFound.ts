import { STATUS_MESSAGES, type ErrorBody } from "@spilhus/contracts";
import { parseCookies } from "@spilhus/lib";
import { isCrawler } from "@spilhus/lib/node";
import { EdgeError } from "../errors/edgeError.ts";
import { type Exchange, requestId } from "../request/index.ts";
import { wantsJson, send, sendJson, sendStored, type StoredAnswer } from "../respond/index.ts";
import { errorPolicyAt, policyClassAt } from "./policyChange.ts";
import { documentVendors } from "./documentVendors.ts";
import type { ErrorPages } from "./errorPages.ts";
import type { PageForm } from "./loadPage.ts";
import { notFoundPath } from "./pageAddress.ts";
import { visitorLocale } from "./visitorLocale.ts";

/** Sources of the brand's not-found page. */
export interface NotFoundSources {
  readonly find: (form: PageForm) => Promise<StoredAnswer>;
  /** For a not-found page that was never requested before the app went down. */
  readonly errorPages: ErrorPages;
}

/** The brand's not-found page, which is the same for every address. */
function notFoundForm({ site, head, path }: Exchange): PageForm {
  return {
    path: notFoundPath(visitorLocale(site, parseCookies(head.cookie))),
    query: "",
    representation: "html",
    policyClass: policyClassAt(path),
    status: 404,
    isUnbounded: false,
  };
}

async function brandPage(exchange: Exchange, { find, errorPages }: NotFoundSources): Promise<StoredAnswer> {
  const form = notFoundForm(exchange);
  // Fetched in advance: an unknown address of the account area must not cost the app a render.
  const ahead =
    form.policyClass === "public"
      ? undefined
      : errorPages.get(exchange.site, form.path, errorPolicyAt(exchange.path));
  if (ahead) return ahead;
  try {
    return await find(form);
  } catch (cause) {
    const kept = errorPages.get(exchange.site, form.path, errorPolicyAt(exchange.path));
    if (kept) return kept;
    throw new EdgeError("not-found", STATUS_MESSAGES.notFound, { cause });
  }
}

/**
 * Answers 404 (R2.55): JSON with the status message to a call, one line to a crawler and to the
 * router, which then loads the address as a document, and the brand's not-found page to everyone else.
 *
 * @param statusMessage the spec's text, see `RouteNotFound` (R8.04, R8.05)
 */
export async function sendNotFound(
  exchange: Exchange,
  statusMessage: string,
  sources: NotFoundSources,
): Promise<void> {
  const { head, request } = exchange;
  if (wantsJson({ path: exchange.path, accept: head.accept, userAgent: head.userAgent })) {
    const error = {
      code: "not-found",
      message: statusMessage,
      statusCode: 404,
      requestId: requestId(request),
    };
    sendJson(exchange, 404, { error } satisfies ErrorBody);
  } else if (head.rsc !== "" || isCrawler(head.userAgent)) {
    const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];
    send(exchange, 404, headers, statusMessage);
  } else {
    sendStored(exchange, await brandPage(exchange, sources), {
      vendors: documentVendors(exchange, policyClassAt(exchange.path)),
    });
  }
}
