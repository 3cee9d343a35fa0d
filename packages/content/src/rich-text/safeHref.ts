const PROTOCOLS = new Set(["https:", "http:", "mailto:", "tel:"]);
/** Never requested: only a base for relative addresses. */
const BASE = "https://relative.invalid/";

/**
 * An address an editor wrote, or `undefined` when following it could run code (`javascript:`, `data:`, …). The URL
 * parser decides, because it drops what browsers drop: leading controls, and tabs and line breaks inside `java\nscript:`.
 */
export function safeHref(href: string): string | undefined {
  const trimmed = href.trim();
  if (trimmed === "") return undefined;
  try {
    return PROTOCOLS.has(new URL(trimmed, BASE).protocol) ? trimmed : undefined;
  } catch {
    return undefined;
  }
}
