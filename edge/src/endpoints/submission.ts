import { type Exchange, readBody, requireSameSite } from "../request/index.ts";
import { redirectTarget } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import { send, sendRedirect } from "../respond/index.ts";

const MAX_BYTES = 4_096;

/** Fields of a small form of the shell, sent by the form or by its script. */
export interface Submission {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether the form itself was sent, so that the browser needs a page as the answer. */
  readonly isForm: boolean;
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    // Object.entries makes a plain record of whatever object it was.
    if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value));
  } catch {
    // Refused below.
  }
  throw new EdgeError("bad-request", "The body must be a JSON object.");
}

/**
 * Reads a form post or JSON call to one of the edge's own addresses.
 *
 * @throws {EdgeError} `forbidden` from another site, `unsupported-media-type`, `bad-request`, `body-too-large`
 */
export async function readSubmission({ request, origin }: Exchange): Promise<Submission> {
  requireSameSite(request, origin);
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  if (!isForm && type !== "application/json") {
    throw new EdgeError("unsupported-media-type", "Send a form or JSON.");
  }
  const text = (await readBody(request, MAX_BYTES)).toString();
  return { fields: isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text), isForm };
}

/** The page a form was sent from, or the front page. */
function pageBefore({ request, origin }: Exchange): string {
  return redirectTarget(request.headers.referer, origin) ?? "/";
}

/** Answers a submission: a redirect back for a form, no content for the script. */
export function sendSubmitted(
  exchange: Exchange,
  { fields, isForm }: Submission,
  cookies: readonly string[],
): void {
  const headers = cookies.flatMap((cookie) => ["Set-Cookie", cookie]);
  if (!isForm) return send(exchange, 204, ["Cache-Control", "no-store", ...headers]);
  const target = redirectTarget(fields["to"], exchange.origin) ?? pageBefore(exchange);
  sendRedirect(exchange, 303, target, headers);
}
