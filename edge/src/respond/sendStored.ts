import { acceptedEncodings, clientTag, clientHas } from "../encoding/index.ts";
import type { Exchange } from "../request/index.ts";
import type { StoredAnswer } from "./storedAnswer.ts";
import { sendWhole } from "./wholeAnswer.ts";

const NOTHING: readonly string[] = [];

export interface SendOptions {
  /** `Set-Cookie` values of this visitor; never part of what is stored. */
  readonly cookies?: readonly string[];
  /** Whether scripts of vendors may run in the document; none by default. */
  readonly vendors?: boolean;
}

/**
 * Sends a stored answer: 304 when the client has it, else in the best encoding; no body for HEAD.
 */
export function sendStored(
  { request, response, head, secure }: Exchange,
  answer: StoredAnswer,
  { cookies = NOTHING, vendors = false }: SendOptions = {},
): void {
  const personal = cookies.length === 0 ? NOTHING : cookies.flatMap((cookie) => ["Set-Cookie", cookie]);
  const { hash } = answer.body;
  if (answer.revalidated && clientHas(head.ifNoneMatch, hash)) {
    response.writeHead(304, [
      "ETag",
      clientTag(head.ifNoneMatch, hash),
      ...answer.notModifiedHead({ secure, vendors }),
      ...personal,
    ]);
    response.end();
    return;
  }
  const encoding = answer.encodingFor(acceptedEncodings(head.acceptEncoding));
  const headers = answer.head(encoding, { secure, vendors });
  const body = request.method === "HEAD" ? undefined : answer.body.in(encoding);
  const isOneForAll = body !== undefined && personal.length === 0 && answer.revalidated;
  if (isOneForAll && sendWhole(response, answer.status, headers, body)) return;
  // Node writes the list out at once and keeps no reference, so the shared one can be handed over.
  response.writeHead(
    answer.status,
    personal.length === 0 ? (headers as string[]) : [...headers, ...personal],
  );
  response.end(body);
}
