import { STATUS_MESSAGES } from "@spilhus/contracts";

interface Refusal {
  /** nginx's own status code where HTTP has none. */
  readonly from?: number;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Every response that nginx produces itself, worded like the edge's. */
const REFUSALS: readonly Refusal[] = [
  { status: 400, code: "bad-request", message: "The request is malformed." },
  { from: 497, status: 400, code: "bad-request", message: "Speak TLS on this port." },
  { status: 404, code: "not-found", message: "There is no site here." },
  { status: 405, code: "method-not-allowed", message: "This method is not for here." },
  { status: 408, code: "request-timeout", message: "The request took too long." },
  { status: 413, code: "body-too-large", message: "A body may have at most 1048576 bytes." },
  { status: 414, code: "bad-request", message: "The address is too long." },
  { status: 421, code: "not-found", message: "There is no site here." },
  { status: 429, code: "too-many-requests", message: "Too many requests at once." },
  { from: 494, status: 431, code: "bad-request", message: "The headers are too long." },
  { status: 500, code: "upstream-failed", message: STATUS_MESSAGES.serverError },
  { status: 502, code: "upstream-failed", message: STATUS_MESSAGES.serverError },
  // Only a site that was closed by hand.
  { status: 503, code: "unavailable", message: "Siden er lukket lige nu. This site is closed for now." },
  { status: 504, code: "upstream-timeout", message: STATUS_MESSAGES.serverError },
];

/** Same headers as the edge's errors. Browsers ignore HSTS on a plain connection. */
const HEADERS = `
    add_header Cache-Control no-store always;
    add_header Content-Security-Policy "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" always;
    add_header Referrer-Policy strict-origin-when-cross-origin always;
    add_header Strict-Transport-Security "max-age=63072000" always;
    add_header X-Content-Type-Options nosniff always;
    add_header X-Frame-Options DENY always;
    add_header X-Request-Id $request_id always;`;

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`;

function locations({ from, status, code, message }: Refusal): string {
  const path = `/_refused/${from ?? status}`;
  const seconds = status === 503 ? 600 : 1;
  const retry = status === 429 || status >= 502 ? `\n    add_header Retry-After ${seconds} always;` : "";
  const json = JSON.stringify({ error: { code, message, statusCode: status, requestId: "$request_id" } });
  const one = (form: string, type: string, body: string) => `
  location = ${path}/${form} {
    internal;
    default_type "${type}; charset=utf-8";${HEADERS}${retry}
    return ${status} ${quoted(body)};
  }`;
  const answer = from === undefined ? String(status) : `${from} =${status}`;
  return `
  error_page ${answer} ${path}/$refusal_form;${one("json", "application/json", json)}${one("text", "text/plain", message)}`;
}

/**
 * The part of a server's configuration that answers what nginx refuses itself: JSON for calls, one sentence otherwise,
 * never nginx's own page. The places have paths because a request that could not be read has none to come from.
 */
export const refusals = (): string => `${REFUSALS.map(locations).join("\n").replace(/^\n/, "")}\n`;
