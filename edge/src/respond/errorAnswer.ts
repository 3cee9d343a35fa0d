import type { ErrorBody } from "@spilhus/contracts";
import { isCrawler } from "@spilhus/lib/node";

/** Body of an error. */
export interface ErrorAnswer {
  readonly contentType: string;
  readonly body: string;
}

/** What of a request decides the format of an error. */
export interface ErrorRequest {
  readonly path: string;
  readonly accept: string;
  readonly userAgent: string;
}

export interface Failure {
  readonly code: string;
  readonly statusCode: number;
  readonly message: string;
  readonly requestId: string;
}

const CALLS = /^\/(?:gateway|builds|_i18n|_consent|_marketing-permission)(?:\/|$)/;

const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** For server errors: the same address may work in a moment, and the front page often does. */
const WAY_OUT =
  "<p>Siden kan ikke vises lige nu. Prøv igen om lidt.</p>" +
  '<p><a href="">Prøv igen</a> · <a href="/">Til forsiden</a></p>';

function html({ statusCode, message, requestId }: Failure): string {
  const style =
    "body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:1.5rem;text-align:center;" +
    "font:1rem/1.5 system-ui,sans-serif;color:#1b1b1f;background:#fff}h1{font-size:1.5rem;margin:0}p{margin:0}" +
    "a{color:inherit}@media(prefers-color-scheme:dark){body{color:#f4f4f6;background:#17171a}}";
  return (
    `<!DOCTYPE html><html lang="da"><head><meta charset="utf-8"><title>${statusCode} ${escapeHtml(message)}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body><h1 lang="en">${escapeHtml(message)}</h1>` +
    `${statusCode >= 500 ? WAY_OUT : ""}<p>${statusCode} · ${escapeHtml(requestId)}</p></body></html>`
  );
}

/** Whether a request is an API call rather than a page. */
export function wantsJson({ path, accept }: ErrorRequest): boolean {
  return CALLS.test(path) || (accept.includes("application/json") && !accept.includes("text/html"));
}

/** Whether an error is shown as a page: crawlers get none (R2.55). */
export function wantsPage(request: ErrorRequest): boolean {
  return !wantsJson(request) && request.accept.includes("text/html") && !isCrawler(request.userAgent);
}

/**
 * The format of an error: JSON for calls, one line for crawlers (R2.55) and wherever no page was requested, else a page of
 * no brand, because it is shown when the brand's app does not answer.
 */
export function errorAnswer(request: ErrorRequest, failure: Failure): ErrorAnswer {
  const { code, message, statusCode, requestId } = failure;
  if (wantsJson(request)) {
    const body: ErrorBody = { error: { code, message, statusCode, requestId } };
    return { contentType: "application/json; charset=utf-8", body: JSON.stringify(body) };
  }
  if (!wantsPage(request)) {
    return { contentType: "text/plain; charset=utf-8", body: message };
  }
  return { contentType: "text/html; charset=utf-8", body: html(failure) };
}
