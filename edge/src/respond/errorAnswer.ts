import type { ErrorBody } from "@spilhus/contracts";
import { isCrawler } from "@spilhus/lib/node";

/** What a failed request is told. */
export interface ErrorAnswer {
  readonly contentType: string;
  readonly body: string;
}

/** Who asks, as far as it decides the form of an error. */
export interface Asker {
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

/** What helps a person when the fault is ours: the same address may work in a moment, the front page often does. */
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

/** Whether a request is a program's call rather than a person's page. */
export function wantsJson({ path, accept }: Asker): boolean {
  return CALLS.test(path) || (accept.includes("application/json") && !accept.includes("text/html"));
}

/** Whether an error is shown to a person: crawlers are drawn none (R2.55). */
export function wantsPage(asker: Asker): boolean {
  return !wantsJson(asker) && asker.accept.includes("text/html") && !isCrawler(asker.userAgent);
}

/**
 * The form of an error: JSON for calls, next to nothing for crawlers (R2.55), plain text where no page was asked
 * for, else a page that belongs to no brand, because it may be shown when no brand's app answers.
 */
export function errorAnswer(asker: Asker, failure: Failure): ErrorAnswer {
  const { code, message, statusCode, requestId } = failure;
  if (wantsJson(asker)) {
    const body: ErrorBody = { error: { code, message, statusCode, requestId } };
    return { contentType: "application/json; charset=utf-8", body: JSON.stringify(body) };
  }
  if (!wantsPage(asker)) {
    return { contentType: "text/plain; charset=utf-8", body: message };
  }
  return { contentType: "text/html; charset=utf-8", body: html(failure) };
}
