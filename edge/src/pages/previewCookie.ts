import { COOKIES } from "@spilhus/contracts";

const PREVIEW = new RegExp(`(?:^|;\\s*)${COOKIES.preview.name}=([\\w-]{16,128})(?:;|$)`);

/** The preview cookie of a request, ready to be sent on; nothing else of the visitor's goes with it. */
export function previewCookie(cookieHeader: string): string | undefined {
  if (!cookieHeader.includes(COOKIES.preview.name)) return undefined;
  const value = PREVIEW.exec(cookieHeader)?.[1];
  return value === undefined ? undefined : `${COOKIES.preview.name}=${value}`;
}

/** Of an app's `Set-Cookie` headers those that concern the preview. */
export function previewSetCookies(header: string | string[] | undefined): readonly string[] {
  const all = header === undefined ? [] : Array.isArray(header) ? header : [header];
  return all.filter((cookie) => cookie.startsWith(`${COOKIES.preview.name}=`));
}
