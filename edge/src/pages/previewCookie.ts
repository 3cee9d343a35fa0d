import { COOKIES } from "@spilhus/contracts";
import { cookieCodec, parseCookies } from "@spilhus/lib";

const PREVIEW = new RegExp(`(?:^|;\\s*)${COOKIES.preview.name}=([\\w-]{16,128})(?:;|$)`);

/** The preview cookie of a request, ready to be sent on; nothing else of the visitor's goes with it. */
export function previewCookie(cookieHeader: string): string | undefined {
  if (!cookieHeader.includes(COOKIES.preview.name)) return undefined;
  const value = PREVIEW.exec(cookieHeader)?.[1];
  return value === undefined ? undefined : `${COOKIES.preview.name}=${value}`;
}

const VALUE = /^[\w-]{16,128}$/;
const codec = cookieCodec<string>(COOKIES.preview, {
  encode: (value) => value,
  decode: (text) => (VALUE.test(text) ? text : undefined),
});

/** `Set-Cookie` that ends the preview in a browser. */
export const endPreview = codec.clear();

/**
 * The preview's cookie out of an app's `Set-Cookie` headers, written anew as the declared table has it: the framework
 * sets other attributes in development than in production, and may change its mind.
 */
export function previewSetCookie(header: string | string[] | undefined): string | undefined {
  const all = header === undefined ? [] : Array.isArray(header) ? header : [header];
  const own = all.find((cookie) => cookie.startsWith(`${COOKIES.preview.name}=`));
  const value = own && codec.read(parseCookies(own.split(";")[0]));
  return value === undefined ? undefined : codec.set(value);
}
