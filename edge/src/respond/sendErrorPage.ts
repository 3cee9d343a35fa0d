import type { Log } from "@spilhus/lib";
import { acceptedEncodings } from "../encoding/index.ts";
import type { EdgeError } from "../errors/edgeError.ts";
import { type Exchange, requestId } from "../request/index.ts";
import { logFailure } from "./sendError.ts";
import type { StoredAnswer } from "./storedAnswer.ts";

/** Answers a failed request with the brand's error page and the failure's status (R2.55, R8.18), and logs it. */
export function sendErrorPage(
  { request, response, head, secure }: Exchange,
  page: StoredAnswer,
  failure: EdgeError,
  { log, vendors }: { readonly log: Log; readonly vendors: boolean },
): void {
  logFailure(request, failure, log);
  const encoding = page.encodingFor(acceptedEncodings(head.acceptEncoding));
  response.writeHead(failure.statusCode, [
    ...page.head(encoding, { secure, vendors }),
    "X-Request-Id",
    requestId(request),
    ...(failure.closes ? ["Connection", "close"] : []),
    ...failure.headers,
  ]);
  response.end(request.method === "HEAD" ? undefined : page.body.in(encoding));
}
