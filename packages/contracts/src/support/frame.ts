import { LOCALES, type Locale } from "../values/index.ts";

/** Where a brand's support host serves the frame of the vendor's chat. */
export const SUPPORT_FRAME_PATH = "/frame";
export const SUPPORT_FRAME_SCRIPT_PATH = "/frame.js";
/** The support host of a brand's host. */
export const SUPPORT_HOST_PREFIX = "support.";

/** What the page tells the frame. */
export type ToFrame =
  | { readonly support: "boot"; readonly locale: Locale; readonly token: string | null }
  | { readonly support: "open" | "close" | "shutdown" };

/** What the frame tells the page. */
export type FromFrame =
  | { readonly support: "loaded" | "ready" | "failed" | "opened" | "closed" }
  | { readonly support: "unread"; readonly count: number };

const NEWS = ["loaded", "ready", "failed", "opened", "closed"] as const;
const COMMANDS = ["open", "close", "shutdown"] as const;

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null ? { ...data } : {};

/** A message of the frame; nothing for anything else. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  const { support, count } = fieldsOf(data);
  if (support === "unread") {
    return typeof count === "number" && Number.isSafeInteger(count) && count >= 0
      ? { support, count }
      : undefined;
  }
  const news = NEWS.find((one) => one === support);
  return news && { support: news };
}

/** A message of the page; nothing for anything else. */
export function readToFrame(data: unknown): ToFrame | undefined {
  const { support, locale, token } = fieldsOf(data);
  if (support === "boot") {
    const known = LOCALES.find((one) => one === locale);
    return known && (token === null || typeof token === "string")
      ? { support, locale: known, token }
      : undefined;
  }
  const command = COMMANDS.find((one) => one === support);
  return command && { support: command };
}
