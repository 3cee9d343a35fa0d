import { parseUrl } from "./parseUrl.ts";

const MAX_LENGTH = 2_048;
const MAX_DECODES = 3;

/** Any white space, control, backslash, zero-width, bidi or other invisible format character, lone surrogate. */
const FORBIDDEN_AS_TYPED = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;
/** The same, less the plain spaces that a search query may hold once decoded. */
const FORBIDDEN_DECODED = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u;
const STRAY_PERCENT = /%(?![0-9a-f]{2})/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:[/;]|$)/;

/** Never a redirect target: calls, feeds, internal paths, and pages that act or redirect again. */
const REFUSED_FIRST_SEGMENTS = new Set(["gateway", "api", "cdn", "builds", "internal"]);
const REFUSED_LAST_SEGMENTS = new Set(["logout", "log-ud", "redirect-assistant"]);

function parseOrigin(origin: string): URL {
  const url = parseUrl(origin);
  const isLocal = url !== undefined && /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (
    !url ||
    url.origin !== origin ||
    !(url.protocol === "https:" || (url.protocol === "http:" && isLocal))
  ) {
    throw new TypeError(
      `redirectTarget needs a bare https origin (http only on localhost), got "${origin}".`,
    );
  }
  return url;
}

/** @throws {URIError} when an escape is not UTF-8. */
function decodeEscapes(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent);
}

/** Pages have no dot in their name; assets and hidden files have. */
function isRefusedPath(path: string): boolean {
  const segments = path
    .toLowerCase()
    .split("/")
    .map((segment) => segment.split(";")[0] ?? "")
    .filter((segment) => segment !== "");
  const [first = "", last = ""] = [segments[0], segments.at(-1)];
  return (
    /^[_.]/.test(first) ||
    last.includes(".") ||
    REFUSED_FIRST_SEGMENTS.has(first) ||
    REFUSED_LAST_SEGMENTS.has(last)
  );
}

function isHarmless(path: string, rest: string): boolean {
  return (
    !FORBIDDEN_DECODED.test(path + rest) &&
    !path.includes("//") &&
    !rest.includes("//") &&
    !DOT_SEGMENT.test(path) &&
    !isRefusedPath(path)
  );
}

/** A proxy or page may decode the address once more, so every layer of escapes must be harmless. */
function isHarmlessInEveryLayer(path: string, rest: string): boolean {
  for (let depth = 0; depth <= MAX_DECODES; depth += 1) {
    if (!isHarmless(path.normalize("NFKC"), rest.normalize("NFKC"))) return false;
    const [nextPath, nextRest] = [decodeEscapes(path), decodeEscapes(rest)];
    if (nextPath === path && nextRest === rest) return true;
    [path, rest] = [nextPath, nextRest];
  }
  return false;
}

/**
 * Turns a visitor's `returnUrl` (R4.05, R5.07) into a safe redirect target; the only function that does.
 *
 * @param input value of the query or form; anything but a string is refused
 * @param origin the brand's own origin, e.g. `https://fjord.dk`
 * @returns path, search and hash on that origin, or `undefined` when the input is not a page of it
 * @throws {TypeError} when `origin` is not a bare https (locally http) origin, which is a configuration error
 */
export function redirectTarget(input: unknown, origin: string): string | undefined {
  const base = parseOrigin(origin);
  if (typeof input !== "string" || input.length > MAX_LENGTH) return undefined;
  if (FORBIDDEN_AS_TYPED.test(input) || STRAY_PERCENT.test(input)) return undefined;
  if (!/^\/(?!\/)/.test(input) && input !== origin && !input.startsWith(`${origin}/`)) return undefined;
  const url = parseUrl(input, base);
  if (!url || url.origin !== origin || url.username !== "" || url.password !== "") return undefined;
  const rest = url.search + url.hash;
  try {
    return isHarmlessInEveryLayer(url.pathname, rest) ? url.pathname + rest : undefined;
  } catch {
    return undefined;
  }
}
